import { describe, expect, it } from 'vitest';
import { refusedOf } from './refusal.ts';

const refused = (code: string, ...cells: string[]) => refusedOf({ code, why: { es: '', en: '' }, cells });

describe('what is marked after a refusal', () => {
  it('is the piece on the tower it does not fit', () => {
    expect(refused('points-do-not-fit', '2a', '3', '3b')).toEqual({
      piece: '2a',
      tower: 3,
      table: false,
      misfit: true,
    });
  });

  it('is the piece and the tower that it cannot destroy', () => {
    expect(refused('wrong-discard', '0', '3', '2', '0')).toEqual({
      piece: '0',
      tower: 3,
      table: false,
      misfit: false,
    });
  });

  it('is the table where it is too soon for it', () => {
    expect(refused('table-too-soon', '4b')).toEqual({ piece: '4b', tower: null, table: true, misfit: false });
  });

  it('is no piece where a tower is missing', () => {
    expect(refused('tower-gone', '1')?.piece).toBeNull();
  });
});
