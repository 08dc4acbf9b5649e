import { randomInt } from 'node:crypto';

import { type BrowserContext, expect, type Page } from '@playwright/test';

import { noteToasts } from './toasts.ts';

/** What React keeps of the page: whether it stands as the server drew it. */
interface Root {
  current: { memoizedState: { isDehydrated: boolean } };
}

const addresses = new WeakMap<BrowserContext, string>();

/** Each browser has an address of its own, as people do: sign-ins that one test fails ask no other for a captcha. */
async function addressOf(context: BrowserContext): Promise<string> {
  const known = addresses.get(context);
  if (known) return known;
  await noteToasts(context);
  const part = () => randomInt(1, 255);
  const address = `10.${part()}.${part()}.${part()}`;
  addresses.set(context, address);
  return address;
}

const heard = new WeakSet<Page>();
/** React's numbers for a page that is not the server's. */
const broken = /Content Security Policy|Minified React error #4(18|19|2[1-5])/;

/** For a test that itself changes what the server sent. */
export const ignoreProblems = (page: Page): void => void heard.add(page);

/** Whatever a test is about: a page that breaks a rule of its own, or is not the server's, fails it. */
function hearProblems(page: Page): void {
  if (heard.has(page)) return;
  heard.add(page);
  const hear = (text: string) => {
    // Where tests sign in stands a drawing alone, with styles of its own.
    if (broken.test(text) && !page.url().endsWith('.svg')) expect.soft(text, page.url()).toBe('');
  };
  page.on('console', (message) => hear(message.text()));
  page.on('pageerror', ({ message }) => hear(message));
}

const takenOver = (page: Page) =>
  page.waitForFunction(() => {
    const [, root] = Object.entries(document).find(([key]) => key.startsWith('__reactContainer')) ?? [];
    const { stateNode } = (root ?? {}) as { stateNode?: Root };
    return stateNode?.current.memoizedState.isDehydrated === false;
  });
/**
 * Opens a page and waits until its script has taken over. Before that a press does what it does without JavaScript: it
 * asks the server, past whatever a test answers in its stead.
 */
export async function visit(page: Page, address: string): Promise<void> {
  hearProblems(page);
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': await addressOf(page.context()) });
  await page.goto(address);
  await takenOver(page);
}

/** Loads the page again, and waits as `visit` does. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await takenOver(page);
}
