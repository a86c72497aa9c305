import { Refused } from '../api/http.ts';
import type { Past, Snapshot } from '../api/shapes.ts';
import type { Both } from '../lang/lang.svelte.ts';
import type { Venue } from '../table/venue.ts';
import { PocketLine } from './line.ts';
import { pocketOf, type Done } from './pocket.ts';
import { database } from './store.ts';

const gone: Both = {
  es: 'Esta mesa ya no está en este dispositivo.',
  en: 'This table is no longer on this device.',
};

/** A table on this device. */
export function hereVenue(table: string): Venue {
  /** Asks the game's module something about the table, which is opened for it if it is not open. */
  async function ask<T>(request: object): Promise<T> {
    const kept = await database.read(table);
    if (!kept) throw new Refused('no-such-table', gone);
    const pocket = await pocketOf(kept.card.game);
    const asked = () => pocket.call<T>({ table, ...request });
    try {
      return await asked();
    } catch (no) {
      if (!(no instanceof Refused && no.code === 'no-such-table')) throw no;
      await pocket.call({ do: 'resume', table, events: kept.events, now: Date.now() });
      return asked();
    }
  }

  return {
    connect: (ears) => new PocketLine(table, ears),
    async snapshot() {
      const done = await ask<Done>({ do: 'message', message: { t: 'sync' }, now: Date.now() });
      const [snapshot] = done.say;
      if (snapshot?.t !== 'snap') throw new Refused('no-such-table', gone);
      return snapshot satisfies Snapshot;
    },
    past: (seat, from = 0) => ask<Past>({ do: 'past', ...(seat > 0 && { seat }), from }),
    async record(seat, { format, game } = {}) {
      const which = {
        ...(seat > 0 && { seat }),
        ...(format && { format }),
        ...(game && { game: Number(game) }),
      };
      const { text } = await ask<{ text: string }>({ do: 'record', ...which });
      return text;
    },
  };
}
