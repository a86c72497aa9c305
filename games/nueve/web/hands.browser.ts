import { boardIsLaid, cell, drag, walkTo, type Hands } from '$browser/hands.ts';

const pass = /^Pass$/;

const hands: Hands = {
  setup: { players: 2 },
  point: (page, action, press) =>
    press(action === 'pass' ? page.getByRole('button', { name: pass }) : cell(page, action)),
  type: (page, action) => walkTo(page, action),
  // A piece that is put down waits in a corner; one that slides is dropped anywhere on the board.
  drag: async (page, action) => {
    await boardIsLaid(page);
    const waiting = cell(page, 'supply');
    const put = (await waiting.count()) > 0;
    await drag(page, put ? waiting : cell(page, action), cell(page, put ? action : 'e5'));
  },
  err: (page) => cell(page, 'a1').click(),
};

export default hands;
