import type { Component } from 'svelte';

/** What a page is told of its address. */
export interface Address {
  /** The parts that the pattern leaves open, such as `game`. */
  params: Record<string, string>;
  /** What comes after the question mark. */
  query: URLSearchParams;
  /** What comes after the hash. */
  hash: string;
}

/** A page takes the address, or nothing. */
type PageModule = { default: Component<never> };

interface Route {
  pattern: string;
  load: () => Promise<PageModule>;
}

/** Every page, loaded when it is needed. The server answers the same patterns. */
const routes: Route[] = [
  { pattern: '/', load: () => import('./pages/Home.svelte') },
  { pattern: '/new/:game', load: () => import('./pages/NewTable.svelte') },
  { pattern: '/lobby', load: () => import('./pages/Lobby.svelte') },
  { pattern: '/t/:table', load: () => import('./pages/Table.svelte') },
  { pattern: '/i', load: () => import('./pages/Invitation.svelte') },
  { pattern: '/rules/:game', load: () => import('./pages/Rules.svelte') },
  { pattern: '/learn/:game', load: () => import('./pages/Learn.svelte') },
  { pattern: '/puzzles', load: () => import('./pages/Puzzles.svelte') },
  { pattern: '/puzzles/:game/:number', load: () => import('./pages/Puzzle.svelte') },
  { pattern: '/replay', load: () => import('./pages/Replay.svelte') },
  { pattern: '/settings', load: () => import('./pages/Settings.svelte') },
  { pattern: '/about', load: () => import('./pages/About.svelte') },
  { pattern: '/verify', load: () => import('./pages/Verify.svelte') },
];

const nowhere: Route = { pattern: '', load: () => import('./pages/NotFound.svelte') };

class Router {
  #url = $state.raw(new URL(location.href));
  readonly #found = $derived(find(this.#url.pathname));

  /** How to load the page of the present address. */
  readonly route = $derived(this.#found.route);
  readonly address: Address = $derived({
    params: this.#found.params,
    query: this.#url.searchParams,
    hash: this.#url.hash.slice(1),
  });
  /** The present path, for links that say where one is. */
  readonly path = $derived(this.#url.pathname);

  constructor() {
    addEventListener('popstate', () => this.#look());
    addEventListener('click', (event) => this.#follow(event));
  }

  /** Goes to another page. */
  go(path: string, how: 'push' | 'replace' = 'push'): void {
    if (how === 'push') history.pushState(null, '', path);
    else history.replaceState(null, '', path);
    this.#look();
    if (this.address.hash === '') scrollTo(0, 0);
  }

  #look(): void {
    this.#url = new URL(location.href);
  }

  /** Follows plain clicks on links of our own without loading the page again. */
  #follow(event: MouseEvent): void {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const modified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0;
    if (!link || modified || event.defaultPrevented || link.target || link.hasAttribute('download')) return;
    const url = new URL(link.href);
    if (url.origin !== location.origin || url.pathname.startsWith('/api/')) return;
    if (url.pathname === location.pathname && url.hash) return;
    event.preventDefault();
    this.go(url.pathname + url.search + url.hash);
  }
}

function find(path: string): { route: Route; params: Record<string, string> } {
  for (const route of routes) {
    const params = match(route.pattern, path);
    if (params) return { route, params };
  }
  return { route: nowhere, params: {} };
}

/** The open parts of a pattern, if the path fits it. */
export function match(pattern: string, path: string): Record<string, string> | null {
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return null;
  const params: Record<string, string> = {};
  for (const [place, want] of wanted.entries()) {
    const part = given[place] ?? '';
    if (want.startsWith(':') && part) params[want.slice(1)] = decodeURIComponent(part);
    else if (want !== part) return null;
  }
  return params;
}

export const router = new Router();
