import type { Plugin } from 'vite';
import subset from 'subset-font';

/** The typeface of the titles, and all that is ever written in it: Spanish and English, not what people type. */
const FILE = /young-serif.*\.woff2$/;
const LETTERS =
  'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyzÁÉÍÑÓÚÜáéíñóúü0123456789 .,:;¿?¡!«»“”‘’\'"()–—-…·×+−/%&';

/** Leaves only the letters of titles in their typeface: less than half of it. */
export function titles(): Plugin {
  return {
    name: 'titles',
    apply: 'build',
    async generateBundle(_, bundle) {
      for (const asset of Object.values(bundle)) {
        if (asset.type !== 'asset' || !FILE.test(asset.fileName)) continue;
        asset.source = await subset(Buffer.from(asset.source), LETTERS, { targetFormat: 'woff2' });
      }
    },
  };
}
