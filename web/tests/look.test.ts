import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** What text needs, and what borders and marks need (WCAG 2.2 AA). */
const TEXT = 4.5;
const MARK = 3;

const css = readFileSync('src/look/tokens.css', 'utf8');
const colours = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#\w{6}), (#\w{6})\)/g)].map(([, name, light, dark]) => [
    name,
    { light: light ?? '', dark: dark ?? '' },
  ]),
);

/** How bright the eye finds a colour, from 0 to 1. */
function brightness(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [bright = 0, dim = 0] = [brightness(one), brightness(other)].toSorted((a, b) => b - a);
  return (bright + 0.05) / (dim + 0.05);
}

const grounds = ['cloth', 'surface', 'surface-2'];
const pairs = [
  ...['ink', 'ink-soft', 'accent'].flatMap((text) => grounds.map((ground) => [text, ground, TEXT] as const)),
  ...['good', 'warn', 'bad'].map((text) => [text, 'surface', TEXT] as const),
  ...['good-wash', 'warn-wash', 'bad-wash', 'accent-wash'].map((ground) => ['ink', ground, TEXT] as const),
  ['on-accent', 'accent', TEXT] as const,
  ['on-accent', 'accent-strong', TEXT] as const,
  ['accent-strong', 'accent-wash', TEXT] as const,
  ...['line-strong', 'focus'].flatMap((mark) => grounds.map((ground) => [mark, ground, MARK] as const)),
];

test.each(pairs)('%s can be told from %s', (front, ground, least) => {
  for (const theme of ['light', 'dark'] as const) {
    const [one, other] = [colours.get(front)?.[theme] ?? '', colours.get(ground)?.[theme] ?? ''];
    expect(contrast(one, other), theme).toBeGreaterThanOrEqual(least);
  }
});
