import { describe, expect, test } from 'vitest';
import { targetOf, TURN } from '../src/rules/place.ts';
import { render } from '../src/rules/render.ts';

const files = import.meta.glob<string>('../../games/*/rules/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const games = Object.keys(files)
  .filter((file) => file.endsWith('/es.md'))
  .map((file) => ({ file, es: files[file] ?? '', en: files[file.replace('/es.md', '/en.md')] ?? '' }));

function page(markdown: string): HTMLElement {
  const text = document.createElement('div');
  text.innerHTML = render(markdown).html;
  return text;
}

const anchorsOf = (text: Element) => [...text.querySelectorAll('a[id]')].map(({ id }) => id);

describe.each(games)('$file', ({ es, en }) => {
  test('the parts are the same in both languages', () => {
    const parts = (markdown: string) => render(markdown).headings.map(({ id, depth }) => `${id} ${depth}`);
    expect(parts(es)).toEqual(parts(en));
    expect(anchorsOf(page(es)).toSorted()).toEqual(anchorsOf(page(en)).toSorted());
  });

  test('every anchor leads to words', () => {
    for (const text of [page(es), page(en)]) {
      for (const anchor of anchorsOf(text)) {
        expect(targetOf(text, anchor)?.textContent.trim(), anchor).toBeTruthy();
      }
    }
  });

  test('during a game it opens where the turn is told', () => {
    const part = (markdown: string) => targetOf(page(markdown), TURN)?.textContent ?? '';
    expect(part(es)).toMatch(/turno|se juega/);
    expect(part(en)).toMatch(/turn|how to play/i);
  });

  test('no heading of a table is empty', () => {
    const empty = [...page(es).querySelectorAll('th')].filter((cell) => !cell.textContent.trim());
    expect(empty).toEqual([]);
  });
});

test('headings go down where the page has its own', () => {
  const { html, headings } = render('# Title\n\n## A *part*', 1);
  expect(html).toContain('<h2 id="part-0">Title</h2>');
  expect(html).toContain('<h3 id="part-1">A <em>part</em></h3>');
  expect(headings[1]).toEqual({ id: 'part-1', text: 'A part', depth: 2 });
});
