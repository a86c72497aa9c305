import { cell, walkTo, type Hands } from '$browser/hands.ts';

const pass = /^Pass$/;

const hands: Hands = {
  setup: { players: 2 },
  point: (page, action, press) =>
    press(action === 'pass' ? page.getByRole('button', { name: pass }) : cell(page, action)),
  type: (page, action) => walkTo(page, action),
  err: (page) => cell(page, 'a1').click(),
};

export default hands;
