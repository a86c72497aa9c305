import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, test } from 'vitest';
import { sights } from './pages.ts';
import { closeBrowser, THEMES, visit, wear } from './visitor.ts';

const WIDTHS = [
  [360, 740],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const;

/** Where they are kept: artefacts of the tests, or with `SCREENS=docs` small ones for the book. */
const forTheBook = process.env['SCREENS'] === 'docs';
const folder = fileURLToPath(new URL(forTheBook ? '../../docs/screens' : 'screens', import.meta.url));

/** The book shows the first page and every table, on a desk by day and on a phone by night. */
function isKept(name: string, colorScheme: string, width: number): boolean {
  if (!forTheBook) return true;
  const shown = name === 'home' || name.startsWith('table-');
  return shown && ((width === 1280 && colorScheme === 'light') || (width === 360 && colorScheme === 'dark'));
}

afterAll(closeBrowser);

test('pictures of everything in both themes', async () => {
  mkdirSync(folder, { recursive: true });
  const look = { locale: 'es', reducedMotion: 'reduce' } as const;
  const { page, leave } = await visit(forTheBook ? { ...look, deviceScaleFactor: 0.6 } : look);
  const looks = THEMES.flatMap((theme) => WIDTHS.map(([width, height]) => ({ theme, width, height })));
  for (const { name, open } of await sights(page)) {
    const kept = looks.filter(({ theme, width }) => isKept(name, theme, width));
    if (kept.length > 0) await open(page);
    for (const { theme, width, height } of kept) {
      await wear(page, theme);
      await page.setViewportSize({ width, height });
      await page.screenshot({ path: join(folder, `${name}-${theme}-${width}.png`) });
    }
  }
  await leave();
});
