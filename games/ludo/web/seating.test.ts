import { expect, test } from 'vitest';
import { optionOf, recoloured, seated } from './seating.ts';
import type { Colour } from './paints.ts';

const [RED, BLUE, YELLOW, GREEN] = [0, 1, 2, 3] as const;

/** Whether colours follow each other clockwise: a single step back over red is allowed. */
function isClockwise(colours: readonly Colour[]): boolean {
  const falls = colours.filter((colour, at) => colour > (colours[(at + 1) % colours.length] ?? 4));
  return falls.length === 1 && new Set(colours).size === colours.length;
}

test('without a choice the colours are the usual ones', () => {
  expect(seated(undefined, 2)).toEqual([RED, YELLOW]);
  expect(seated(null, 3)).toEqual([RED, BLUE, YELLOW]);
  expect(seated(['green', 'red'], 3)).toEqual([RED, BLUE, YELLOW]);
  expect(seated(['green', 'red'], 2)).toEqual([GREEN, RED]);
});

test('the usual colours are left out, others are named', () => {
  expect(optionOf([RED, YELLOW])).toBeUndefined();
  expect(optionOf([GREEN, RED])).toEqual(['green', 'red']);
});

test('of two, who takes the colour of the other changes with them', () => {
  expect(recoloured([RED, YELLOW], 1, YELLOW)).toEqual([YELLOW, RED]);
  expect(recoloured([YELLOW, RED], 1, RED)).toEqual([RED, YELLOW]);
  expect(recoloured([RED, YELLOW], 1, GREEN)).toEqual([GREEN, YELLOW]);
  expect(recoloured([GREEN, YELLOW], 2, RED)).toEqual([GREEN, RED]);
});

test('with three, no more seats change than have to', () => {
  expect(recoloured([RED, BLUE, YELLOW], 3, GREEN)).toEqual([RED, BLUE, GREEN]);
  expect(recoloured([RED, BLUE, GREEN], 2, YELLOW)).toEqual([RED, YELLOW, GREEN]);
});

test('with four, everybody moves on', () => {
  expect(recoloured([RED, BLUE, YELLOW, GREEN], 1, GREEN)).toEqual([GREEN, RED, BLUE, YELLOW]);
});

test('whatever is picked, the colours follow each other clockwise', () => {
  for (const players of [2, 3, 4]) {
    let colours = seated(undefined, players);
    for (let pick = 0; pick < 40; pick++) {
      const [seat, colour] = [(pick % players) + 1, ((pick * 7) % 4) as Colour];
      colours = recoloured(colours, seat, colour);
      expect(colours[seat - 1]).toBe(colour);
      expect(isClockwise(colours), `${players}: ${colours.join()}`).toBe(true);
    }
  }
});
