import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';
import { afterAll, expect, test } from 'vitest';
import { openedSights } from './pages-opened.ts';
import { sights, type Sight } from './pages.ts';
import { closeBrowser, still, THEMES, visit, wear } from './visitor.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  nodes: { target: string[]; failureSummary: string }[];
}

afterAll(closeBrowser);

/** What axe has to say to a page; in the second theme only what a theme can change. */
async function violations(page: Page, theme: (typeof THEMES)[number]): Promise<string[]> {
  const rules = theme === THEMES[0] ? {} : { runOnly: ['color-contrast', 'link-in-text-block'] };
  // The policy of the page forbids foreign scripts; the debugger may still run one.
  const found = (await page.evaluate(
    `${axe}; axe.run(${JSON.stringify(rules)}).then((results) => results.violations)`,
  )) as Violation[];
  return found.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map((node) => `${node.target.join(' ')} ${node.failureSummary}`).join(' | ')}`,
  );
}

test.each<[string, (page: Page) => Promise<Sight[]>]>([
  ['any page', sights],
  ['what opens there', openedSights],
])('axe finds nothing on %s, in both themes', async (_, all) => {
  const { page, leave } = await visit(still);
  const found: Record<string, string[]> = {};
  for (const { name, open } of await all(page)) {
    await open(page);
    for (const colorScheme of THEMES) {
      await wear(page, colorScheme);
      const told = await violations(page, colorScheme);
      if (told.length > 0) found[`${name}, ${colorScheme}`] = told;
    }
  }
  expect(found).toEqual({});
  await leave();
});
