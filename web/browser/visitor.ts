import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  type Page,
} from 'playwright-core';
import { expect, inject } from 'vitest';

/** Debian's chromium without the windows around its pages, which takes little more than half the time. Root may run it in a container. */
const CHROMIUM = process.env['CHROMIUM'] ?? '/usr/bin/chromium-headless-shell';
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** What the browser says of itself when it draws in three dimensions without a graphics card. */
const SOFTWARE = 'GL Driver Message';

let browser: Promise<Browser> | null = null;

/** Somebody who looks at the page, with a browser profile of their own. */
export interface Visitor {
  page: Page;
  context: BrowserContext;
  /** What went wrong in the page so far: errors in the console, and what the policy forbade. */
  complaints: string[];
  /** Goes away, having nothing to complain of. */
  leave: () => Promise<void>;
}

export const desk: BrowserContextOptions = { viewport: { width: 1280, height: 800 }, locale: 'en-GB' };
/** Where nothing moves, it is sooner at rest. */
export const still: BrowserContextOptions = { ...desk, reducedMotion: 'reduce' };
export const phone: BrowserContextOptions = {
  viewport: { width: 360, height: 740 },
  hasTouch: true,
  isMobile: true,
  deviceScaleFactor: 2,
  locale: 'en-GB',
};

export const THEMES = ['light', 'dark'] as const;

/** Shows a page in a theme, until all colours have come over. */
export async function wear(page: Page, colorScheme: (typeof THEMES)[number]): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.evaluate(async () => {
    await new Promise(requestAnimationFrame);
    const changes = document.getAnimations().filter((motion) => motion instanceof CSSTransition);
    await Promise.allSettled(changes.map(({ finished }) => finished));
  });
}

/** The address of the room. */
export const room = (): string => inject('room');

export async function visit(options: BrowserContextOptions = desk): Promise<Visitor> {
  browser ??= chromium.launch({ executablePath: CHROMIUM, args: FLAGS });
  const context = await (await browser).newContext({ baseURL: room(), ...options });
  const complaints: string[] = [];
  await context.exposeFunction('forbidden', (what: string) => complaints.push(`forbidden: ${what}`));
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', (event) => {
      const { forbidden } = window as unknown as { forbidden: (what: string) => void };
      forbidden(`${event.violatedDirective} ${event.blockedURI}`);
    });
  });
  const page = await context.newPage();
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('console', (message) => {
    const grave = message.type() === 'error' || message.type() === 'warning';
    if (grave && !message.text().includes(SOFTWARE)) complaints.push(`console: ${message.text()}`);
  });
  const leave = async () => {
    await context.close();
    expect(complaints).toEqual([]);
  };
  return { page, context, complaints, leave };
}

/** Closes the browser of this file. */
export async function closeBrowser(): Promise<void> {
  await (await browser)?.close();
  browser = null;
}
