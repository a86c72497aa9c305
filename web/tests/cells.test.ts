import { expect, test } from 'vitest';
import { neighbour, type Cell, type Way } from '../src/board/cells.ts';

/** The dark squares of a board of four by four: every other cell is missing. */
const dark: Cell[] = [];
for (let row = 0; row < 4; row++) {
  for (let column = (row + 1) % 2; column < 4; column += 2)
    dark.push({ id: `${row}${column}`, row, column, label: '' });
}
const at = (id: string) => dark.find((cell) => cell.id === id) ?? { id: '', row: 0, column: 0, label: '' };

test.each<[string, Way, string | null]>([
  ['01', 'right', '03'],
  ['03', 'right', null],
  ['03', 'left', '01'],
  ['01', 'down', '10'],
  ['12', 'up', '01'],
  ['32', 'down', null],
  ['21', 'up', '10'],
])('from %s %s to %s', (from, way, to) => {
  expect(neighbour(dark, at(from), way)?.id ?? null).toBe(to);
});

test('the arrows reach every cell from every other', () => {
  const ways: Way[] = ['up', 'down', 'left', 'right'];
  for (const start of dark) {
    const reached = new Set([start.id]);
    const open = [start];
    for (let cell = open.pop(); cell; cell = open.pop()) {
      for (const way of ways) {
        const next = neighbour(dark, cell, way);
        if (next && !reached.has(next.id)) open.push((reached.add(next.id), next));
      }
    }
    expect(reached.size).toBe(dark.length);
  }
});
