import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { Plugin } from 'vite';

/** The service worker, with the list of files that the shell needs to open without a network. */
export function offline(): Plugin {
  return {
    name: 'offline',
    apply: 'build',
    generateBundle(_, bundle) {
      const shell = Object.values(bundle)
        .filter(
          (file) => file.type === 'asset' || file.isEntry || file.isDynamicEntry || file.name !== 'three',
        )
        .map((file) => `/${file.fileName}`)
        .filter((file) => file.startsWith('/assets/'))
        .sort();
      const files = ['/', '/icon.svg', '/manifest.webmanifest', ...shell];
      const version = createHash('sha256').update(JSON.stringify(files)).digest('hex').slice(0, 12);
      const worker = readFileSync(new URL('./worker.js', import.meta.url), 'utf8')
        .replace('__VERSION__', version)
        .replace('__FILES__', JSON.stringify(files));
      this.emitFile({ type: 'asset', fileName: 'sw.js', source: worker });
    },
  };
}
