import { cell, walkTo, type Hands } from '$browser/hands.ts';

const hands: Hands = {
  setup: { players: 2, options: { size: 6 } },
  point: (page, action, press) => press(cell(page, action)),
  type: (page, action) => walkTo(page, action),
  err: (page) => cell(page, 'a1').click(),
};

export default hands;
