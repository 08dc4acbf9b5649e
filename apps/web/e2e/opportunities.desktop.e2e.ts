import { expect, type Page } from '@playwright/test';

import { expectNoViolations } from './axe.ts';
import { signIn, signUp } from './signed-in.ts';
import { test } from './test.ts';
import { expectToast } from './toasts.ts';
import { visit } from './visit.ts';

const cards = (page: Page) =>
  page.getByRole('list', { name: 'Oportunidades Exclusivas' }).getByRole('article');
const found = (page: Page) => page.getByText(/^[\d.]+ oportunidade\(s\) encontrada\(s\)$/);

test('[ACC-01][OPP-01] a visitor is led to the sign-in, which leads back to the page', async ({ page }) => {
  await page.goto('/minha-conta/oportunidades');
  await expect(page).toHaveURL(/\/(login|entrar)\?origem=%2Fminha-conta%2Foportunidades$/);
});

test('[OPP-01][OPP-02] the filters live in the address and leave what they say', async ({ page }) => {
  await signIn(page);
  await visit(page, '/minha-conta/oportunidades');
  await expect(cards(page).first()).toBeVisible();
  const all = await found(page).textContent();
  await page.getByRole('button', { name: 'Alto Desconto' }).click();
  await expect(page).toHaveURL(/desconto=1/);
  await expect(found(page)).not.toHaveText(all!);
  for (const text of await cards(page).allTextContents()) expect(text).toMatch(/-[3-9]\d%|-100%/);
  await page.getByRole('radio', { name: /lista/i }).check();
  await expect(page).toHaveURL(/desconto=1&visao=lista/);
  await page.goBack();
  await page.goBack();
  await expect(found(page)).toHaveText(all!);

  await page.getByRole('combobox', { name: 'Tipo de imóvel' }).selectOption('Casas');
  await expect(page).toHaveURL(/tipo=casas/);
  await expect(cards(page).first()).toContainText(/Casa/);
});

test('[OPP-02][OPP-04] nothing that fits says so, and the filters are cleared', async ({ page }) => {
  await signIn(page);
  await visit(page, '/minha-conta/oportunidades');
  await page.getByLabel('Buscar por título ou cidade').fill('castelo medieval');
  await expect(page.getByRole('heading', { name: 'Nenhuma oportunidade encontrada' })).toBeVisible();
  await expect(page.getByText('Tente ajustar os filtros de busca.')).toBeVisible();
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await expect(cards(page).first()).toBeVisible();
});

test('[OPP-04][OPP-05] a new customer has the best discounts, removes one, and has nothing expired', async ({
  page,
}) => {
  await signUp(page);
  await visit(page, '/minha-conta/oportunidades');
  const card = cards(page).first();
  const title = (await card.getByRole('heading').textContent())!;
  await card.getByRole('button', { name: /^Remover oportunidade/ }).click();
  const undo = page.getByRole('button', { name: `Desfazer: ${title}` });
  await expect(undo).toBeFocused();
  await undo.click();
  await expect(card.getByRole('heading')).toHaveText(title);

  const viewed = page.waitForResponse('**/api/customer/opportunity/mark-viewed');
  await card.getByRole('link', { name: /^Ver Detalhes/ }).click();
  await expect(page).toHaveURL(/\/leilao\//);
  expect((await viewed).status()).toBe(200);

  await visit(page, '/minha-conta/oportunidades');
  await expect(card).toContainText('Já vista');
  await page.getByRole('link', { name: 'Expiradas' }).click();
  await expect(page).toHaveURL(/oportunidades-expiradas$/);
  await expect(page.getByText('Nenhuma oportunidade expirada encontrada.')).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Buscar por título ou cidade' })).toBeHidden();
  await expect(found(page)).toBeHidden();
});

test('[OPP-05] a removal and its undoing that both fail leave the card where it was', async ({ page }) => {
  await signUp(page);
  await visit(page, '/minha-conta/oportunidades');
  const all = (await found(page).textContent())!;
  const card = cards(page).first();
  const undone = Promise.withResolvers<void>();
  await page.route('**/api/customer/opportunity/dismiss', async (route) => {
    await undone.promise;
    await route.abort();
  });
  await card.getByRole('button', { name: /^Remover oportunidade/ }).click();
  await expect(found(page)).not.toHaveText(all);
  await page.getByRole('button', { name: /^Desfazer: / }).click();
  undone.resolve();
  await expectToast(page, 'Erro ao remover oportunidade');
  await expectToast(page, 'Erro ao trazer a oportunidade de volta');
  await expect(found(page)).toHaveText(all);
  await expect(card.getByRole('button', { name: /^Remover oportunidade/ })).toBeVisible();
});

test('[WAY-14] what was removed is found again among the dismissed, and brought back', async ({ page }) => {
  await signUp(page);
  await visit(page, '/minha-conta/oportunidades');
  const all = (await found(page).textContent())!;
  const title = (await cards(page).first().getByRole('heading').textContent())!;
  await cards(page)
    .first()
    .getByRole('button', { name: /^Remover oportunidade/ })
    .click();
  await expect(found(page)).not.toHaveText(all);
  await page.getByRole('link', { name: 'Descartadas' }).click();
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page).first().getByRole('heading')).toHaveText(title);
  await expectNoViolations(page);
  await page.getByRole('button', { name: `Trazer de volta: ${title}` }).click();
  await expect(page.getByText(/^O que você remover de Disponíveis/)).toBeVisible();
  await expect(page.getByRole('region', { name: 'Resultados' })).toBeFocused();
  await page.getByRole('link', { name: 'Disponíveis' }).click();
  await expect(found(page)).toHaveText(all);
});

test('[OPP-05] those that are over have a page of their own, without an accessibility violation', async ({
  page,
}) => {
  await signIn(page);
  await visit(page, '/cliente/oportunidades-expiradas');
  await expect(cards(page).first()).toContainText('Expirado');
  await expectNoViolations(page);
});

for (const scheme of ['light', 'dark'] as const)
  test(`[OPP-03] no accessibility violation, ${scheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: scheme });
    await signIn(page);
    await visit(page, '/minha-conta/oportunidades');
    await expect(cards(page).first()).toBeVisible();
    await expectNoViolations(page);
  });
