import { flushSync, type ComponentProps } from 'svelte';
import { expect, test, vi } from 'vitest';
import { dragTo, pointer } from '../../../web/tests/pointer.ts';
import { cell, find, label, lay, text } from '../../../web/tests/board.svelte.ts';
import Board from './Board.svelte';
import { EMPTY, START } from './positions.ts';
import type { View } from './view.ts';

vi.mock('$web/board/query.ts', () => import('./answers.ts'));

type Props = ComponentProps<typeof Board>;

const show = (some: Partial<Props> = {}) =>
  lay(Board, {
    view: START,
    options: { dictionary: 'auto', lexicon: 'es', premiums: 'standard' },
    legal: ['8F CASAR', '8F CASAS', 'pass'],
    last: { seat: null, action: 'draw 4' },
    switches: { unseen: true, others: true },
    ...some,
  });

function click(target: HTMLElement | null) {
  target?.click();
  flushSync();
}

function press(key: string, at = document.activeElement) {
  const event = new KeyboardEvent('keydown', { key, code: '', bubbles: true, cancelable: true });
  at?.dispatchEvent(event);
  flushSync();
}

test('a square and letters make a word, which Enter plays', async () => {
  const { attempt } = show();
  click(cell('J8'));
  press('r');
  expect(label('J8')).toBe('J8, R, 1 punto, tuya, sin jugar');
  await vi.waitFor(() => expect(text()).toContain('CASAR 2 + 1 + 1 + 1 + 1 6'));
  expect(text()).toContain('se puede jugar');
  press('Enter');
  expect(attempt).toHaveBeenCalledWith('8F CASAR', cell('K8'));
  press('Backspace');
  expect(label('J8')).toContain('vacía');
});

test('a tile and a square make a word, which its button plays', () => {
  const { attempt } = show();
  click(cell('rack-6'));
  expect(cell('rack-6')?.getAttribute('aria-pressed')).toBe('true');
  click(cell('J8'));
  expect(label('rack-6')).toBe('hueco del atril');
  click(find('[data-deed="play"]'));
  expect(attempt).toHaveBeenCalledWith('8F CASAS', find('[data-deed="play"]'));
});

test('a tile is dragged to a square, and stays on the rack if the drag is broken off', () => {
  show();
  const does = pointer(cell('rack-6'), cell('J8'));
  does('pointerdown');
  does('pointermove');
  does('pointercancel');
  expect(label('J8')).toContain('vacía');
  dragTo(cell('rack-6'), cell('J8'));
  expect(label('J8')).toBe('J8, S, 1 punto, tuya, sin jugar');
});

test('a blank is asked for its letter', () => {
  show();
  click(cell('rack-7'));
  click(cell('J8'));
  expect(text()).toContain('¿Qué letra es el comodín en J8?');
  click(find('[data-letter="Ñ"]'));
  expect(label('J8')).toBe('J8, Ñ, comodín, tuya, sin jugar');
  expect(find('dialog')).toBeNull();
});

test('tiles that are no word yet say what is missing', () => {
  const { attempt } = show();
  for (const [tile, square] of [
    ['rack-1', 'A1'],
    ['rack-2', 'A3'],
  ] as const) {
    click(cell(tile));
    click(cell(square));
  }
  expect(text()).toContain('Queda un hueco en A2.');
  expect(document.querySelectorAll('.refused')).toHaveLength(0);
  click(find('[data-deed="play"]'));
  expect(attempt).not.toHaveBeenCalled();
  expect(document.querySelectorAll('.refused')).toHaveLength(1);
});

test('a tile on a played one is refused by the room', () => {
  const { attempt } = show();
  click(cell('rack-2'));
  click(cell('G8'));
  expect(attempt).toHaveBeenCalledWith('8F CESA', cell('G8'));
});

test('a letter without tiles is spelt by a blank', () => {
  show();
  click(cell('J8'));
  press('k');
  expect(label('J8')).toBe('J8, K, comodín, tuya, sin jugar');
  press('w');
  expect(text()).toContain('No te queda ninguna W');
});

