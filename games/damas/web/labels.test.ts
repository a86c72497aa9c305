import { expect, test } from 'vitest';
import { neighbour, type Way } from '$web/board/cells.ts';
import { cells, type Signs } from './labels.ts';

const BOARD = Array.from({ length: 10 }, (_, row) => (row === 9 ? 'W.........' : '..........'));
const NONE: Signs = { held: null, origin: null, ghosts: [], landings: [], glowing: [], atFault: [] };

function walk(turned: boolean, from: string, ...ways: Way[]) {
  const all = cells(BOARD, turned, NONE, 'en');
  const start = all.find(({ id }) => id === from) ?? null;
  return ways.reduce((at, way) => at && neighbour(all, at, way), start)?.id;
}

test('the arrow keys go straight up and down, and back the same way', () => {
  expect(walk(false, '46', 'up', 'up', 'up', 'up')).toBe('26');
  expect(walk(false, '28', 'up', 'down')).toBe('28');
  expect(walk(false, '32', 'down', 'up')).toBe('32');
  expect(walk(true, '5', 'up', 'up')).toBe('15');
  expect(walk(false, '28', 'left', 'left', 'right')).toBe('27');
});

test('squares say what is on them', () => {
  const said = (signs: Partial<Signs>) =>
    cells(BOARD, false, { ...NONE, ...signs }, 'en').find(({ id }) => id === '46');
  expect(said({})?.label).toBe('46, white king');
  expect(said({ glowing: [46] })?.label).toBe('46, white king, can capture');
  expect(said({ origin: 46, held: 28 })?.label).toBe('46, empty');
  expect(said({ origin: 28, held: 46 })).toMatchObject({ label: '46, your piece is here', pressed: true });
});
