import { describe, expect, test } from 'vitest';
import { readLaid } from './laying.ts';
import { readPlacement, squaresOf, write, type Placement } from './notation.ts';
import { EMPTY } from './positions.ts';
import { premiumsOf } from './premiums.ts';
import { reckoning, sumOf } from './scoring.ts';
import { letterAt, nameOf } from './squares.ts';
import type { Rows } from './view.ts';

const STANDARD = premiumsOf({ premiums: 'standard' });

// A game as the engine played it, with the points that it gave for each word.
const GAME = `
  H3 AbUELO 10, I7 ABRIAN 20, 6G TESON 19, H11 FICUS 39, K2 GALANO 16, J4 ERO 7, 3C RUÑADA 32, 2F HE 29,
  D1 OQUE 18, 3K ARTE 8, 1A SEXO 33, N2 GELIDA 24, O4 ABORTA 43, 9L SUYA 8, 12G CINTEN 18, J12 TEN 8,
  11K JEDE 45, 15E SIaS 3, 7K OLEAR 6, 3C RUÑADAS 16, D9 COLONIA 75, 10A CUPO 9, A8 MICHA 36, 1G VOZ 52`;

interface Play {
  board: Rows;
  placement: Placement;
  points: number;
}

function plays(): Play[] {
  let board = EMPTY;
  return GAME.split(',').map((line) => {
    const [at = '', word = '', points] = line.trim().split(' ');
    const placement = placementIn(`${at} ${word}`);
    const play = { board, placement, points: Number(points) };
    board = laidOn(board, placement);
    return play;
  });
}

function placementIn(text: string): Placement {
  const placement = readPlacement(text);
  if (!placement) throw new Error(text);
  return placement;
}

function laidOn(board: Rows, placement: Placement): Rows {
  const letters = squaresOf(placement);
  return board.map((line, row) =>
    [...line]
      .map(
        (letter, column) =>
          letters.find(({ place }) => place.row === row && place.column === column)?.letter ?? letter,
      )
      .join(''),
  );
}

describe('in a whole game', () => {
  test('every word counts what the engine gives for it', () => {
    for (const { board, placement, points } of plays())
      expect(sumOf(board, placement, STANDARD).total, write(placement)).toBe(points);
  });

  test('its new tiles alone are read as the same word', () => {
    for (const { board, placement } of plays()) {
      const laid = squaresOf(placement)
        .filter(({ place }) => !letterAt(board, place))
        .map(({ place, letter }) => ({ square: nameOf(place), letter }));
      expect(readLaid(board, laid), write(placement)).toEqual({ placement });
    }
  });
});

test('the sum is told by words, with the bonus for all seven tiles', () => {
  const play = plays().find(({ placement }) => placement.word === 'RUÑADAS');
  if (!play) throw new Error('no such play');
  const { words } = sumOf(play.board, play.placement, STANDARD);
  expect(words.map(({ word, points }) => [word, points])).toEqual([['RUÑADAS', 16]]);
  const seven = sumOf(EMPTY, placementIn('8B PALABRA'), STANDARD);
  expect(seven.words.map(({ word, points }) => [word, points])).toEqual([['PALABRA', 26]]);
  expect([seven.bonus, seven.total]).toEqual([50, 76]);
});

test('crossing words are counted too, and premiums only once', () => {
  const board = laidOn(EMPTY, placementIn('8F CASA'));
  const { words } = sumOf(board, placementIn('9F SOL'), premiumsOf({ premiums: 'none' }));
  expect(words.map(({ word, points }) => [word, points])).toEqual([
    ['SOL', 3],
    ['CS', 3],
    ['AO', 2],
    ['SL', 2],
  ]);
});

test('how a word is counted', () => {
  const told = (board: Rows, text: string) => sumOf(board, placementIn(text), STANDARD).words.map(reckoning);
  expect(told(EMPTY, '8G MESA')).toEqual(['(3 + 1 + 1 + 1) × 2']);
  const mesa = laidOn(EMPTY, placementIn('8G MESA'));
  expect(told(mesa, '8B SOBREMESA')).toEqual(['1 + 1 + 4×2 + 1 + 1 + 3 + 1 + 1 + 1']);
  expect(told(mesa, 'K8 sOL')).toEqual(['0 + 1 + 1', '3 + 1 + 1 + 1 + 0']);
});
