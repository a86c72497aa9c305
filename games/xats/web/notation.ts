import { isPiece, type PieceName } from './pieces.ts';

/** What is done with a piece of the reserve. */
export interface Action {
  piece: PieceName;
  deed: 'stack' | 'table' | 'destroy';
  /** The number of the tower; 0 for the table. */
  tower: number;
}

/** Reads an action as the rules write it. */
export function read(text: string): Action | null {
  const [, piece = '', sign, tower = ''] = /^(\w+?)([>x])(\d+)$/.exec(text) ?? [];
  if (!isPiece(piece)) return null;
  const id = Number(tower);
  if (sign === 'x') return { piece, deed: 'destroy', tower: id };
  return { piece, deed: id === 0 ? 'table' : 'stack', tower: id };
}

export function stack(piece: PieceName, tower: number): string {
  return `${piece}>${tower}`;
}

export function toTable(piece: PieceName): string {
  return `${piece}>0`;
}

export function destroy(piece: PieceName, tower: number): string {
  return `${piece}x${tower}`;
}