test('where words are challenged nothing tells right from wrong', async () => {
  const { preview } = show({ options: { dictionary: 'challenge' }, listed: false });
  click(cell('J8'));
  press('r');
  await vi.waitFor(() => expect(text()).toContain('CASAR'));
  const right = find('.side')?.textContent ?? '';
  press('Backspace');
  press('l');
  await vi.waitFor(() => expect(find('.side')?.textContent).toBe(right.replace('CASAR', 'CASAL')));
  expect(right).not.toContain('se puede jugar');
  expect(preview).not.toHaveBeenCalled();
});

test('wrong words are named and crossed', async () => {
  const props = show();
  click(cell('J8'));
  press('l');
  await vi.waitFor(() => expect(text()).toContain('CASAL'));
  props.refused = { code: 'wrong-words', why: { es: '', en: '' }, cells: ['CASAL'] };
  flushSync();
  expect(text()).toContain('no está en el diccionario');
  expect(document.querySelectorAll('.refused')).toHaveLength(5);
});

test('tiles are changed, or the turn is passed', async () => {
  const { attempt } = show();
  click(find('[data-deed="change"]'));
  await vi.waitFor(() => expect(document.activeElement).toBe(cell('rack-1')));
  click(cell('rack-7'));
  click(cell('rack-1'));
  click(find('[data-deed="swap"]'));
  expect(attempt).toHaveBeenCalledWith('-A?', find('[data-deed="swap"]'));
  click(find('[data-deed="pass"]'));
  expect(attempt).toHaveBeenCalledWith('pass', find('[data-deed="pass"]'));
  press('Escape');
  expect(find('[data-deed="play"]')).not.toBeNull();
});

test('who has passed is no longer choosing tiles', () => {
  const props = show();
  click(find('[data-deed="change"]'));
  props.view = { ...START, passes: 1, turns_without_tiles: 1 };
  flushSync();
  expect(find('[data-deed="play"]')).not.toBeNull();
});

test('a word that waits is answered', () => {
  const { attempt } = show({
    view: { ...START, pending: '8F CASA' },
    last: { seat: 2, action: '8F CASA' },
    legal: ['accept', 'challenge'],
  });
  expect(text()).toContain('Luis ha puesto CASA en 8F. ¿La das por buena?');
  expect(label('F8')).toContain('pendiente de respuesta');
  click(find('[data-deed="challenge"]'));
  expect(attempt).toHaveBeenCalledWith('challenge', find('[data-deed="challenge"]'));
});

test('the last word is marked, also after tiles were drawn', () => {
  const props = show();
  expect(find('.last')).toBeNull();
  props.view = { ...START, board: START.board.with(8, '.....OS........') };
  props.last = { seat: null, action: 'draw 2' };
  flushSync();
  expect(label('F9')).toContain('última palabra');
  expect(label('F8')).not.toContain('última palabra');
  expect(document.querySelectorAll('.fresh')).toHaveLength(2);
});

test('hints show letters where they go', () => {
  show({ hinted: '8F CASAS' });
  expect(label('J8')).toContain('aconsejada: S');
  expect(document.querySelectorAll('.hinted')).toHaveLength(1);
  expect(find('.hinted circle')).toBeNull();
});

test('a hint tells where the blank goes', () => {
  show({ hinted: '8F CASAs' });
  expect(label('J8')).toContain('aconsejada: S, comodín');
  expect(find('.hinted circle')).not.toBeNull();
});

test('unseen letters can be hidden', () => {
  const props = show();
  expect(text()).toContain('89 letras sin ver, 82 en la bolsa');
  props.switches = { unseen: false };
  flushSync();
  expect(text()).not.toContain('sin ver');
  expect(text()).toContain('82 fichas en la bolsa');
});

/** The word that Ana has laid, with its tile drawn. */
const played: View = { ...START, board: START.board.with(7, '.....CASAR.....'), scores: [6, 12] };

test('after the turn it is told where the points came from and which words there were', async () => {
  const props = show({ done: null });
  expect(text()).not.toContain('CASAS');
  Object.assign(props, { view: played, turn: 2, legal: [], last: { seat: null, action: 'draw 1' } });
  flushSync();
  await vi.waitFor(() => expect(text()).toContain('Última palabra, de Ana CASAR 2 + 1 + 1 + 1 + 1 6'));
  await vi.waitFor(() => expect(text()).toContain('Ninguna daba más puntos que la tuya. CASAS 6'));
  click(find('[data-choice="8F CASAS"]'));
  expect(label('J8')).toBe('J8, R, 1 punto, última palabra, aquí cabía la S');
});

