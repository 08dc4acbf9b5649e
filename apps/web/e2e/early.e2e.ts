import { expect, type Page } from '@playwright/test';

import { openEarly } from './open-early.ts';
import { signUp } from './signed-in.ts';
import { test } from './test.ts';
import { expectToast } from './toasts.ts';

const openFilters = 'Filtros';

const results = (page: Page) => page.getByRole('region', { name: 'Resultados' });
const hearts = (page: Page) => results(page).getByRole('button', { name: /^Favorit/ });

test('[EARLY-01] a heart that is pressed before the scripts are there is saved, once', async ({ page }) => {
  await signUp(page);
  const saved: string[] = [];
  page.on('request', (request) => {
    if (
      request.url().includes('/api/auctions/') &&
      request.url().includes('favorite') &&
      request.method() !== 'GET'
    )
      saved.push(request.url());
  });
  const release = await openEarly(page, '/leiloes?ordem=3');
  await hearts(page).first().click();
  await hearts(page).first().click();
  release();
  await expectToast(page, 'Adicionado aos favoritos');
  await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'true');
  expect(saved).toHaveLength(1);
});

test('[EARLY-01] a visitor’s early heart opens the login', async ({ page }) => {
  const release = await openEarly(page, '/leiloes');
  await hearts(page).first().click();
  release();
  await expect(page.getByRole('dialog', { name: 'Faça login para continuar' })).toBeVisible();
});

test('[EARLY-01] what is chosen and typed early in a list counts, in its order', async ({ page }, {
  project,
}) => {
  const judicial = page.getByRole('checkbox', { name: /^Judicial/ }).first();
  const release = await openEarly(page, '/leiloes');
  await page.getByRole('combobox', { name: 'Ordenar' }).selectOption({ index: 2 });
  // By its name: an open sheet hides it from the tree of roles.
  const words = page.locator('input[name=keyword]');
  await words.pressSequentially('goian');
  if (project.name === 'phone') await page.getByRole('button', { name: openFilters }).click();
  else {
    await judicial.check();
  }
  release();
  await expect(page).toHaveURL(/ordem=/);
  await expect(page).toHaveURL(/keyword=goian/);
  await expect(words).toHaveValue('goian');
  if (project.name === 'phone') await expect(page.getByRole('dialog', { name: openFilters })).toBeVisible();
  else {
    await expect(judicial).toBeChecked();
    await expect(page).toHaveURL(/[?&]type=/);
  }
});

test('[EARLY-01] a filter that alone was chosen early in the panel counts, which hydrates by itself', async ({
  page,
}, { project }) => {
  test.skip(project.name === 'phone', 'The panel stands beside the list from tablets up.');
  const judicial = page.getByRole('checkbox', { name: /^Judicial/ }).first();
  const release = await openEarly(page, '/leiloes');
  await judicial.check();
  release();
  await expect(page).toHaveURL(/[?&]type=/);
  await expect(judicial).toBeChecked();
});

for (const [address, field] of [
  ['/leiloes', /^Buscar por cidade/],
  ['/', 'Palavra-chave'],
] as const)
  test(`[EARLY-01][WAY-12] suggestions follow on letters that were typed early on ${address}`, async ({
    page,
  }) => {
    const release = await openEarly(page, address);
    await page.locator('input[name=keyword]').pressSequentially('goian');
    release();
    await expect(page.getByRole('combobox', { name: field })).toHaveValue('goian');
    await expect(page.getByRole('option', { name: /Goiânia/ }).first()).toBeVisible();
  });

test('[EARLY-01] the home page keeps a state and a tab that were chosen early, with its cities', async ({
  page,
}) => {
  const release = await openEarly(page, '/');
  await page.getByRole('radio', { name: 'Terrenos' }).check({ force: true });
  await page.getByRole('combobox', { name: 'Estado' }).selectOption({ label: 'Goiás' });
  release();
  await expect(page.getByRole('combobox', { name: 'Cidade' })).toBeEnabled();
  await expect(page.getByRole('combobox', { name: 'Estado' })).toHaveValue(/\d/);
  await expect(page.getByRole('radio', { name: 'Terrenos' })).toBeChecked();
});

test('[EARLY-01][EARLY-02] who types and sends the sign-in before the scripts are there is signed in', async ({
  page,
}) => {
  const release = await openEarly(page, '/entrar?origem=%2Fcalculadora');
  await page.getByLabel('Email').fill('cliente@exemplo.com.br');
  await page.getByLabel('Senha', { exact: true }).fill('martelo-demo');
  await page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true }).click();
  expect(new URL(page.url()).search).not.toContain('martelo-demo');
  release();
  await page.waitForURL(/\/calculadora/);
});
