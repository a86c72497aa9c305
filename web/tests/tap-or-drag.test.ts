import { beforeEach, expect, test, vi } from 'vitest';
import { tapOrDrag } from '../src/board/tap-or-drag.ts';

const gestures = {
  able: vi.fn(() => true),
  tap: vi.fn(),
  drag: vi.fn(),
  drop: vi.fn(),
};
const START = { x: 10, y: 20 };
const NEAR = { x: 14, y: 23 };
const FAR = { x: 60, y: 20 };

let node: HTMLElement;

/** An element under the gestures, and what takes them from it. */
function attach(): () => void {
  node = document.createElement('button');
  node.setPointerCapture = vi.fn();
  const detach = tapOrDrag(gestures)(node);
  if (!detach) throw new Error('it can never be left');
  return detach;
}

function point(event: string, { x, y } = START, button = 0) {
  node.dispatchEvent(new MouseEvent(event, { clientX: x, clientY: y, button }));
}

beforeEach(() => {
  vi.clearAllMocks();
  gestures.able.mockReturnValue(true);
  attach();
});

test('a tap is told with its element and its point', () => {
  point('pointerdown');
  point('pointerup');
  point('click');
  expect(gestures.tap).toHaveBeenCalledExactlyOnceWith(node, START);
  expect(gestures.drop).not.toHaveBeenCalled();
});

test('the keyboard taps, too', () => {
  node.click();
  expect(gestures.tap).toHaveBeenCalledOnce();
});

test('a finger that trembles taps', () => {
  point('pointerdown');
  point('pointermove', NEAR);
  point('pointerup', NEAR);
  point('click', NEAR);
  expect(gestures.drag).not.toHaveBeenCalled();
  expect(gestures.tap).toHaveBeenCalledOnce();
});

test('a drag is followed to where it is let go, and the click after it is no tap', () => {
  point('pointerdown');
  point('pointermove', FAR);
  expect(gestures.drag).toHaveBeenCalledExactlyOnceWith(FAR, START);
  point('pointermove', NEAR);
  point('pointerup', NEAR);
  point('click', NEAR);
  expect(gestures.drop).toHaveBeenCalledExactlyOnceWith(NEAR, START);
  expect(gestures.tap).not.toHaveBeenCalled();
  node.click();
  expect(gestures.tap).toHaveBeenCalledOnce();
});

test('a drag holds the pointer', () => {
  point('pointerdown');
  expect(node.setPointerCapture).toHaveBeenCalledOnce();
});

test('a drag that is broken off is no drop', () => {
  point('pointerdown');
  point('pointermove', FAR);
  point('pointercancel');
  expect(gestures.drop).toHaveBeenCalledExactlyOnceWith(null, START);
});

test('the keyboard taps also after a drag that no click came of', () => {
  point('pointerdown');
  point('pointermove', FAR);
  point('pointerup', FAR);
  node.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter' }));
  node.click();
  expect(gestures.tap).toHaveBeenCalledOnce();
});

test.each([
  ['what cannot be dragged now', 0, false],
  ['the second button', 2, true],
])('%s does not drag', (_, button, able) => {
  gestures.able.mockReturnValue(able);
  point('pointerdown', START, button);
  point('pointermove', FAR);
  point('pointerup', FAR);
  expect(node.setPointerCapture).not.toHaveBeenCalled();
  expect(gestures.drag).not.toHaveBeenCalled();
  expect(gestures.drop).not.toHaveBeenCalled();
});

test('an element that is left does nothing any more', () => {
  attach()();
  node.click();
  expect(gestures.tap).not.toHaveBeenCalled();
});
