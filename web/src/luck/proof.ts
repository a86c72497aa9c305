import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Both } from '../lang/lang.svelte.ts';

/** One pick of luck: what the record says, and what the seed says. */
export interface Pick {
  /** The step of the game it belongs to; 0 is who sits where. */
  step: number;
  below: bigint;
  said: bigint;
  computed: bigint;
}

/** What a record proves about its luck. */
export interface Proof {
  commitment: string;
  seed: string;
  /** Whether the seed is the one that was fixed beforehand. */
  sealed: boolean;
  picks: Pick[];
  /** Steps of luck without their picks. */
  missing: number[];
  /** Steps whose picks have no place there: they could be draws that were thrown away. */
  stray: number[];
  /** How many steps had been made before the table was opened: of their luck nothing is proved. */
  given: number;
}

/** Why a record proves nothing. */
export class Unproved extends Error {
  readonly why: Both;

  constructor(why: Both) {
    super(why.en);
    this.why = why;
  }
}

const unsealed: Both = {
  es: 'Este registro no lleva semilla: la partida no ha terminado, o su suerte no se selló.',
  en: 'This record has no seed: the game is not over, or its luck was never sealed.',
};

const unreadable: Both = {
  es: 'Este texto no es un registro que se pueda leer.',
  en: 'This text is not a record that can be read.',
};

/** Computes all luck of a record anew, as docs/luck.md describes it. It knows no rules. */
export function prove(record: string): Proof {
  const lines = record.split(/\r?\n/);
  const told = lines.slice(0, lines.indexOf('')).flatMap(note);
  const notes = new Map(told);
  const seed = notes.get('luck seed');
  if (!seed) throw new Unproved(unsealed);
  try {
    const key = hexToBytes(seed);
    const commitment = notes.get('luck commitment') ?? '';
    const shared = sharedPart(notes);
    // Many picks of one step stand in several notes of the same name.
    const picks = told
      .flatMap(picksOf)
      .map((pick, i) => ({ ...pick, computed: draw(key, shared, i, pick.below) }));
    const given = Number(notes.get('given') ?? 0);
    const missing = lines
      .flatMap((line) => Number(/^(\d+)\. \[chance/.exec(line)?.[1] ?? []))
      .filter((step) => !(step <= given) && !picks.some((pick) => pick.step === step));
    const sealed = bytesToHex(sha256(key)) === commitment;
    return { commitment, seed, sealed, picks, missing, stray: strayIn(picks, notes, given), given };
  } catch (error) {
    if (error instanceof Unproved) throw error;
    throw new Unproved(unreadable);
  }
}

/** Everything that luck did at one step. */
export interface Step {
  step: number;
  /** None where the record leaves them out. */
  picks: Pick[];
}

/** The picks by the steps that they made, in the order of the game. */
export function stepsOf({ picks, missing }: Proof): Step[] {
  const steps = new Set([...picks.map((pick) => pick.step), ...missing]);
  return [...steps]
    .sort((one, other) => one - other)
    .map((step) => ({ step, picks: picks.filter((pick) => pick.step === step) }));
}

/** Whether everything fits. */
export function holds({ sealed, picks, missing, stray }: Proof): boolean {
  return (
    sealed && missing.length === 0 && stray.length === 0 && picks.every((pick) => pick.said === pick.computed)
  );
}

/** What stands out of order, and picks before the first step that are not the one of who sits first. */
function strayIn(picks: Pick[], notes: Map<string, string>, given: number): number[] {
  const stray = picks.filter((pick, i) => pick.step < (picks[i - 1]?.step ?? 0)).map((pick) => pick.step);
  const first = picks.filter((pick) => pick.step === 0);
  const seats = Number(notes.get('seats'));
  const drawn = given === 0 && seats > 1 && notes.get('luck game')?.endsWith('/1');
  const fits = first.length === 0 || (drawn && first.length === 1 && first[0]?.below === BigInt(seats));
  return fits ? stray : [0, ...stray];
}

function note(line: string): [string, string][] {
  const found = /^(.*?): (.*)$/s.exec(line);
  return found ? [[found[1] ?? '', found[2] ?? '']] : [];
}

function picksOf([key, list]: [string, string]): Omit<Pick, 'computed'>[] {
  const step = /^luck (\d+)$/.exec(key)?.[1];
  if (step === undefined) return [];
  return list.split(' ').map((text) => {
    const [below, said] = text.split('/').map(BigInt);
    if (!below || said === undefined) throw new Unproved(unreadable);
    return { step: Number(step), below, said };
  });
}

/** What the messages of all picks have in common. */
function sharedPart(notes: Map<string, string>): Uint8Array {
  const seats = Number(notes.get('seats'));
  const words = Array.from({ length: seats }, (_, seat) => notes.get(`luck word ${seat + 1}`) ?? '');
  return concatBytes(field(notes.get('luck game') ?? ''), number(words.length), ...words.map(field));
}

/** Pick i below n: tried again while it would make some numbers likelier than others. */
function draw(seed: Uint8Array, shared: Uint8Array, i: number, below: bigint): bigint {
  const space = 1n << 64n;
  for (let attempt = 0; ; attempt++) {
    const code = hmac(sha256, seed, concatBytes(shared, number(i), number(attempt)));
    const x = new DataView(code.buffer, code.byteOffset).getBigUint64(0);
    if (x < space - (space % below)) return x % below;
  }
}

function field(text: string): Uint8Array {
  const bytes = utf8ToBytes(text);
  return concatBytes(number(bytes.length), bytes);
}

function number(value: number): Uint8Array {
  const bytes = new Uint8Array(8);
  new DataView(bytes.buffer).setBigUint64(0, BigInt(value));
  return bytes;
}
