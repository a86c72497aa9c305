import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import games from './games.json';

/** The longest a file may get before it surely holds two things. */
const LONGEST = 400;

const files = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(ts|svelte|css)$/.test(file) && !file.endsWith('types.d.ts'))
    .map((file) => join(folder, file));
const read = (file: string) => readFileSync(file, 'utf8');
const folderOf = (game: string) => join('..', 'games', game, 'web');

const shell = files('src');
const boards = games.flatMap(({ id }) => files(folderOf(id)));

test('there is something to look at', () => {
  expect(shell.length).toBeGreaterThan(50);
  expect(boards.length).toBeGreaterThan(50);
});

test('the shell names no game', () => {
  const ids = games.map(({ id }) => id);
  const named = shell.filter((file) =>
    read(file)
      .toLowerCase()
      .split(/[^\p{L}]+/u)
      .some((word) => ids.includes(word)),
  );
  expect(named).toEqual([]);
});

test('a game’s folder names no other game’s', () => {
  for (const { id } of games) {
    for (const file of files(folderOf(id))) {
      const others = games.filter((game) => game.id !== id && read(file).includes(`games/${game.id}`));
      expect(others, file).toEqual([]);
    }
  }
});

test('nothing needs a policy that allows inline styles', () => {
  const inline = [...shell, ...boards].filter((file) => /<[^>]*\sstyle="/.test(read(file)));
  expect(inline).toEqual([]);
});

test('no file holds too much', () => {
  const long = [...shell, ...boards].filter((file) => read(file).split('\n').length > LONGEST);
  expect(long).toEqual([]);
});
