import { expect } from '@playwright/test';

import { expectNoViolations } from './axe.ts';
import { signIn } from './signed-in.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

test('[SHELL-05] the mobile menu keeps the focus, and closes on Escape, on a link and on Back', async ({
  page,
}) => {
  await visit(page, '/');
  await visit(page, '/leiloes');
  const open = page.getByRole('button', { name: 'Abrir o menu' });
  await open.click();
  const menu = page.getByRole('dialog');
  await expect(menu.getByRole('navigation').getByRole('link')).toHaveText([
    'Início',
    'Imóveis',
    'Mapa',
    'Calculadora',
    'Alertas',
    'Como Funciona',
    'Planos',
    'Contato',
    'Benefícios',
    'Blog',
  ]);
  await expect(menu.getByRole('link', { name: 'Contratar' })).toHaveAttribute('href', '/planos');
  await expectNoViolations(page);
  for (let press = 0; press < 14; press += 1) {
    await page.keyboard.press('Tab');
    expect(await menu.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(open).toBeFocused();

  await open.click();
  await menu.getByRole('link', { name: 'Como Funciona', exact: true }).click();
  await expect(page).toHaveURL(/\/#how-it-works$/);
  await expect(menu).toBeHidden();
  await expect(page.locator('#how-it-works')).toBeInViewport();

  await open.click();
  await expect(menu).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/leiloes$/);
  await expect(menu).toBeHidden();
});

test('[SHELL-05] on the home page the menu leads to its section', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('button', { name: 'Abrir o menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Como Funciona', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.locator('#how-it-works')).toBeInViewport();
});

test('[SHELL-05] who is signed in finds the account in the menu instead of Contratar', async ({ page }) => {
  await signIn(page);
  await visit(page, '/leiloes');
  await page.getByRole('button', { name: 'Abrir o menu' }).click();
  const menu = page.getByRole('dialog');
  await expect(menu.getByRole('link', { name: 'Alertas' })).toHaveAttribute('href', '/minha-conta/alertas');
  await expect(menu.getByRole('link', { name: 'Contratar' })).toHaveCount(0);
  await menu.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/$/);
});
