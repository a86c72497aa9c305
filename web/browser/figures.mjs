// Measures how fast the first page is: `npm run figures [ADDRESS]`. Prints bytes and times; asserts nothing.
import { chromium } from 'playwright-core';

const address = process.argv[2] ?? 'http://127.0.0.1:7777';
/** A phone of the middle class, and its network. */
const SLOWER = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell',
  args: ['--no-sandbox', '--disable-gpu'],
});

/** Bytes over the wire, by kind, once everything is there. */
async function transfer(path) {
  const page = await (await browser.newContext({ serviceWorkers: 'block' })).newPage();
  const session = await page.context().newCDPSession(page);
  const kinds = new Map();
  const bytes = { all: 0 };
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId) ?? 'Other';
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength;
    bytes.all = (bytes.all ?? 0) + encodedDataLength;
  });
  await page.goto(address + path, { waitUntil: 'networkidle' });
  await page.close();
  return bytes;
}

/** Milliseconds until the first card can be pressed on a slow phone. */
async function interactive() {
  const page = await (
    await browser.newContext({ serviceWorkers: 'block', viewport: { width: 360, height: 740 } })
  ).newPage();
  const session = await page.context().newCDPSession(page);
  await slow(session);
  const begun = Date.now();
  await page.goto(address, { waitUntil: 'commit' });
  await page.locator('article button').first().click();
  const taken = Date.now() - begun;
  await page.close();
  return taken;
}

async function slow(session) {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

const print = (line) => process.stdout.write(`${line}\n`);
print(`first page, bytes: ${JSON.stringify(await transfer('/'))}`);
const times = [];
for (let round = 0; round < 5; round++) times.push(await interactive());
print(
  `first card pressed, ms, processor ${SLOWER} times slower, 1.6 Mbit/s: ${times.sort((a, b) => a - b).join(' ')}`,
);
await browser.close();
