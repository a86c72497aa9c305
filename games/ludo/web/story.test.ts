import { expect, test } from 'vitest';
import { blameOf } from './blame.ts';
import { infer, skipped } from './infer.ts';
import { piecesOf } from './pieces.ts';
import { placesOf, wayOf } from './places.ts';
import { CAPTURED, FLOWN, game, MEETING, RIDDEN } from './positions.ts';
import { diceOf, goOn, newsFor } from './story.ts';

test('the story remembers the throw, the last move and who moved', () => {
  const thrown = goOn(null, MEETING, { seat: null, action: 'throw 2F' });
  expect([thrown.thrown, thrown.throws, thrown.deeds]).toEqual([['2', 'F'], 1, []]);
  const played = goOn(thrown, CAPTURED, { seat: 1, action: '2:1x' });
  expect(played.deeds).toEqual([{ seat: 1, action: '2:1x', before: MEETING, after: CAPTURED }]);
  expect(played.moved).toMatchObject([{ name: '1.1', from: { progress: 10 } }]);
  expect(played.throws).toBe(1);
  expect(goOn(played, { ...CAPTURED }, { seat: 1, action: '2:1x' })).toBe(played);
});

test('looking back at another moment is not taken for a move', () => {
  const now = goOn(null, game([[40, 3, -1, -1], FLOWN.pieces[1] ?? []], '2', { turn: 2 }), {
    seat: 1,
    action: '4:2',
  });
  const then = goOn(now, CAPTURED, { seat: 1, action: '2:1x' });
  expect(then.moved).toEqual([{ name: '1.1', from: null }]);
  expect(then.deeds).toEqual([{ seat: 1, action: '2:1x', before: null, after: CAPTURED }]);
  const far = game([[30, 5, -1, -1], FLOWN.pieces[1] ?? []], '12', { turn: 2 });
  expect(goOn(then, far, { seat: null, action: 'throw 12' }).deeds).toEqual([]);
  const used = goOn(goOn(null, MEETING, { seat: null, action: 'throw 2F' }), FLOWN, {
    seat: 1,
    action: 'F:1',
  });
  expect(goOn(used, MEETING, { seat: null, action: 'throw 2F' }).deeds).toEqual([]);
});

test('one is told what happened since one’s own last move', () => {
  const by = (seat: number, action: string) => ({ seat, action, before: null, after: MEETING });
  const deeds = [by(2, 'F:1'), by(1, '2:1'), by(2, '3:1'), by(3, 'pass')];
  expect(newsFor(1, deeds).map(({ action }) => action)).toEqual(['3:1', 'pass']);
  expect(newsFor(3, deeds)).toHaveLength(3);
  expect(newsFor(0, deeds).map(({ seat }) => seat)).toEqual([1, 2, 3]);
});

test('used dice stay on the table', () => {
  expect(diceOf(['2', '2'], ['2'])).toEqual([
    { face: '2', used: false },
    { face: '2', used: true },
  ]);
  expect(diceOf([], ['C'])).toEqual([{ face: 'C', used: false }]);
});

test('a rider sits on its carrier, and who shares a square stands aside', () => {
  const places = placesOf(piecesOf(RIDDEN));
  const [rider, carrier] = [places.get('1.1'), places.get('2.1')];
  expect([rider?.level, carrier?.level, rider?.x === carrier?.x]).toEqual([1, 0, true]);
  expect(rider?.y).toBeLessThan(carrier?.y ?? 0);
  const together = { ...RIDDEN, rides: {} };
  expect(placesOf(piecesOf(together)).get('1.1')?.scale).toBeLessThan(1);
});

test('a piece walks square by square, but is carried to prison', () => {
  const [piece] = piecesOf(CAPTURED);
  expect(piece && wayOf(piece, 10)).toHaveLength(3);
  expect(piece && wayOf({ ...piece, progress: -1 }, 10)).toEqual([]);
});

test('a refusal is about pieces, squares or dice', () => {
  const blame = (code: string, ...cells: string[]) => blameOf({ code, cells, why: { es: '', en: '' } }, 2);
  expect(blame('needs-crown', '3').pieces).toEqual(['2.3']);
  expect(blame('no-such-die', 'C', '24').dice).toEqual(['2', '4']);
  expect(blame('choose', '12', '1.1 3.2')).toMatchObject({
    squares: [12],
    pieces: ['1.1', '3.2'],
  });
  expect(blame('number-bound', '4', '2')).toMatchObject({ dice: ['4'], pieces: ['2.2'] });
  expect(blame('number-used', '3').pieces).toEqual(['2.3']);
  expect(blame('same-colour', '1.4').pieces).toEqual(['1.4']);
});

test('what was done before a throw is worked out from what has changed', () => {
  expect(infer(MEETING, CAPTURED)).toEqual({ seat: 1, action: '2:1x' });
  expect(infer(MEETING, RIDDEN)).toEqual({ seat: 1, action: '2:1~2.1' });
  expect(infer(MEETING, FLOWN)).toEqual({ seat: 1, action: 'F:1' });
  expect(infer(MEETING, { ...MEETING, turn: 2 })).toEqual({ seat: 1, action: 'pass' });
  expect(infer(game(MEETING.pieces, ''), MEETING)).toBeNull();
  const back = { ...MEETING, turn: 2, back: [1] };
  expect(infer(back, game([[8, -1, -1, -1], MEETING.pieces[1] ?? []], '2', { turn: 1 }))?.action).toBe(
    'back 1',
  );
});

test('whoever could do nothing is noticed', () => {
  expect(skipped(MEETING, { ...FLOWN, turn: 2 })).toEqual([]);
  expect(skipped(MEETING, { ...FLOWN, turn: 1 })).toEqual([2]);
});
