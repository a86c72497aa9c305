import { spawn, type ChildProcess } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the room is. */
    room: string;
  }
}

/** Everybody comes from one address here. */
const generous = (kind: string) => `${kind} = { burst = 5000, per_minute = 60000 }`;
const OF_PERSONS = ['table', 'ask', 'act', 'redeem', 'socket'].map(generous);
const OF_ADDRESSES = [...OF_PERSONS, ...['guest', 'request'].map(generous)];

/** A real room with a database of its own, for as long as the tests run. */
export default async function setup(project: TestProject): Promise<() => void> {
  const { url, stop } = await startRoom();
  project.provide('room', url);
  return stop;
}

/** Starts a room of one's own: its address, and how to stop it. */
export async function startRoom(): Promise<{ url: string; stop: () => void }> {
  const data = mkdtempSync(join(tmpdir(), 'sobremesa-'));
  const config = join(data, 'room.toml');
  writeFileSync(
    config,
    ['[limits.address]', ...OF_ADDRESSES, '[limits.person]', ...OF_PERSONS, ''].join('\n'),
  );
  const room = spawn(
    program(),
    [
      'serve',
      '--listen',
      '127.0.0.1:0',
      '--data',
      data,
      '--config',
      config,
      '--no-qr',
      '--lobby',
      '--chat',
      '--log',
      'warn',
      '--lang',
      'en',
    ],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const stop = () => {
    room.kill('SIGKILL');
    rmSync(data, { recursive: true, force: true });
  };
  return { url: await address(room), stop };
}

/** The program under test: the one that was asked for, or what the tests of the workspace have built. */
function program(): string {
  const built =
    process.env['SOBREMESA'] ?? fileURLToPath(new URL('../../target/debug/sobremesa', import.meta.url));
  if (!existsSync(built))
    throw new Error(`${built} is missing: run \`cargo build --package sobremesa\` first`);
  return built;
}

/** The first address that the room prints. */
function address(room: ChildProcess): Promise<string> {
  return new Promise((found, failed) => {
    let printed = '';
    room.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const url = /http:\/\/127\.0\.0\.1:\d+/.exec(printed)?.[0];
      if (url) found(url);
    });
    // Once it is found, whatever happens to the room is no failure of this.
    room.on('exit', (code) => failed(new Error(`the room ended with ${code}: ${printed}`)));
  });
}
