import { expect, type Page } from '@playwright/test';

import { expectNoViolations } from './axe.ts';
import { signIn } from './signed-in.ts';
import { standIn } from './stand-in.ts';
import { test } from './test.ts';
import { reload, visit } from './visit.ts';

const results = (page: Page) => page.getByRole('region', { name: 'Resultados' });
const cards = (page: Page) => results(page).getByRole('article');

test('[SEARCH-01] a visitor signs in first, and comes back to the same search', async ({ page }) => {
  await visit(page, '/pesquisa?q=casa&state_id=52');
  await expect(page).toHaveURL(`/entrar?origem=${encodeURIComponent('/pesquisa?q=casa&state_id=52')}`);
  await page.getByLabel('Email').fill('cliente@exemplo.com.br');
  await page.getByLabel('Senha', { exact: true }).fill('martelo-demo');
  await page.getByRole('main').getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL('/pesquisa?q=casa&state_id=52');
  await expect(page.getByRole('heading', { level: 1, name: 'Pesquisa' })).toBeVisible();
});

test('[SEARCH-01] from a list a visitor comes to what has ended of it, by way of the sign-in', async ({
  page,
}) => {
  await visit(page, '/leiloes?keyword=casa&state_id=52');
  await page.getByRole('link', { name: 'Ver o que encerrou há até 30 dias' }).click();
  const search = '/pesquisa?q=casa&state_id=52&status=ended';
  await expect(page).toHaveURL(`/entrar?origem=${encodeURIComponent(search)}`);
  await signIn(page);
  await visit(page, search);
  await expect(page.getByLabel('Palavra-chave')).toHaveValue('casa');
  await expect(page.getByLabel('Situação')).toHaveValue('ended');
});

test('[SEARCH-02] words, kind, place and price go to the address and narrow the results', async ({
  page,
}) => {
  await signIn(page);
  await visit(page, '/pesquisa');
  await expect(cards(page)).toHaveCount(30);
  await expectNoViolations(page);
  await page.getByLabel('Palavra-chave').fill('apartamento');
  await page.getByLabel('Categoria').selectOption({ label: 'Imóveis' });
  await page.getByLabel('Estado').selectOption({ label: 'Goiás' });
  await page.getByLabel('Cidade').selectOption({ label: 'Goiânia' });
  await page.getByLabel('Preço máximo').fill('50000000');
  await page.getByRole('button', { name: 'Pesquisar' }).click();
  await expect(page).toHaveURL(
    '/pesquisa?q=apartamento&category_id=1&maxPrice=500000&state_id=52&city_id=5208707',
  );
  await expect(cards(page).filter({ hasNotText: 'Goiânia' })).toHaveCount(0);
  await expect(cards(page).first()).toContainText('Goiânia');
  await reload(page);
  await expect(page.getByLabel('Palavra-chave')).toHaveValue('apartamento');
  await expect(page.getByLabel('Cidade')).toHaveValue('5208707');
});

test('[SEARCH-02] five pages around the one that is shown, an order, and what has ended', async ({
  page,
}) => {
  await signIn(page);
  await visit(page, '/pesquisa');
  const pages = page.getByRole('navigation', { name: /página/i });
  await expect(pages.getByRole('listitem')).toHaveText(['1', '2', '3', '4', '5', /\d+/]);
  await visit(page, '/pesquisa?page=9');
  for (const at of [7, 8, 9, 10, 11])
    await expect(pages.getByRole('link', { name: `Página ${at}`, exact: true })).toBeVisible();
  await expect(pages.getByRole('link', { name: 'Página 6', exact: true })).toBeHidden();
  await page.getByLabel('Ordenar por').selectOption({ label: 'Menor preço' });
  await expect(page).toHaveURL('/pesquisa?ordem=2');
  await page.getByLabel('Situação').selectOption({ label: 'Encerrados há até 30 dias' });
  await page.getByRole('button', { name: 'Pesquisar' }).click();
  await expect(page).toHaveURL('/pesquisa?status=ended&ordem=2');
  await expect(cards(page).first()).toContainText(/encerrado/i);
});

test('[SEARCH-02] what is chosen counts however soon the search is sent after it', async ({ page }) => {
  await signIn(page);
  await visit(page, '/pesquisa?page=2');
  // Both in one task, before anything of it is rendered.
  const choose = (select: HTMLElement, value: string) => {
    (select as HTMLSelectElement).value = value;
    select.dispatchEvent(new Event('change', { bubbles: true }));
    document.querySelector<HTMLButtonElement>('search button[type=submit]')!.click();
  };
  await page.getByLabel('Situação').evaluate(choose, 'ended');
  await expect(page).toHaveURL('/pesquisa?status=ended');
  await page.getByLabel('Ordenar por').evaluate(choose, '2');
  await expect(page).toHaveURL('/pesquisa?status=ended&ordem=2');
});

test('[SEARCH-02] what is written while a search runs stays, and Back fills the fields anew', async ({
  page,
}) => {
  await signIn(page);
  await visit(page, '/pesquisa');
  const held: (() => unknown)[] = [];
  const stop = await standIn(page, '**/api/auctions?*', (route) => held.push(() => route.fallback()));
  await page.getByLabel('Palavra-chave').fill('casa');
  await page.getByLabel('Palavra-chave').press('Enter');
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await page.getByLabel('Preço mínimo').pressSequentially('10000000');
  stop();
  held.forEach((release) => release());
  await expect(page).toHaveURL('/pesquisa?q=casa');
  await expect(page.getByLabel('Preço mínimo')).toHaveValue(/100\.000,00$/);
  await expect(page.getByLabel('Preço mínimo')).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL('/pesquisa');
  await expect(page.getByLabel('Palavra-chave')).toHaveValue('');
  await page.goForward();
  await expect(page.getByLabel('Palavra-chave')).toHaveValue('casa');
});

test('[SEARCH-03] a failure says so, and trying again brings the results', async ({ page }) => {
  await signIn(page);
  await visit(page, '/pesquisa');
  await expect(cards(page)).toHaveCount(30);
  const recover = await standIn(page, '**/api/auctions?*', (route) => route.abort('internetdisconnected'));
  await page.getByLabel('Palavra-chave').fill('casa');
  await page.getByRole('button', { name: 'Pesquisar' }).click();
  await expect(
    page.getByText('Não foi possível realizar a busca. Verifique sua conexão e tente novamente.'),
  ).toBeVisible();
  recover();
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(cards(page).first()).toBeVisible();
});
