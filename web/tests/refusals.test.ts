import { flushSync, mount, unmount } from 'svelte';
import { expect, test, vi } from 'vitest';
import { hasRule } from '../src/rules/text.ts';
import { Play } from '../src/table/play.svelte.ts';
import WhyNot from '../src/table/WhyNot.svelte';

const rules = '# MOLINO\n\n<a id="occupied"></a>A point holds one piece.';

class Silence {
  close() {}
}

vi.stubGlobal('WebSocket', Silence);
vi.stubGlobal(
  'fetch',
  vi.fn(() => Promise.resolve(new Response(rules))),
);

test('a rule can be looked up where the rules have it', async () => {
  expect(await hasRule('molino', 'occupied', 'en')).toBe(true);
  expect(await hasRule('molino', 'stale', 'en')).toBe(false);
  // However often something is refused, the rules are asked for once.
  expect(fetch).toHaveBeenCalledTimes(1);
});

test('touching the board while looking back is answered, with the way to the present', async () => {
  const play = new Play('t', () => undefined);
  play.ply = 3;
  await play.attempt('d3');
  const { refused } = play;
  if (!refused) throw new Error('nothing was said');
  const now = vi.fn();
  const shown = mount(WhyNot, {
    target: document.body,
    props: { refused, game: 'molino', rule: () => undefined, now, close: () => undefined },
  });
  flushSync();
  await Promise.resolve();
  const buttons = [...document.querySelectorAll('button')];
  expect(document.body.textContent).toContain('earlier move');
  expect(buttons.map((button) => button.textContent)).toEqual(['Back to now', 'Close']);
  buttons[0]?.click();
  expect(now).toHaveBeenCalledOnce();
  play.live.close();
  await unmount(shown);
});
