import { Refused } from '../api/http.ts';
import type { Asked } from '../new/setup.ts';
import { newAid } from '../table/unanswered.ts';
import { CardWriter } from './card.ts';
import { noteTableHere } from './flag.ts';
import { HERE } from './id.ts';
import { newSeed, pocketOf, type Done } from './pocket.ts';
import { database } from './store.ts';

/** Opens a table on this device; its name. */
export async function openHere(name: string, setup: Asked): Promise<string> {
  const pocket = await pocketOf(setup.game);
  const table = HERE + newAid().slice(0, 16);
  const now = Date.now();
  const { events, say } = await pocket.call<Done>({ do: 'open', table, name, setup, seed: newSeed(), now });
  const cards = new CardWriter(table);
  cards.hear(say);
  try {
    await database.append({ card: cards.write(now), count: 0, events });
  } catch {
    throw new Refused('not-kept', {
      es: 'Este navegador no deja guardar mesas en el dispositivo.',
      en: 'This browser does not allow tables to be kept on the device.',
    });
  }
  noteTableHere();
  // So that the browser does not throw it away when space gets short. It may refuse.
  void navigator.storage?.persist?.().catch(() => undefined);
  return table;
}
