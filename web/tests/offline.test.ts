import { expect, test } from 'vitest';
import { filesOf, shell, shellOf } from '../offline.ts';
import { bytesOf, filesFor, sizeInWords } from '../src/offline/files.ts';

type Bundle = Parameters<typeof shellOf>[0];

interface Part {
  name?: string;
  imports?: string[];
  css?: string[];
  assets?: string[];
  modules?: string[];
}

function chunk(fileName: string, { name = '', imports = [], css = [], assets = [], modules = [] }: Part) {
  const viteMetadata = { importedCss: new Set(css), importedAssets: new Set(assets) };
  return [
    fileName,
    { type: 'chunk', code: 'code', fileName, name, imports, moduleIds: modules, viteMetadata },
  ] as const;
}

function asset(fileName: string, original = '') {
  return [fileName, { type: 'asset', fileName, source: 'source', originalFileNames: [original] }] as const;
}

const bundle = Object.fromEntries([
  chunk('assets/shell.js', {
    name: shell.name,
    imports: ['assets/runtime.js'],
    css: ['assets/shell.css'],
    assets: ['assets/figtree.woff2', 'assets/figtree.woff'],
  }),
  chunk('assets/runtime.js', { imports: ['assets/shell.js'] }),
  chunk('assets/Table.js', { imports: ['assets/shell.js', 'assets/games.js'] }),
  chunk('assets/games.js', {}),
  chunk('assets/Board.js', {
    imports: ['assets/three.js'],
    css: ['assets/Board.css'],
    modules: ['/home/games/molino/web/Board.svelte'],
  }),
  chunk('assets/modules.js', { assets: ['assets/molino.wasm'] }),
  chunk('assets/three.js', {}),
  asset('assets/Board.css'),
  asset('assets/molino.wasm', '../data/modules/molino.wasm'),
  asset('assets/module.worker-1.js'),
  asset('assets/figtree.woff2'),
]) as unknown as Bundle;

test('what is kept beforehand is the first page and nothing else', () => {
  expect(shellOf(bundle)).toEqual([
    '/assets/figtree.woff2',
    '/assets/runtime.js',
    '/assets/shell.css',
    '/assets/shell.js',
  ]);
});

test('what is kept of a game is its own, and the pages and workers are shared', () => {
  const { shared, games } = filesOf(bundle);
  const paths = (files: typeof shared) => files.map(([path]) => path);
  expect(paths(shared)).toEqual([
    '/assets/Table.js',
    '/assets/games.js',
    '/assets/module.worker-1.js',
    '/assets/modules.js',
    '/assets/three.js',
  ]);
  expect(Object.keys(games)).toEqual(['molino']);
  expect(paths(games['molino'] ?? [])).toEqual([
    '/assets/Board.css',
    '/assets/Board.js',
    '/assets/molino.wasm',
  ]);
  expect(bytesOf(shared)).toBeGreaterThan(0);
});

test('a game is kept with what it needs from the shelf', () => {
  const all = { shared: [], games: { molino: [['/assets/Board.js', 10]] }, shelf: { 'list/es': 5 } };
  const files = filesFor(all as never, 'molino', ['list/es']);
  expect(files).toEqual([
    ['/assets/Board.js', 10],
    ['/shelf/list/es', 5],
  ]);
  expect(filesFor(all as never, '').map(([path]) => path)).toContain('/api/games');
});

test('sizes are said in the reader’s language', () => {
  expect(sizeInWords(340_400, 'en')).toBe('340 kB');
  expect(sizeInWords(1_240_000, 'en')).toBe('1.2 MB');
  expect(sizeInWords(1_240_000, 'es')).toBe('1,2 MB');
});
