import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lang } from '../src/lang/lang.svelte.ts';
import Invitation from '../src/pages/Invitation.svelte';

const CODE = 'abcdefghijklmnopqrstuvwx';
const SEALS = ['630dcd2966', 'aa0dcd2966'];
const invited = {
  game: 'ludo',
  options: {},
  games: 2,
  host: 'Ana',
  seat: 2,
  seats: [{ person: 'Ana' }, 'nobody'].map((sits) => ({
    sits,
    clock: 'none',
    stand_in: null,
    out: false,
    total: 0,
  })),
  commitments: SEALS,
};

const asked = vi.fn<(path: string, body: unknown) => void>();
let look: () => Response;
let shown: ReturnType<typeof mount>;

beforeEach(() => {
  vi.stubGlobal('fetch', (path: string, { body }: RequestInit = {}) => {
    asked(path, typeof body === 'string' ? JSON.parse(body) : null);
    const answer = path === '/api/codes/look' ? look() : Response.json([{ id: 'ludo', title: 'LUDO' }]);
    return Promise.resolve(answer);
  });
});

afterEach(async () => {
  await unmount(shown);
  asked.mockReset();
});

async function open() {
  const address = { params: {}, query: new URLSearchParams(), hash: CODE };
  shown = mount(Invitation, { target: document.body, props: { address } });
  flushSync();
  await vi.waitFor(() => expect(asked).toHaveBeenCalledWith('/api/codes/look', { code: CODE }));
  await new Promise((done) => setTimeout(done, 10));
  flushSync();
}

const text = () => document.body.textContent ?? '';
const no = (code: string, status: number) => () =>
  Response.json(
    { error: { code, message: { es: 'No vale.', en: 'No good.' }, cells: [], legal: [] } },
    { status },
  );

test.each([
  ['es', 'Te invita', 'Sellos de la suerte'],
  ['en', 'Invited by', 'Seals of the luck'],
] as const)(
  'whoever is invited sees to what, and the seals, before giving a word (%s)',
  async (now, ...told) => {
    lang.now = now;
    look = () => Response.json(invited);
    await open();
    for (const each of [...told, 'LUDO', 'Ana', ...SEALS]) expect(text()).toContain(each);
    expect(asked.mock.calls.map(([path]) => path)).not.toContain('/api/codes');
    expect(document.querySelector('form input')).not.toBeNull();
  },
);

test('an invitation that is no good says so at once', async () => {
  lang.now = 'en';
  look = no('bad-code', 422);
  await open();
  expect(text()).toContain('No good.');
  expect(text()).toContain('Use another invitation');
});

test('where the room cannot tell, one can sit down all the same', async () => {
  look = no('too-many', 429);
  await open();
  expect(document.querySelector('[role=alert]')).toBeNull();
  expect(document.querySelector('form button.main')).not.toBeNull();
});
