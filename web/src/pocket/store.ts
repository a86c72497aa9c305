import type { Listing } from '../api/shapes.ts';

/** What a list shows of a table on this device. */
export interface Card extends Listing {
  /** Whether somebody here is to move. */
  turn: boolean;
}

export interface Kept {
  card: Card;
  /** All events of the table, in order. They are opaque here. */
  events: unknown[];
}

/** Somebody else, such as another tab, has written to the table: it has to be read again. */
export class Conflict extends Error {}

/** Where the tables of this device are kept. */
export interface Store {
  /** All tables, the latest first. */
  cards(): Promise<Card[]>;
  read(table: string): Promise<Kept | null>;
  /** Adds events to tables, all or nothing. If a table has other events than were known, it is a `Conflict`. */
  append(...added: Added[]): Promise<void>;
  remove(table: string): Promise<void>;
}

/** New events of a table. */
export interface Added {
  /** As the table is after them. */
  card: Card;
  /** How many events were known before. */
  count: number;
  events: readonly unknown[];
}

interface Row {
  card: Card;
  count: number;
}

const [CARDS, EVENTS] = ['cards', 'events'];

/** The tables in the browser's database. Every method is one transaction. */
export const database: Store = {
  async cards() {
    const rows = await within('readonly', ({ cards }) => promised<Row[]>(cards.getAll()));
    return rows.map(({ card }) => card).sort((one, other) => other.changed - one.changed);
  },

  read(table) {
    return within('readonly', async ({ cards, events }) => {
      const [row, all] = await Promise.all([
        promised<Row | undefined>(cards.get(table)),
        promised<unknown[]>(events.getAll(rangeOf(table))),
      ]);
      return row ? { card: row.card, events: all } : null;
    });
  },

  append(...added) {
    return within('readwrite', async (stores) => {
      for (const each of added) await add(stores, each);
    });
  },

  remove(table) {
    return within('readwrite', ({ cards, events }) => {
      cards.delete(table);
      events.delete(rangeOf(table));
      return Promise.resolve();
    });
  },
};

interface Stores {
  cards: IDBObjectStore;
  events: IDBObjectStore;
}

async function add({ cards, events }: Stores, { card, count, events: added }: Added): Promise<void> {
  const { table } = card;
  const row = await promised<Row | undefined>(cards.get(table));
  if ((row?.count ?? 0) !== count) throw new Conflict(table);
  for (const [at, event] of added.entries()) events.add(event, [table, count + at]);
  const next: Row = { card, count: count + added.length };
  cards.put(next, table);
}

/** Does something in one transaction: it is done when all of it is on disk, and undone if any of it fails. */
async function within<T>(mode: IDBTransactionMode, work: (stores: Stores) => Promise<T>): Promise<T> {
  const transaction = (await opened()).transaction([CARDS, EVENTS], mode);
  const finished = new Promise<void>((done, fail) => {
    transaction.oncomplete = () => done();
    transaction.onabort = () => fail(transaction.error ?? new Error('the browser did not keep it'));
  });
  const result = work({ cards: transaction.objectStore(CARDS), events: transaction.objectStore(EVENTS) });
  try {
    const value = await result;
    await finished;
    return value;
  } catch (error) {
    finished.catch(() => undefined);
    if (!transaction.error) transaction.abort();
    throw error;
  }
}

let open: Promise<IDBDatabase> | null = null;

function opened(): Promise<IDBDatabase> {
  open ??= connect().catch((error: unknown) => {
    open = null;
    throw error;
  });
  return open;
}

async function connect(): Promise<IDBDatabase> {
  const request = indexedDB.open('sobremesa', 1);
  request.onupgradeneeded = () => {
    request.result.createObjectStore(CARDS);
    request.result.createObjectStore(EVENTS);
  };
  const database = await promised(request);
  // A newer page in another tab must not wait for this one.
  database.onversionchange = () => {
    database.close();
    open = null;
  };
  return database;
}

/** All events of a table. */
const rangeOf = (table: string) => IDBKeyRange.bound([table, 0], [table, Infinity]);

function promised<T>(request: IDBRequest): Promise<T>;
function promised(request: IDBOpenDBRequest): Promise<IDBDatabase>;
function promised(request: IDBRequest): Promise<unknown> {
  return new Promise((done, fail) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => fail(request.error ?? new Error('the browser cannot read it'));
  });
}
