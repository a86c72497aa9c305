import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

/** The tests in a real browser: `npm run browser`. */
export default defineConfig({
  root: fileURLToPath(new URL('..', import.meta.url)),
  resolve: { alias: { $browser: fileURLToPath(new URL('.', import.meta.url)) } },
  test: {
    include: ['browser/**/*.test.ts'],
    globalSetup: ['browser/room.ts'],
    // A whole game is played move by move, on a machine that may be busy.
    testTimeout: 600_000,
    hookTimeout: 60_000,
    // Two browsers at once are enough for two cores, and two games in one: players mostly wait for bots.
    maxWorkers: 2,
    maxConcurrency: 2,
  },
});
