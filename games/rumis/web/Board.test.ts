import { flushSync, tick, type ComponentProps } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { dragTo } from '../../../web/tests/pointer.ts';
import { find, label, lay, PLAYERS, touch } from '../../../web/tests/board.svelte.ts';
import Board from './Board.svelte';
import type { View } from './view.ts';

const view: View = {
  cubes: { 'b2/1': 1, 'c2/1': 2, 'c3/1': 2, 'c3/2': 2 },
  left: [
    ['S01', 'S03'],
    ['S01', 'S02', 'S03'],
  ],
  out: [],
  colour: 1,
  points: [-1, -1],
};
const legal = ['S01:b2/2+b2/3', 'S01:b3/1+b4/1', 'S03:a1/1+a2/1+b2/2'];

// Here there is no WebGL: the works are shown by levels.
const show = (some: Partial<ComponentProps<typeof Board>> = {}) =>
  lay(Board, {
    view,
    scores: [-1, -1],
    legal,
    last: { seat: 2, action: 'S02:c2/1+c3/1+c3/2' },
    switches: { flat: false, numbers: true },
    preview: () => Promise.resolve({ view: { ...view, points: [1, -3] }, scores: [1, -3] }),
    ...some,
  });

const form = () => find('[data-form]')?.dataset['form'];

function press(key: string) {
  find('[data-cell="a1"]')?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  flushSync();
}

describe('the plan and the levels', () => {
  it('are read aloud', () => {
    show();
    expect(label('c3')).toBe('c3, altura 2, azul, última jugada');
    expect(label('a1')).toMatch(/^a1, suelo, altura máxima 4/);
    expect(label('c3/1')).toBe('c3, nivel 1, azul, última jugada');
    expect(label('a1/4')).toBe('a1, nivel 4, vacío');
  });

  it('tell where the height ends', () => {
    show({ options: { scenario: 'pisac' } });
    expect(label('a1/2')).toBe('a1, nivel 2, fuera de la altura permitida');
  });

  it('mark what was refused and what is recommended', () => {
    show({
      refused: { code: 'hole', why: { es: '', en: '' }, cells: ['a1/2', 'a1/1'] },
      hinted: 'S01:b3/1+b4/1',
    });
    expect(label('a1')).toContain('aquí está el problema');
    expect(label('b4/1')).toContain('recomendada');
    expect(find('[data-stone="S01"]')?.getAttribute('aria-label')).toContain('recomendada');
  });
});

describe('a stone', () => {
  it('is left on a square by a touch and placed by another', () => {
    const { attempt } = show();
    touch('[data-stone="S01"]');
    press('v');
    press('g');
    while (form() !== '000 010') press('g');
    expect(label('b3')).toContain('la piedra cabe aquí');
    touch('[data-cell="b3"]');
    expect(attempt).not.toHaveBeenCalled();
    touch('[data-cell="b3"]');
    expect(attempt).toHaveBeenCalledExactlyOnceWith('S01:b3/1+b4/1', find('[data-cell="b3"]'));
  });

  it('is placed by the button', () => {
    const { attempt } = show();
    touch('[data-stone="S01"]');
    while (form() !== '000 001') touch('[data-turn="roll"]');
    touch('[data-cell="b2/3"]');
    touch('[data-place]');
    expect(attempt).toHaveBeenCalledExactlyOnceWith('S01:b2/2+b2/3', find('[data-place]'));
  });

  it('lets the room say at once why it cannot lie somewhere', () => {
    const { attempt } = show();
    touch('[data-stone="S01"]');
    touch('[data-cell="e1"]');
    expect(attempt).toHaveBeenCalledExactlyOnceWith('S01:d1/1+e1/1', find('[data-cell="e1"]'));
  });

  it('remembers how it lay', () => {
    show();
    touch('[data-stone="S03"]');
    touch('[data-turn="tip"]');
    const lay = form();
    touch('[data-stone="S01"]');
    touch('[data-stone="S03"]');
    expect(form()).toBe(lay);
  });

  it('finds the ways that fit', () => {
    show();
    touch('[data-stone="S01"]');
    press('n');
    expect(form()).toBe('000 001');
    press('n');
    expect(form()).toBe('000 010');
  });

  it('tells what everybody wins by it', async () => {
    show();
    touch('[data-stone="S01"]');
    press('n');
    touch('[data-cell="b2"]');
    await tick();
    await tick();
    expect(find('.said')?.textContent).toBe('+2 para ti, −2 para el azul. Toca otra vez o pulsa Colocar.');
  });
});

