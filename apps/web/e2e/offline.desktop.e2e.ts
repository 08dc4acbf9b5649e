import { expect, type Page } from '@playwright/test';

import { signIn } from './signed-in.ts';
import { test } from './test.ts';

test.use({ serviceWorkers: 'allow' });

/** Addresses of everything that the worker keeps. */
const cachedAddresses = (page: Page) =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(stores.map((store) => store.keys()));
    return requests.flat().map(({ url }) => url.replace(location.origin, ''));
  });

/** Addresses of what is stored since before that time, and is no file of the site itself. */
const cachedBefore = (page: Page, time: number) =>
  page.evaluate(async (moment) => {
    const older: string[] = [];
    for (const name of await caches.keys()) {
      const store = await caches.open(name);
      for (const request of name.startsWith('martelo-files-') ? [] : await store.keys()) {
        const answer = await store.match(request, { ignoreVary: true });
        if (Date.parse(answer?.headers.get('x-cached-at') ?? '') <= moment) older.push(request.url);
      }
    }
    return older;
  }, time);

test('[SHELL-10][AUTH-07] a page that was seen can be read without a connection, with its date; nothing personal stays after a logout', async ({
  page,
  context,
}) => {
  await signIn(page);
  await page.goto('/leiloes');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // From now on the worker sees all requests.
  await page.reload();
  await page.goto('/minha-conta/favoritos');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto('/pesquisa?q=segredo');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/confirmar-email/uma-vez-so');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const seen = async () => (await cachedAddresses(page)).join('\n');
  // The worker caches the answers that it has passed on.
  await expect.poll(seen).toContain('/pesquisa?q=segredo');
  await expect.poll(seen).toContain('/api/customer/favorites');
  await page.waitForLoadState('networkidle');
  expect(await seen()).not.toContain('uma-vez-so');

  await context.setOffline(true);
  await page.goto('/leiloes');
  await expect(page.getByText(/O que você vê foi guardado em \d\d\/\d\d\/\d{4}/)).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto('/minha-conta/favoritos');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto('/glossario');
  await expect(page.getByRole('heading', { name: 'Sem conexão' })).toBeVisible();

  await context.setOffline(false);
  await page.goto('/leiloes');
  await page.getByRole('button', { name: 'Minha Conta' }).click();
  const leaving = await page.evaluate(() => Date.now());
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Entrar' })).toBeVisible();
  // Files stay, which hold nothing personal, and what the home page has requested since then.
  await expect.poll(() => cachedBefore(page, leaving)).toEqual([]);
  expect(await page.evaluate(() => caches.keys())).not.toContain('martelo-own');
});
