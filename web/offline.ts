import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';

/**
 * What the page that opens first is made of, in one piece with all it needs and not in twenty: every request costs a
 * kilobyte of headers. Any other page says that it needs the room, unless it was open before.
 */
export const shell = { name: 'shell', test: /src\/(main\.ts|pages\/Home\.svelte)$/ };

type Bundle = Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>;

/**
 * The service worker, with the list of files that the shell needs to open without a network. Everything
 * else (the other pages, boards, lessons, what draws in three dimensions) it keeps at its first use.
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
        const version = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12);
        const worker = readFileSync(new URL('./worker.js', import.meta.url), 'utf8')
          .replace('__VERSION__', version)
          .replace('__FILES__', JSON.stringify(files));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source: worker });
      },
    },
  };
}

/** The files of the shell: its script, all that it imports, their styles and typefaces. */
export function shellOf(bundle: Bundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const open = chunks.filter(({ name }) => name === shell.name);
  const found = new Set<string>();
  for (let chunk = open.pop(); chunk; chunk = open.pop()) {
    const { fileName, imports, viteMetadata } = chunk;
    found.add(fileName);
    for (const styles of viteMetadata?.importedCss ?? []) found.add(styles);
    for (const asset of viteMetadata?.importedAssets ?? []) found.add(asset);
    open.push(...chunks.filter((other) => imports.includes(other.fileName) && !found.has(other.fileName)));
  }
  // Whatever has service workers reads the smaller typefaces.
  const needed = [...found].filter((file) => !file.endsWith('.woff'));
  return needed.map((file) => `/${file}`).sort();
}
