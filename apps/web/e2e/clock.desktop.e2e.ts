import { expect, type Page } from '@playwright/test';

import { test } from './test.ts';
import { visit } from './visit.ts';

const hour = 3_600_000;

/** The device's clock is wrong by this much. */
const setClock = (page: Page, ahead: number) =>
  page.addInitScript((by) => {
    const now = Date.now.bind(Date);
    Date.now = () => now() + by;
    globalThis.Date = new Proxy(Date, {
      construct: (target, parts) =>
        Reflect.construct(target, parts.length > 0 ? parts : [target.now()]) as Date,
    });
  }, ahead);

/** What is left of the time of each auction, on a page of the list that the browser itself renders. */
async function timeLeft(page: Page): Promise<string[]> {
  await visit(page, '/leiloes?ordem=4');
  await page.getByRole('link', { name: 'Página 2' }).click();
  await expect(page.getByRole('status').filter({ hasText: /^Página 2 de/ })).toBeVisible();
  const timers = page.getByRole('article').getByRole('timer');
  await expect(timers.first()).toBeVisible();
  return timers.allTextContents();
}

for (const [clock, ahead] of [
  ['an hour ahead', hour],
  ['a day behind', -24 * hour],
] as const)
  test(`[VISIT-08] on a device whose clock is ${clock} the time left is the server’s`, async ({
    browser,
    page,
  }) => {
    const right = await browser.newPage();
    const before = await timeLeft(right);
    await setClock(page, ahead);
    const shown = await timeLeft(page);
    const after = await timeLeft(right);
    expect(shown.length).toBeGreaterThan(0);
    for (const [at, text] of shown.entries()) expect([before[at], after[at]]).toContain(text);
    await right.close();
  });

test.describe('with what was stored', () => {
  test.use({ serviceWorkers: 'allow' });

  test('[VISIT-08] an old page that is read without a connection does not set the clock back', async ({
    page,
    context,
  }) => {
    await page.goto('/leiloes?ordem=4');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.reload();
    const timer = page.getByRole('article').getByRole('timer').first();
    await expect(timer).toBeVisible();
    const shown = await timer.textContent();
    const age = () =>
      page.evaluate(async () => {
        const store = await caches.open('martelo-pages-1');
        const [request] = await store.keys();
        const found = request && (await store.match(request, { ignoreVary: true }));
        if (!found) return false;
        const old = (await found.text()).replace(
          /data-sent-at="[^"]+"/,
          'data-sent-at="2026-01-02T03:04:05.000Z"',
        );
        await store.put(request, new Response(old, { headers: found.headers }));
        return old.includes('2026-01-02');
      });
    await expect.poll(age).toBe(true);
    // What says of when it is comes with the first page that came to rest.
    const hasNotice = () =>
      page.evaluate(async () => {
        const files = await (await caches.open('martelo-files-1')).keys();
        return files.some(({ url }) => /offline-notice-.*\.js$/.test(url));
      });
    await expect.poll(hasNotice).toBe(true);
    await context.setOffline(true);
    await visit(page, '/leiloes?ordem=4');
    await expect(page.getByText(/O que você vê foi guardado em/)).toBeVisible();
    await page.getByRole('article').first().hover();
    await expect(timer).toHaveText(shown!);
  });
});
