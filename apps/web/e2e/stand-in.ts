import type { Page, Route } from '@playwright/test';

type Address = string | RegExp;
type Answer = (route: Route) => unknown;

/**
 * Mocks the answers of an address until the returned function is called; from then on calls reach the server. The
 * page's requests stay intercepted all the same: Playwright's `unroute` and `times` end that with the last route, and a
 * request that begins in the same moment is then never answered (under load 10 of 300, a script of the next page among
 * them).
 */
export async function standIn(page: Page, address: Address, answer: Answer): Promise<() => void> {
  let over = false;
  await page.route(address, (route) => (over ? route.fallback() : answer(route)));
  return () => {
    over = true;
  };
}

/** Mocks the next answer of an address. */
export async function standInOnce(page: Page, address: Address, answer: Answer): Promise<void> {
  const stop = await standIn(page, address, (route) => {
    stop();
    return answer(route);
  });
}
