import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import type { Plugin, Rolldown } from 'vite';
import type { KeptFile, OfflineFiles } from './src/offline/files.ts';

/**
 * The first page as one chunk with everything it needs, instead of twenty: every request costs a kilobyte of headers.
 */
export const shell = { name: 'shell', test: /src\/(main\.ts|pages\/Home\.svelte)$/ };

type Chunk = Rolldown.OutputChunk;
type Bundle = Record<string, Rolldown.OutputAsset | Chunk>;

const place = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * Writes the service worker, with the list of files that the shell needs to open without a network, and
 * `offline.json`: what has to be kept of each game to play it offline.
 */
export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    generateBundle: {
      // The document takes the place of the script that only imports the others.
      order: 'post',
      handler(_, bundle) {
        const files = ['/', '/icon.svg', '/manifest.webmanifest', ...shellOf(bundle)];
        const { shared, games } = filesOf(bundle);
        const kept = Object.fromEntries(
          Object.entries({ '': shared, ...games }).map(([game, files]) => [
            game,
            files.map(([path]) => path),
          ]),
        );
        const version = createHash('sha256')
          .update(JSON.stringify([files, kept]))
          .digest('hex')
          .slice(0, 12);
        const worker = readFileSync(place('./worker.js'), 'utf8')
          .replace('__VERSION__', version)
          .replace('__FILES__', JSON.stringify(files))
          .replace('__KEPT__', JSON.stringify(kept));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: worker });
        const list: OfflineFiles = { shared, games, shelf: shelfSizes() };
        this.emitFile({ type: 'asset', fileName: 'offline.json', source: JSON.stringify(list) });
      },
    },
  };
}

const chunksOf = (bundle: Bundle): Chunk[] =>
  Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk');

/** The chunks of the shell: its own, and all that it imports at once. */
function shellChunks(bundle: Bundle): Chunk[] {
  const chunks = chunksOf(bundle);
  const open = chunks.filter(({ name }) => name === shell.name);
  const found = new Set<Chunk>();
  for (let chunk = open.pop(); chunk; chunk = open.pop()) {
    found.add(chunk);
    const { imports } = chunk;
    open.push(...chunks.filter((other) => imports.includes(other.fileName) && !found.has(other)));
  }
  return [...found];
}

/** A chunk with its styles and typefaces. Browsers with service workers read the smaller typefaces. */
function withAssets({ fileName, viteMetadata }: Chunk): string[] {
  const { importedCss = [], importedAssets = [] } = viteMetadata ?? {};
  return [fileName, ...importedCss, ...importedAssets].filter((file) => !file.endsWith('.woff'));
}

/** The files of the shell: its script, all that it imports, their styles and typefaces. */
export function shellOf(bundle: Bundle): string[] {
  const needed = new Set(shellChunks(bundle).flatMap(withAssets));
  return [...needed].map((file) => `/${file}`).sort();
}

/** The game in whose folder a file lies. */
const gameIn = (file: string) => /\/games\/([a-z]+)\/web\//.exec(file)?.[1];
/** The game of which a file is the module. */
const moduleIn = (file: string) => /\/modules\/([a-z]+)\.wasm$/.exec(file)?.[1];

/** Everything beyond the shell that is needed offline: the pages and workers, and what each game has of its own. */
export function filesOf(bundle: Bundle): Pick<OfflineFiles, 'shared' | 'games'> {
  const inShell = new Set(shellOf(bundle));
  const found: Record<string, Set<string>> = {};
  const add = (game: string, file: string) => {
    if (!inShell.has(`/${file}`)) (found[game] ??= new Set()).add(file);
  };
  for (const chunk of chunksOf(bundle)) {
    const game = chunk.moduleIds.map(gameIn).find(Boolean) ?? '';
    // The modules belong to their games, not to the list of them.
    for (const file of withAssets(chunk)) if (!file.endsWith('.wasm')) add(game, file);
  }
  for (const asset of Object.values(bundle)) {
    if (asset.type === 'chunk') continue;
    const game = asset.originalFileNames.map((file) => moduleIn(`/${file}`)).find(Boolean);
    if (game) add(game, asset.fileName);
    else if (/\.worker-[^/]*\.js$/.test(asset.fileName)) add('', asset.fileName);
  }
  const { '': shared = new Set<string>(), ...games } = found;
  const sized = (files: Set<string>) => [...files].sort().map((file) => sizeOf(bundle, file));
  return {
    shared: sized(shared),
    games: Object.fromEntries(
      Object.entries(games).map(([game, files]) => [game, [...sized(files), ...rulesOf(game)]]),
    ),
  };
}

function sizeOf(bundle: Bundle, file: string): KeptFile {
  const found = bundle[file];
  const source = found?.type === 'chunk' ? found.code : (found?.source ?? '');
  return [`/${file}`, file.endsWith('.woff2') ? source.length : gzipSync(source).length];
}

/** The rules page of a game, in both languages. */
function rulesOf(game: string): KeptFile[] {
  return ['es', 'en'].flatMap((lang): KeptFile[] => {
    const file = place(`../games/${game}/rules/${lang}.md`);
    if (!existsSync(file)) return [];
    return [[`/api/games/${game}/rules?lang=${lang}`, gzipSync(readFileSync(file)).length]];
  });
}

/** How much there is to download of what stands on the shelf: `lexicon-es.u32` stands there as `lexicon/es`. */
function shelfSizes(): Record<string, number> {
  const folder = place('../data/shelf');
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.u32')) : [];
  return Object.fromEntries(
    files.map((file) => [
      file.replace('.u32', '').replaceAll('-', '/'),
      gzipSync(readFileSync(`${folder}/${file}`)).length,
    ]),
  );
}
