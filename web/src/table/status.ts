import type { TableView } from '../api/shapes.ts';
import { texts, type Lang } from '../lang/lang.svelte.ts';
import { capital, mended } from '../lang/sentence.ts';
import type { LiveTable } from './live.svelte.ts';
import type { Named } from './players.ts';
import { nameOf, type Spot } from './team.ts';

const words = texts({
  es: {
    yourTurn: 'Te toca',
    turnOf: (name: string) => mended(`Le toca a ${name}`, 'es'),
    ofMine: (name: string) => `Le toca a ${name}, de tu equipo`,
    /** “del equipo de negras”, “del equipo rojo”. */
    ofTeam: (name: string, title: string) =>
      `Le toca a ${name}, del equipo ${/as$/.test(title) ? 'de ' : ''}${title.toLowerCase()}`,
    skipped: (name: string) => `${name} no está. `,
  },
  en: {
    yourTurn: 'Your turn',
    turnOf: (name: string) => `${capital(name)} is to move`,
    ofMine: (name: string) => `${name} of your team is to move`,
    ofTeam: (name: string, title: string) => `${name} is to move for ${title}`,
    skipped: (name: string) => `${name} is away. `,
  },
});

/** Whose turn it is, in words; within a team, whose of it. */
export function statusOf(
  { phase, turn, seats }: Pick<TableView, 'phase' | 'turn' | 'seats'>,
  players: readonly Named[],
  { seats: ours, mine }: Pick<LiveTable, 'seats' | 'mine'>,
  myTurn: boolean,
  skipped: Spot | null,
  lang: Lang,
): string {
  const w = words[lang];
  if (phase !== 'playing' || !turn) return '';
  const player = players[turn - 1];
  const team = seats[turn - 1]?.team;
  const missing = skipped?.seat === turn ? nameOf(team, skipped.member) : '';
  const before = missing ? w.skipped(missing) : '';
  const due = nameOf(team, team?.due);
  // Where several people share a device, each is called by name.
  const shared = ours.length > 1 || mine.length > 1;
  if (myTurn && !shared) return before + w.yourTurn;
  if (!due) return before + w.turnOf(player?.called ?? '');
  if (ours.length === 1 && ours[0] === turn) return before + w.ofMine(due);
  return before + (player?.title ? w.ofTeam(due, player.title) : w.turnOf(due));
}