test.each<[string, Partial<Props>]>([
  ['without aids', { done: null, aids: false, switches: { unseen: false, others: false } }],
  ['in a lesson, which has no past,', {}],
])('%s nothing is told of other words', async (_, some) => {
  const props = show(some);
  Object.assign(props, { view: played, turn: 2, legal: [] });
  flushSync();
  await new Promise((go) => setTimeout(go, 20));
  expect(find('[data-choice]')).toBeNull();
});

test('other words are for the eyes of their seat alone', async () => {
  const props = show({ done: null });
  Object.assign(props, { view: played, turn: 2, legal: [] });
  flushSync();
  await vi.waitFor(() => expect(find('[data-choice]')).not.toBeNull());
  props.me = 2;
  flushSync();
  expect(find('[data-choice]')).toBeNull();
});

test('a word that was challenged and wrong is gone, and it is said', () => {
  const pending = { ...played, scores: [0, 12], rack_sizes: [6, 7], pending: '8F CASAR' };
  const props = show({ options: { dictionary: 'challenge' }, view: pending, turn: 2, legal: [] });
  Object.assign(props, { view: START, turn: 2, last: { seat: 2, action: 'challenge' } });
  flushSync();
  expect(text()).toContain('las fichas de CASAR vuelven al atril y Ana pierde el turno');
});

test('looking back leaves the tiles that are laid and the last word as they are', () => {
  const props = show();
  click(cell('J8'));
  press('r');
  const before = { ...START, board: EMPTY, racks: ['AELÑRS?', null] };
  Object.assign(props, { view: before, turn: null, legal: [] });
  flushSync();
  expect(label('J8')).toContain('vacía');
  Object.assign(props, { view: START, turn: 1, legal: ['8F CASAR'] });
  flushSync();
  expect(label('J8')).toContain('tuya, sin jugar');
});

test('a move that waits says how it is confirmed', () => {
  const props = show();
  expect(text()).not.toContain('otra vez');
  props.chosen = '8F CASAR';
  flushSync();
  expect(text()).toContain('Tócalo otra vez para confirmar.');
});

test('a spectator has no rack and no buttons', () => {
  show({ me: 0, view: { ...START, racks: [null, null] } });
  expect(cell('rack-1')).toBeNull();
  expect(find('[data-deed]')).toBeNull();
});

test('whoever has no rack hears from the room why nothing can be laid', () => {
  const { attempt } = show({ me: 0, view: { ...START, racks: [null, null] } });
  click(cell('J8'));
  expect(attempt).toHaveBeenCalledExactlyOnceWith('8J A', expect.any(Element));
});

test('looking back shows the rack of the time, and nothing to do with it', () => {
  show({ turn: null, legal: [], live: false });
  expect(label('rack-4')).toBe('Ñ, 8 puntos');
  expect(find('[data-deed]')).toBeNull();
});

test('at the end all racks are open', async () => {
  show({ view: { ...START, racks: ['', 'ZX'], rack_sizes: [0, 2], pool: 0 }, turn: null, legal: [] });
  await vi.waitFor(() => expect(text()).toContain('Ana 0 fichas +18'));
  expect(text()).toContain('Luis Z X −18');
  expect(find('[data-deed]')).toBeNull();
});

test('a word is explained when looking back and after the end, and not while it is one’s turn', async () => {
  const explain = vi.fn((word: string) =>
    Promise.resolve(word === 'CASA' ? { es: 'casa: nombre', en: 'casa: noun' } : null),
  );
  show({ explain });
  click(cell('F8'));
  expect(explain).not.toHaveBeenCalled();
  const over = { ...START, racks: ['', 'ZX'], rack_sizes: [0, 2], pool: 0 };
  for (const view of [START, over]) {
    show({ view, explain, turn: null, legal: [], live: false });
    click(cell('F8'));
    await vi.waitFor(() => expect(text()).toContain('casa: nombre'));
  }
  expect(explain).toHaveBeenCalledWith('CASA');
});
