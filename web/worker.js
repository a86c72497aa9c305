// The service worker: keeps the shell of the page, so that it opens without a network and
// says what needs the table. What belongs to a table is never kept.
const KEEP = 'shell-__VERSION__';
const FILES = __FILES__;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(KEEP)
      .then((cache) => cache.addAll(FILES))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  const forget = (names) =>
    Promise.all(names.filter((name) => name !== KEEP).map((name) => caches.delete(name)));
  event.waitUntil(
    caches
      .keys()
      .then(forget)
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => caches.match('/')));
  } else if (FILES.includes(url.pathname) || url.pathname.startsWith('/assets/')) {
    event.respondWith(kept(request));
  }
});

/** From what is kept, or else from the room, to be kept from now on: an asset never changes under its name. */
async function kept(request) {
  const cache = await caches.open(KEEP);
  const known = await cache.match(request);
  if (known) return known;
  const answer = await fetch(request);
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}
