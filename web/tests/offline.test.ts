import { expect, test } from 'vitest';
import { shellOf } from '../offline.ts';

type Bundle = Parameters<typeof shellOf>[0];

interface Part {
  imports?: string[];
  css?: string[];
  assets?: string[];
  isEntry?: boolean;
  of?: string;
}

function chunk(name: string, { imports = [], css = [], assets = [], isEntry = false, of }: Part) {
  const viteMetadata = { importedCss: new Set(css), importedAssets: new Set(assets) };
  return [
    name,
    { type: 'chunk', fileName: name, imports, viteMetadata, isEntry, facadeModuleId: of ?? null },
  ] as const;
}

const bundle = Object.fromEntries([
  chunk('assets/index.js', {
    isEntry: true,
    imports: ['assets/svelte.js'],
    css: ['assets/index.css'],
    assets: ['assets/figtree.woff2', 'assets/figtree.woff'],
  }),
  chunk('assets/svelte.js', { imports: ['assets/index.js'] }),
  chunk('assets/Home.js', {
    of: '/room/web/src/pages/Home.svelte',
    imports: ['assets/games.js', 'assets/svelte.js'],
    css: ['assets/Home.css'],
  }),
  chunk('assets/games.js', {}),
  chunk('assets/Table.js', { of: '/room/web/src/pages/Table.svelte', imports: ['assets/games.js'] }),
  chunk('assets/Board.js', { of: '/room/games/molino/web/Board.svelte', imports: ['assets/three.js'] }),
  chunk('assets/three.js', {}),
  ['assets/Board.css', { type: 'asset', fileName: 'assets/Board.css' }],
]) as unknown as Bundle;

test('what is kept beforehand is the first page and nothing else', () => {
  expect(shellOf(bundle)).toEqual([
    '/assets/Home.css',
    '/assets/Home.js',
    '/assets/figtree.woff2',
    '/assets/games.js',
    '/assets/index.css',
    '/assets/index.js',
    '/assets/svelte.js',
  ]);
});