describe('what is recommended', () => {
  it('lies in the hand over its place', () => {
    const { attempt } = show({ hinted: 'S01:b2/2+b2/3' });
    expect(form()).toBe('000 001');
    touch('[data-place]');
    expect(attempt).toHaveBeenCalledExactlyOnceWith('S01:b2/2+b2/3', find('[data-place]'));
  });
});

describe('who plays alone', () => {
  const alone = { players: PLAYERS.slice(0, 1), view: { ...view, colour: null }, scores: [4] };
  const question = () => find('.question button');
  const answer = () => find('.question p')?.textContent;

  it('is told whether the cube can still be filled', async () => {
    show({ ...alone, outlook: () => Promise.resolve({ es: 'Sí, se puede.', en: 'Yes, it can.' }) });
    question()?.click();
    await vi.waitFor(() => expect(answer()).toBe('Sí, se puede.'));
  });

  it('is told when nobody knows', async () => {
    show(alone);
    question()?.click();
    await vi.waitFor(() => expect(answer()).toContain('No lo sé'));
  });

  it('is not told where aids are not allowed, and nobody else is', () => {
    show({ ...alone, aids: false });
    expect(question()).toBeNull();
    show();
    expect(question()).toBeNull();
  });
});

describe('the board', () => {
  it('offers to pass when nothing fits', () => {
    const { attempt } = show({ legal: ['pass'] });
    touch('.hand .main');
    expect(attempt).toHaveBeenCalledExactlyOnceWith('pass', expect.any(Element));
  });

  it('lets the room say whose turn it is when a stone is dropped too early', () => {
    const { attempt } = show({ live: false, legal: [], turn: 2 });
    dragTo(find('[data-stone="S01"]'), find('[data-cell="a1"]'));
    expect(attempt).toHaveBeenCalledExactlyOnceWith('S01:a1/1+b1/1', find('[data-cell="a1"]'));
  });

  it('lets the room say why nothing is placed without stones', () => {
    const { attempt } = show({ live: false, legal: [], turn: 2, view: { ...view, left: [[], ['S01']] } });
    touch('[data-cell="a1"]');
    expect(attempt).toHaveBeenCalledExactlyOnceWith('pass', find('[data-cell="a1"]'));
  });

  it('can be watched, with the stones of who is to play', () => {
    show({ me: 0, live: false, legal: [], view: { ...view, colour: 2 } });
    expect(find('[data-place]')).toBeNull();
    expect(find('.tray')?.getAttribute('aria-label')).toBe('Piedras del azul');
    expect(document.querySelectorAll('.tray [data-stone]')).toHaveLength(3);
  });

  it('takes a stone first that fits as it lies', () => {
    show({ legal: ['S01:b3/1+c3/3', 'S01:d1/1+e1/1', 'S03:a1/1+a2/1+b2/2'] });
    expect(find('[data-stone="S01"]')?.getAttribute('aria-pressed')).toBe('true');
  });

  it('is a cube for whoever plays alone, with the stones of all colours', () => {
    show({ players: PLAYERS.slice(0, 1), view: { ...view, colour: null }, scores: [4] });
    expect(document.querySelectorAll('[data-cell^="c3/"]')).toHaveLength(3);
    expect(find('[data-stone="S01"]')?.getAttribute('aria-label')).toContain('quedan 2');
    expect(document.body.textContent).toContain('4 de 27 cubos');
  });

  it('groups the two colours of a player and says which counts', () => {
    show({
      options: { colours: '2x2' },
      view: { ...view, left: [...view.left, [], []], points: [1, 2, 5, 0] },
      scores: [5, 2],
    });
    const tallies = [...document.querySelectorAll('.standings li')].map((seat) => seat.textContent ?? '');
    expect(tallies).toHaveLength(2);
    expect(tallies[0]).toMatch(/Ana.*rojo.*amarillo.*cuenta este/s);
    expect(tallies[0]).not.toMatch(/cuenta este.*amarillo/s);
  });
});
