import type { Past, SeatView, TableView } from '../api/shapes.ts';
import type { Asked } from '../new/setup.ts';
import { isPerson } from '../table/players.ts';

/** A table that goes on where another one stands, with the same company: those who play here, and bots. */
export function setupFrom({ seats }: Pick<TableView, 'seats'>, past: Past): Asked {
  const { game, options, edition } = past;
  return {
    game,
    options,
    ...(edition && { edition }),
    seats: seats.map(chairOf),
    past: past.lines.map(({ text }) => text),
    first: 'as-seated',
    games: 1,
  };
}

function chairOf({ sits, clock }: SeatView): Asked['seats'][number] {
  if (isPerson(sits)) return { who: 'me', name: sits.person, clock };
  return { who: sits === 'nobody' ? 'open' : sits };
}
