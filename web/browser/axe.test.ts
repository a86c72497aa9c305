import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { afterAll, describe, expect, test } from 'vitest';
import { sights } from './pages.ts';
import { closeBrowser, desk, visit } from './visitor.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  nodes: { target: string[]; failureSummary: string }[];
}

afterAll(closeBrowser);

describe.each(['light', 'dark'] as const)('in the %s theme', (colorScheme) => {
  test('axe finds nothing on any page', async () => {
    const { page, leave } = await visit({ ...desk, colorScheme, reducedMotion: 'reduce' });
    const found: Record<string, unknown> = {};
    for (const { name, open } of await sights(page)) {
      await open(page);
      // The policy of the page forbids foreign scripts; the debugger may still run one.
      const violations = (await page.evaluate(
        `${axe}; axe.run().then((results) => results.violations)`,
      )) as Violation[];
      const told = violations.map(
        ({ id, nodes }) =>
          `${id}: ${nodes.map((node) => `${node.target.join(' ')} ${node.failureSummary}`).join(' | ')}`,
      );
      if (told.length > 0) found[name] = told;
    }
    expect(found).toEqual({});
    await leave();
  });
});
