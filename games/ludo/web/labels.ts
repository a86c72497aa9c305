import type { Cell } from '$web/board/cells.ts';
import type { Player } from '$web/board/contract.ts';
import { sayLanding, type Landing } from './landing.ts';
import type { PieceName } from './notation.ts';
import type { Colour } from './paints.ts';
import { cellOf, type Piece } from './pieces.ts';
import { HOME, isCrown, isFeather, LANE, PRISON, spotOf, spotOfSquare, SQUARES, type Spot } from './track.ts';
import type { Words } from './words.ts';

/** What is to be known of the cells. */
export interface Sights {
  /** The colours of the seats. */
  colours: readonly Colour[];
  pieces: readonly Piece[];
  players: readonly Player[];
  me: number;
  /** The pieces that can be moved, by number. */
  able: readonly number[];
  landings: readonly Landing[];
}

/** A cell before anything is said of what is on it. */
interface Ground extends Spot {
  id: string;
  name: string;
}

/** All that can be touched on the board. */
export function cellsOf(sights: Sights, w: Words): Cell[] {
  return grounds(sights, w).map(({ id, name, x, y }) => ({
    id,
    row: y,
    column: x,
    label: [name, ...saidOf(id, sights, w)].join(', '),
  }));
}

function grounds({ players, colours }: Sights, w: Words): Ground[] {
  const squares = Array.from({ length: SQUARES }, (_, square) => ({
    id: String(square),
    name: [w.square(square), isCrown(square) && w.crown, isFeather(square) && w.feather]
      .filter(Boolean)
      .join(', '),
    ...spotOfSquare(square),
  }));
  const own = players.flatMap(({ seat, title }) => {
    const colour = colours[seat - 1] ?? 0;
    const lane = LANE.map((progress) => ({
      id: `l${seat}.${progress}`,
      name: w.lane(title),
      ...spotOf(colour, 1, progress),
    }));
    const prison = [1, 2, 3, 4].map((number) => ({
      id: `p${seat}.${number}`,
      name: w.prison(title),
      ...spotOf(colour, number, PRISON),
    }));
    return [...prison, ...lane, { id: `h${seat}`, name: w.home(title), ...spotOf(colour, 1, HOME) }];
  });
  return [...squares, ...own];
}

function saidOf(id: string, { pieces, players, me, able, landings }: Sights, w: Words): string[] {
  const here = pieces.filter((piece) => cellOf(piece) === id);
  const said = here.map((piece) => {
    const mine = piece.seat === me;
    return [
      mine ? w.mine(piece.number) : named(piece.name, players, w),
      piece.carrier && w.riding(named(piece.carrier, players, w)),
      piece.progress === PRISON || piece.progress === HOME ? '' : w.toGo(HOME - piece.progress),
      mine && able.includes(piece.number) && w.usable,
    ]
      .filter(Boolean)
      .join(', ');
  });
  const coming = landings.filter(({ cell }) => cell === id);
  return [
    ...(said.length ? said : [w.empty]),
    ...coming.map((landing) => w.lands(landing.number, sayLanding(landing, w))),
  ];
}

/** A piece as a label calls it. */
export function named(name: PieceName, players: readonly Player[], w: Words): string {
  const [seat = 0, number = 0] = name.split('.').map(Number);
  return w.piece(number, players[seat - 1]?.title ?? '');
}
