import { expect, type Page, test } from '@playwright/test';

import { signIn } from './signed-in.ts';

test.use({ serviceWorkers: 'allow' });

/** Addresses of everything that the worker keeps. */
const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
    const requests = await Promise.all(stores.map((store) => store.keys()));
    return requests.flat().map(({ url }) => url.replace(location.origin, ''));
  });

test('[SHELL-10][AUTH-07] a page that was seen can be read without a connection, with its date; nothing personal stays after a logout', async ({
  page,
  context,
}) => {
  await signIn(page);
  await page.goto('/leiloes');
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // From now on the worker sees what is asked for.
  await page.reload();
  await page.goto('/minha-conta/favoritos');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto('/pesquisa?q=segredo');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/confirmar-email/uma-vez-so');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const seen = (await keptAddresses(page)).join('\n');
  expect(seen).toContain('/pesquisa?q=segredo');
  expect(seen).toContain('/api/customer/favorites');
  expect(seen).not.toContain('uma-vez-so');

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
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Entrar' })).toBeVisible();
  // Files alone stay, which say nothing of anybody.
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['martelo-files-1']);
  for (const address of await keptAddresses(page))
    expect(address).toMatch(/^\/(assets|auctions-images|pictures)\//);
});
