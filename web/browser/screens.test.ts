import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, test } from 'vitest';
import { sights } from './pages.ts';
import { closeBrowser, visit } from './visitor.ts';

const artefacts = fileURLToPath(new URL('screens', import.meta.url));
const WIDTHS = [
  [360, 740],
  [768, 1024],
  [1280, 800],
  [1920, 1080],
] as const;

afterAll(closeBrowser);

test.each(['light', 'dark'] as const)('pictures of everything in the %s theme', async (colorScheme) => {
  mkdirSync(artefacts, { recursive: true });
  const { page, leave } = await visit({ colorScheme, locale: 'es', reducedMotion: 'reduce' });
  for (const { name, open } of await sights(page)) {
    await open(page);
    for (const [width, height] of WIDTHS) {
      await page.setViewportSize({ width, height });
      await page.screenshot({ path: join(artefacts, `${name}-${colorScheme}-${width}.png`) });
    }
  }
  await leave();
});
