import { expect, test } from 'vitest';
import { shell, shellOf } from '../offline.ts';

type Bundle = Parameters<typeof shellOf>[0];

interface Part {
  name?: string;
  imports?: string[];
  css?: string[];
  assets?: string[];
}

function chunk(fileName: string, { name = '', imports = [], css = [], assets = [] }: Part) {
  const viteMetadata = { importedCss: new Set(css), importedAssets: new Set(assets) };
  return [fileName, { type: 'chunk', fileName, name, imports, viteMetadata }] as const;
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
  chunk('assets/Board.js', { imports: ['assets/three.js'] }),
  chunk('assets/three.js', {}),
  ['assets/Board.css', { type: 'asset', fileName: 'assets/Board.css' }],
]) as unknown as Bundle;

test('what is kept beforehand is the first page and nothing else', () => {
  expect(shellOf(bundle)).toEqual([
    '/assets/figtree.woff2',
    '/assets/runtime.js',
    '/assets/shell.css',
    '/assets/shell.js',
  ]);
});
