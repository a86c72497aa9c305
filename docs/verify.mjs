// Checks the luck of a record without knowing any rules: node verify.mjs FILE
// What it computes is described in luck.md.
import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';

const fail = (what) => { console.error(what); process.exit(1); };
process.on('uncaughtException', (error) => fail(`this cannot be read: ${error.message}`));
const u64 = (number) => { const bytes = Buffer.alloc(8); bytes.writeBigUInt64BE(BigInt(number)); return bytes; };
const field = (text) => [u64(Buffer.byteLength(text)), Buffer.from(text)];

const lines = readFileSync(process.argv[2], 'utf8').split(/\r?\n/);
const notes = lines.slice(0, lines.indexOf('')).map((line) => line.match(/^(.*?): (.*)$/s)?.slice(1) ?? []);
const value = (key) => notes.find(([name]) => name === key)?.[1];

const seed = Buffer.from(value('luck seed') ?? fail('no seed: the game is not over, or its luck was never sealed'), 'hex');
if (createHash('sha256').update(seed).digest('hex') !== value('luck commitment')) fail('the seed does not fit the commitment');
const words = Array.from({ length: Number(value('seats')) }, (_, seat) => value(`luck word ${seat + 1}`) ?? '');
const shared = [...field(value('luck game') ?? ''), u64(words.length), ...words.flatMap(field)];

const picks = notes.filter(([key]) => /^luck \d+$/.test(key))
  .flatMap(([key, list]) => list.split(' ').map((pick) => [key, ...pick.match(/^(\d+)\/(\d+)$/).slice(1).map(BigInt)]));
for (const [i, [key, below, pick]] of picks.entries()) {
  let x, attempt = 0;
  do x = createHmac('sha256', seed).update(Buffer.concat([...shared, u64(i), u64(attempt++)])).digest().readBigUInt64BE();
  while (x >= 2n ** 64n - 2n ** 64n % below);
  if (x % below !== pick) fail(`${key}: pick ${i} is ${x % below} below ${below}, not ${pick}`);
}
const given = Number(value('given') ?? 0);
const steps = picks.map(([key]) => Number(key.slice('luck '.length)));
if (steps.some((step, i) => step < steps[i - 1])) fail('the luck lines are not in the order of their steps');
const first = picks.filter((_, i) => steps[i] === 0);
const drawn = given === 0 && words.length > 1 && value('luck game').endsWith('/1');
if (first.length > 0 && !(drawn && first.length === 1 && first[0][1] === BigInt(words.length))) fail('luck 0 is not one pick of who sits first');
for (const [, step] of lines.map((line) => line.match(/^(\d+)\. \[chance/)).filter(Boolean)) {
  if (!(step <= given) && !picks.some(([key]) => key === `luck ${step}`)) fail(`the line "luck ${step}" is missing`);
}
console.log(`ok ${picks.length} picks` + (given ? `; the first ${given} steps were given and have none` : ''));
