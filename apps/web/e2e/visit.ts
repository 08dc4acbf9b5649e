import { randomInt } from 'node:crypto';

import { type BrowserContext, expect, type Page } from '@playwright/test';

import { noteToasts } from './toasts.ts';

/** What React keeps of the page: whether it stands as the server drew it. */
interface Root {
  current: { memoizedState: { isDehydrated: boolean } };
}

const addresses = new WeakMap<BrowserContext, string>();

/** Each browser has an address of its own, as people do: failed sign-ins of one test require no captcha in another. */
async function addressOf(context: BrowserContext): Promise<string> {
  const known = addresses.get(context);
  if (known) return known;
  await noteToasts(context);
  const part = () => randomInt(1, 255);
  const address = `10.${part()}.${part()}.${part()}`;
  addresses.set(context, address);
  return address;
}

const seen = new WeakSet<Page>();
/** React's error numbers for a hydration mismatch. */
const broken = /Content Security Policy|Minified React error #4(18|19|2[1-5])/;

/** For a test that itself changes what the server sent. */
export const ignoreProblems = (page: Page): void => void seen.add(page);

/** Fails any test whose page violates its content security policy or fails to hydrate. */
function watchProblems(page: Page): void {
  if (seen.has(page)) return;
  seen.add(page);
  const check = (text: string) => {
    // Where tests sign in stands a drawing alone, with styles of its own.
    if (broken.test(text) && !page.url().endsWith('.svg')) expect.soft(text, page.url()).toBe('');
  };
  page.on('console', (message) => check(message.text()));
  page.on('pageerror', ({ message }) => check(message));
}

const hydrated = (page: Page) =>
  page.waitForFunction(() => {
    const [, root] = Object.entries(document).find(([key]) => key.startsWith('__reactContainer')) ?? [];
    const { stateNode } = (root ?? {}) as { stateNode?: Root };
    return stateNode?.current.memoizedState.isDehydrated === false;
  });
/**
 * Opens a page and waits for its hydration. Before that a press works as without JavaScript: it goes to the server,
 * past a test's mocked answers.
 */
export async function visit(page: Page, address: string): Promise<void> {
  watchProblems(page);
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': await addressOf(page.context()) });
  await page.goto(address);
  await hydrated(page);
}

/** Loads the page again, and waits as `visit` does. */
export async function reload(page: Page): Promise<void> {
  await page.reload();
  await hydrated(page);
}
