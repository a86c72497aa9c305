import type { Refusal } from '$web/board/contract.ts';
import { isPiece, type PieceName } from './pieces.ts';

/** What is marked on the board after a refusal. */
export interface Refused {
  piece: PieceName | null;
  /** The number of the tower it is about. */
  tower: number | null;
  /** Whether it is about starting a tower. */
  table: boolean;
  /** Whether the piece does not fit on the tower, so that it is shown why. */
  misfit: boolean;
}

const MISFITS = ['points-do-not-fit', 'too-many-points'];
const NO_TOWER = ['no-tower', 'tower-gone'];

/** The rules name the piece first and then the tower; of a tower that is not there, only its number. */
export function refusedOf(refusal: Refusal | null): Refused | null {
  if (!refusal) return null;
  const [first = '', second] = refusal.cells;
  return {
    piece: isPiece(first) && !NO_TOWER.includes(refusal.code) ? first : null,
    tower: second === undefined ? null : Number(second),
    table: refusal.code === 'table-too-soon',
    misfit: MISFITS.includes(refusal.code),
  };
}
