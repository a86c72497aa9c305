import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { offline, shell } from './offline.ts';
import { titles } from './titles.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The room that a page under development talks to. */
const room = process.env['ROOM'] ?? 'http://127.0.0.1:7777';

export default defineConfig(({ mode }) => ({
  plugins: [svelte(), titles(), offline()],
  resolve: {
    // The games' folders lie outside of this one: they say `$web/…`.
    alias: { $web: here('./src') },
    // The unit tests mount components as a browser does.
    ...(mode === 'test' ? { conditions: ['browser'] } : {}),
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: { '/api': { target: room, ws: true }, '/openapi.json': room },
  },
  build: {
    target: 'es2022',
    // Small files as data: addresses would not be kept by the browser.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [shell] } } },
  },
  test: {
    environment: 'happy-dom',
    include: ['tests/**/*.test.ts', '../games/*/web/**/*.test.ts'],
  },
}));
