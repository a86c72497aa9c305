import type { TableView } from '../api/shapes.ts';
import { texts, type Lang } from '../lang/lang.svelte.ts';
import { capital, figure, row } from '../lang/sentence.ts';
import type { Named } from './players.ts';

type Ended = Pick<TableView, 'champions' | 'games' | 'number' | 'outcome' | 'phase' | 'seats'>;

interface Words {
  won: (names: string) => string;
  wonMany: (names: string) => string;
  youWon: string;
  weWon: string;
  draw: string;
}

/** Within a sentence; at its beginning the first letter grows. */
const game = texts<Words & { nobody: string }>({
  es: {
    won: (names) => `gana ${names}`,
    wonMany: (names) => `ganan ${names}`,
    youWon: '¡Has ganado!',
    weWon: '¡Ha ganado tu equipo!',
    draw: 'empate',
    nobody: 'nadie gana',
  },
  en: {
    won: (names) => `${names} wins`,
    wonMany: (names) => `${names} win`,
    youWon: 'You won!',
    weWon: 'Your team won!',
    draw: 'a draw',
    nobody: 'nobody wins',
  },
});

const series = texts<Words & { last: string; after: (number: number, games: number) => string }>({
  es: {
    won: (names) => `La serie la gana ${names}`,
    wonMany: (names) => `La serie la ganan ${names}`,
    youWon: '¡Has ganado la serie!',
    weWon: '¡Tu equipo ha ganado la serie!',
    draw: 'La serie acaba en empate',
    last: 'La última partida',
    after: (number, games) =>
      number === 1 ? `Tras la primera partida de ${games}` : `Tras ${number} partidas de ${games}`,
  },
  en: {
    won: (names) => `${names} wins the series`,
    wonMany: (names) => `${names} win the series`,
    youWon: 'You won the series!',
    weWon: 'Your team won the series!',
    draw: 'The series is a draw',
    last: 'The last game',
    after: (number, games) => `After ${number} of ${games} games`,
  },
});

/** Whether a series of several games has ended, and somebody has won it. */
export const isSeriesOver = ({ games, phase, champions }: Ended): boolean =>
  games > 1 && phase === 'over' && champions.length > 0;

/** Who has won, in the largest letters: the series, if this was its end, or else the game. */
export function headline(view: Ended, players: readonly Named[], lang: Lang): string {
  const [w, seats] = isSeriesOver(view) ? [series[lang], view.champions] : [game[lang], winnersOf(view)];
  const [winner, ...others] = players.filter(({ seat }) => seats.includes(seat));
  const alone = players.filter(({ mine }) => mine).length === 1;
  if (winner?.mine && alone && others.length === 0) return isTeam(winner) ? w.weWon : w.youWon;
  return capital(result(w, seats, players, lang));
}

/** How the last game of a series ended, below what the series came to. */
export function lastGame(view: Ended, players: readonly Named[], lang: Lang): string {
  return `${series[lang].last}: ${result(game[lang], winnersOf(view), players, lang)}`;
}

/** What each has won in the series so far. */
export function standing(view: Ended, players: readonly Named[], lang: Lang): string {
  const { number, games, phase, seats } = view;
  const totals = players
    .map(({ name, seat }) => `${name}: ${figure(seats[seat - 1]?.total ?? 0, lang)}`)
    .join(' · ');
  return phase === 'over' ? totals : `${series[lang].after(number, games)} · ${totals}`;
}

const isTeam = ({ members = [] }: Named) => members.length > 1;

const winnersOf = ({ outcome }: Ended) => outcome?.winners ?? [];

function result(w: Words, seats: readonly number[], players: readonly Named[], lang: Lang): string {
  const winners = players.filter(({ seat }) => seats.includes(seat));
  const names = winners.map(({ called }) => called);
  if (names.length === 0) return game[lang].nobody;
  if (names.length === players.length && players.length > 1) return w.draw;
  return (names.length > 1 || winners.some(isTeam) ? w.wonMany : w.won)(row(names, lang));
}
