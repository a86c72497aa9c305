import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import games from './games.json';

/**
 * What a script beside a board may be about. Rules are not among it: what is legal, what counts and what happens
 * next comes from the view, from the legal actions, from previews, from queries and from `facts.json`.
 */
const KINDS = [
  // Reads `facts.json`, and looks things up in it.
  'facts',
  // The type of the view, and what can be read in it.
  'view',
  // Actions as text, and refusals.
  'notation',
  // Touches and keys that become notation.
  'gestures',
  // Where and how something is drawn.
  'drawing',
  // Asks for previews and queries, and takes the answers in.
  'asking',
  // What has happened between two views, told.
  'narration',
  'words',
  'lesson',
  'tests',
];

const folderOf = (game: string) => join('..', 'games', game, 'web');
const read = (file: string) => readFileSync(file, 'utf8');
const json = (file: string): unknown => (existsSync(file) ? JSON.parse(read(file)) : null);

const sources = (game: string) =>
  readdirSync(folderOf(game), { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(ts|svelte)$/.test(file),
  );
const isTest = (file: string) => file.endsWith('.test.ts');
/** Scripts that run on the page, components not among them. */
const scripts = (game: string) => sources(game).filter((file) => file.endsWith('.ts') && !isTest(file));

/** The kind of each script of a game. Every game has to say it. */
const kindsOf = (game: string) =>
  (json(join(folderOf(game), 'files.json')) ?? {}) as Record<string, string[]>;

/** Every list of at least four numbers or names in some JSON. */
function listsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const within = Object.values(value).flatMap(listsIn);
  const plain = Array.isArray(value) && value.every((item) => ['number', 'string'].includes(typeof item));
  // The same thing several times is no list to be copied.
  return plain && new Set(value).size >= 4 ? [...within, spelt(JSON.stringify(value.join(',')))] : within;
}

/** Without brackets, quotes and space, so that a list looks the same however it is written. */
const spelt = (text: string) => text.replace(/[\s'"`[\]()]/g, '');

/** Every text in both languages in the words of options. */
function textsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap((part) => (typeof part === 'string' ? [part] : textsIn(part)));
}

describe.each(games)('$id', ({ id }) => {
  const facts = listsIn(json(join(folderOf(id), 'facts.json')));
  const words = textsIn(json(join(folderOf(id), 'options.json'))).filter((text) => text.length > 12);
  const page = sources(id)
    .filter((file) => !isTest(file) && !file.endsWith('.browser.ts'))
    .map((file) => ({ file, text: read(join(folderOf(id), file)) }));

  test('every script has its kind, and none is about rules', () => {
    const kinds = kindsOf(id);
    expect(Object.keys(kinds).filter((kind) => !KINDS.includes(kind))).toEqual([]);
    expect(Object.values(kinds).flat().sort()).toEqual(scripts(id).sort());
  });

  test('no list of facts is copied', () => {
    const copied = page.filter(({ text }) => facts.some((list) => spelt(text).includes(list)));
    expect(copied.map(({ file }) => file)).toEqual([]);
  });

  test('no words of options are copied', () => {
    const copied = page.filter(({ text }) => words.some((said) => text.includes(`'${said}'`)));
    expect(copied.map(({ file }) => file)).toEqual([]);
  });

  test('the first page draws without facts', () => {
    expect(importsOf(join(folderOf(id), 'Picture.svelte')).filter((file) => file.endsWith('.json'))).toEqual(
      [],
    );
  });
});

/** All that a file of a game's folder imports from it, directly or not. */
function importsOf(file: string): string[] {
  const named = [...read(file).matchAll(/from '(\.[^']*)'/g)].map(([, path = '']) =>
    join(dirname(file), path),
  );
  return named.flatMap((path) => [path, ...(path.endsWith('.json') ? [] : importsOf(path))]);
}
