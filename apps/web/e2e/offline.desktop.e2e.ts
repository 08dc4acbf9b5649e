import { expect, test } from '@playwright/test';

import { signIn } from './signed-in.ts';

test.use({ serviceWorkers: 'allow' });

test('[SHELL-10] a page that was seen can be read without a connection, with its date; nothing personal stays after a logout', async ({
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
  expect(await page.evaluate(() => caches.has('martelo-own'))).toBe(true);
  await page.getByRole('button', { name: 'Minha Conta' }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Entrar' })).toBeVisible();
  await expect.poll(() => page.evaluate(() => caches.has('martelo-own'))).toBe(false);
});
