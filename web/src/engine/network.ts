import { post } from '../api/http.ts';
import type { Engine } from './engine.ts';

/** The room over the network: always current, and the only one that knows what is hidden. */
export const network: Engine = {
  unlimited: false,
  study: (position) => post('/api/positions', position),
  puzzle: ({ game, number }, attempt) => post(`/api/puzzles/${game}/${number}`, attempt),
  replay: (text) => post('/api/records', { text }),
  query: (game, question) => post(`/api/games/${game}/query`, question),
  ask: ({ live, seat, a }) => live.ask(seat, a),
};
