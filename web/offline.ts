import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin, Rolldown } from 'vite';

/** The page that opens first. Any other says that it needs the room, unless it was open before. */
const FIRST = '/src/pages/Home.svelte';

type Bundle = Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>;

/**
 * The service worker, with the list of files that the shell needs to open without a network. Everything
 * else (the other pages, boards, lessons, what draws in three dimensions) it keeps at its first use.
 */
export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    generateBundle(_, bundle) {
      const files = ['/', '/icon.svg', '/manifest.webmanifest', ...shellOf(bundle)];
      const version = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12);
      const worker = readFileSync(new URL('./worker.js', import.meta.url), 'utf8')
        .replace('__VERSION__', version)
        .replace('__FILES__', JSON.stringify(files));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: worker });
    },
  };
}

/** What the first page is made of: its scripts, all that they import, their styles and typefaces. */
export function shellOf(bundle: Bundle): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
  const open = chunks.filter((chunk) => chunk.isEntry || chunk.facadeModuleId?.endsWith(FIRST));
  const shell = new Set<string>();
  for (let chunk = open.pop(); chunk; chunk = open.pop()) {
    const { fileName, imports, viteMetadata } = chunk;
    shell.add(fileName);
    for (const styles of viteMetadata?.importedCss ?? []) shell.add(styles);
    for (const asset of viteMetadata?.importedAssets ?? []) shell.add(asset);
    open.push(...chunks.filter((other) => imports.includes(other.fileName) && !shell.has(other.fileName)));
  }
  // Whatever has service workers reads the smaller typefaces.
  const needed = [...shell].filter((file) => !file.endsWith('.woff'));
  return needed.map((file) => `/${file}`).sort();
}
