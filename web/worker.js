// The service worker. It keeps the shell of the page, so that it opens without a network, and serves what the player
// has chosen to keep for offline play. What belongs to a table of a room is never kept.
const SHELL = 'shell-__VERSION__';
const FILES = __FILES__;
/** What is kept of each game in this version, by its name; under no name, what all of them need. */
const KEPT = __KEPT__;
/** The caches of the games that the player keeps: `kept-` and the game's name. The page fills and deletes them. */
const PREFIX = 'kept-';

self.addEventListener('install', (event) => {
  event.waitUntil(
    Promise.all([caches.open(SHELL).then((cache) => cache.addAll(FILES)), renew()]).then(() =>
      self.skipWaiting(),
    ),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(forget().then(() => self.clients.claim()));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || request.cache === 'reload') return;
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => caches.match('/')));
  } else if (FILES.includes(url.pathname) || url.pathname.startsWith('/assets/')) {
    event.respondWith(kept(request));
  } else if (isForAll(url)) {
    event.respondWith(newest(request));
  }
});

/** Whether something is the same for everybody and changes with the program only. */
function isForAll({ pathname }) {
  return (
    /^\/api\/(games|puzzles|games\/[a-z]+\/rules)$/.test(pathname) ||
    pathname.startsWith('/shelf/') ||
    pathname === '/offline.json'
  );
}

/** From what is kept, or else from the room, to be kept from now on: an asset never changes under its name. */
async function kept(request) {
  const known = await caches.match(request, { ignoreVary: true });
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await (await caches.open(SHELL)).put(request, answer.clone());
  return answer;
}

/** From the room, or else as it was kept. What the room says is kept instead of what it said before. */
async function newest(request) {
  let answer;
  try {
    answer = await fetch(request);
  } catch (away) {
    const known = await caches.match(request, { ignoreVary: true });
    if (known) return known;
    throw away;
  }
  if (answer.ok) {
    for (const cache of await keptCaches()) {
      if (await cache.match(request, { ignoreVary: true })) await cache.put(request, answer.clone());
    }
  }
  return answer;
}

async function keptCaches() {
  const names = await caches.keys();
  return Promise.all(names.filter((name) => name.startsWith(PREFIX)).map((name) => caches.open(name)));
}

const pathOf = ({ url }) => url.slice(location.origin.length);

/** Fetches what this version has of the games that the player keeps. Without it there is no new version. */
async function renew() {
  for (const name of await caches.keys()) {
    const files = name.startsWith(PREFIX) && KEPT[name.slice(PREFIX.length)];
    if (!files) continue;
    const cache = await caches.open(name);
    const known = (await cache.keys()).map(pathOf);
    const fresh = known.filter((path) => !path.startsWith('/assets/'));
    const missing = files.filter((path) => !known.includes(path));
    await cache.addAll(
      [...new Set([...fresh, ...missing])].map((path) => new Request(path, { cache: 'no-cache' })),
    );
  }
}

/** Deletes what only earlier versions needed. */
async function forget() {
  for (const name of await caches.keys()) {
    if (name.startsWith(PREFIX)) {
      const files = KEPT[name.slice(PREFIX.length)] ?? [];
      const cache = await caches.open(name);
      const stale = (await cache.keys()).filter(
        (request) => pathOf(request).startsWith('/assets/') && !files.includes(pathOf(request)),
      );
      await Promise.all(stale.map((request) => cache.delete(request)));
    } else if (name !== SHELL) {
      await caches.delete(name);
    }
  }
}
