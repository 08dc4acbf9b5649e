import { expect, type Page } from '@playwright/test';

import { signIn } from './signed-in.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

const header = (page: Page) => page.getByRole('banner');
const navigation = (page: Page) => header(page).getByRole('navigation');

test('[SHELL-02] Como Funciona scrolls to its section on the home page, and lands on it from another', async ({
  page,
}) => {
  await visit(page, '/leiloes');
  await expect(navigation(page).getByRole('link')).toHaveText([
    'Início',
    'Imóveis',
    'Mapa',
    'Calculadora',
    'Alertas',
    'Como Funciona',
    'Planos',
    'Contato',
  ]);
  await navigation(page).getByRole('link', { name: 'Como Funciona' }).click();
  await expect(page).toHaveURL(/\/#how-it-works$/);
  const section = page.locator('#how-it-works');
  await expect(section).toBeInViewport();
  await expect(section).toBeFocused();

  await page.evaluate(() => scrollTo(0, 0));
  await expect(section).not.toBeInViewport();
  await navigation(page).getByRole('link', { name: 'Como Funciona' }).click();
  await expect(section).toBeInViewport();
  await expect(section.getByRole('heading', { name: 'Como funciona' })).toBeInViewport();
});

test('[SHELL-04][AUTH-01] a visitor has Entrar, which leads back to the page', async ({ page }) => {
  await visit(page, '/leiloes?keyword=casa');
  await expect(header(page).getByRole('link', { name: 'Entrar' })).toHaveAttribute(
    'href',
    `/entrar?origem=${encodeURIComponent('/leiloes?keyword=casa')}`,
  );
});

test('[SHELL-03][SHELL-04][AUTH-07] a customer has the count of favourites and Minha Conta, whose Logout leads home', async ({
  page,
}) => {
  await signIn(page);
  await visit(page, '/leiloes');
  await expect(header(page).getByRole('link', { name: /^Favoritos \(\d+\)$/ })).toHaveAttribute(
    'href',
    '/minha-conta/favoritos',
  );
  await header(page).getByRole('button', { name: 'Minha Conta' }).click();
  const menu = page.getByRole('menu');
  await expect(menu.getByRole('menuitem')).toHaveText([
    'Informações',
    'Minha Conta',
    'Favoritos',
    'Alertas',
    'Bônus',
    'Logout',
  ]);
  const loggedOut = page.waitForRequest('**/api/customer/logout');
  await page.route('**/api/customer/logout', (route) =>
    route.fulfill({ status: 500, json: { message: 'Erro' } }),
  );
  await menu.getByRole('menuitem', { name: 'Logout' }).click();
  await loggedOut;
  await expect(page).toHaveURL(/\/$/);
  await expect(header(page).getByRole('link', { name: 'Entrar' })).toBeVisible();
  await expect(header(page).getByRole('link', { name: 'Favoritos', exact: true })).toBeVisible();
  const stored = await page.evaluate(() => Object.keys(localStorage).filter((key) => /auth|user/.test(key)));
  expect(stored).toEqual([]);
});

for (const [userType, first] of [
  ['auctioneer', 'Painel do leiloeiro'],
  ['admin', 'Painel'],
] as const)
  test(`[SHELL-04] the menu of an ${userType} leads to their area`, async ({ page }) => {
    await signIn(page, userType);
    await visit(page, '/leiloes');
    await header(page).getByRole('button', { name: 'Minha Conta' }).click();
    const items = page.getByRole('menu').getByRole('menuitem');
    await expect(items.first()).toHaveText(first);
    await expect(items.last()).toHaveText('Logout');
  });

test('[SHELL-04] nothing moves when it becomes known whose browser it is', async ({ page }) => {
  await signIn(page);
  // As after a sign-in: the browser has a cookie as a hint, so that the server renders the right header. It has fetched
  // this customer's data.
  await visit(page, '/leiloes');
  await expect(header(page).getByRole('button', { name: 'Minha Conta' })).toBeVisible();
  const hint = async () => (await page.context().cookies()).find(({ name }) => name === 'entrou')?.value;
  await expect.poll(hint).toBe('2');
  await page.addInitScript(() => {
    const seen: number[] = [];
    Object.assign(globalThis, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await visit(page, '/leiloes');
  await expect(header(page).getByRole('button', { name: 'Minha Conta' })).toBeVisible();
  await expect(header(page).getByRole('link', { name: /^Favoritos \(/ })).toBeVisible();
  expect(await page.evaluate(() => (globalThis as unknown as { seen: number[] }).seen)).toEqual([]);
});
