import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, test } from 'vitest';
import { sights } from './pages.ts';
import { closeBrowser, visit } from './visitor.ts';

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

test.each(['light', 'dark'] as const)('pictures of everything in the %s theme', async (colorScheme) => {
  mkdirSync(folder, { recursive: true });
  const look = { colorScheme, locale: 'es', reducedMotion: 'reduce' } as const;
  const { page, leave } = await visit(forTheBook ? { ...look, deviceScaleFactor: 0.6 } : look);
  for (const { name, open } of await sights(page)) {
    const kept = WIDTHS.filter(([width]) => isKept(name, colorScheme, width));
    if (kept.length > 0) await open(page);
    for (const [width, height] of kept) {
      await page.setViewportSize({ width, height });
      await page.screenshot({ path: join(folder, `${name}-${colorScheme}-${width}.png`) });
    }
  }
  await leave();
});
