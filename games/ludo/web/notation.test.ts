import { expect, test } from 'vitest';
import { backsIn, read, usesIn } from './notation.ts';

test('actions are read', () => {
  expect(read('2:1~3.2')).toMatchObject({
    deed: 'use',
    face: '2',
    number: 1,
    meeting: '3.2',
  });
  expect(read('C:4x')).toMatchObject({ face: 'C', number: 4, meeting: 'x' });
  expect(read('F:3')).toMatchObject({ face: 'F', number: 3, meeting: '' });
  expect(read('throw 2C')).toEqual({ deed: 'throw', faces: ['2', 'C'] });
  expect(read('back 3')).toEqual({ deed: 'back', number: 3 });
  expect(read('ones')).toEqual({ deed: 'ones' });
  expect(read('5:1')).toBeNull();
});

test('uses and moves back are told apart', () => {
  expect(usesIn(['back 1', 'pass', '1:2']).map(({ action }) => action)).toEqual(['1:2']);
  expect(backsIn(['back 1', 'back 4'])).toEqual([1, 4]);
});
