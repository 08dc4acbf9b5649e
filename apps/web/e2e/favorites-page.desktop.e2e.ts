import { expect, type Page } from '@playwright/test';

import { expectNoViolations } from './axe.ts';
import { signUp } from './signed-in.ts';
import { standInOnce } from './stand-in.ts';
import { test } from './test.ts';
import { expectToast } from './toasts.ts';
import { reload, visit } from './visit.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');
const question = 'Tem certeza que deseja remover este leilão dos favoritos?';

/** Saves the first auctions of the list, by the calls that the hearts make. */
async function save(page: Page, token: string, count: number): Promise<void> {
  const list = (await (await page.request.get('/api/auctions?order=3')).json()) as {
    data: { uuid_key: string }[];
  };
  for (const { uuid_key: code } of list.data.slice(0, count)) {
    const answer = await page.request.post('/api/auctions/save-favorite', {
      data: { code },
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.status()).toBe(200);
  }
}

test('[FAV-06] nothing saved yet says so and leads to the list', async ({ page }) => {
  await signUp(page);
  await visit(page, '/minha-conta/favoritos');
  await expect(page.getByText('Você ainda não salvou nenhum leilão')).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole('main').getByRole('link', { name: 'Ver leilões' }).click();
  await expect(page).toHaveURL(/\/leiloes$/);
});

test('[FAV-06] the search forgives case and accents, and nothing found has its own words', async ({
  page,
}) => {
  const { token } = await signUp(page);
  await save(page, token, 3);
  await visit(page, '/favoritos');
  await expect(cards(page)).toHaveCount(3);
  const title = (await cards(page).first().getByRole('heading').textContent())!;
  const search = page.getByRole('searchbox', { name: 'Buscar nos favoritos' });
  const bare = title
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9 ]/g, ' ');
  await search.fill(bare);
  await expect(cards(page).getByRole('heading', { name: title })).toBeVisible();
  await search.fill('castelo mal-assombrado');
  await expect(page.getByText('Nenhum favorito encontrado')).toBeVisible();
  await expect(page.getByText('0 de 3 favoritos')).toBeVisible();
  await page.getByRole('button', { name: 'Limpar busca' }).click();
  await expect(cards(page)).toHaveCount(3);
  await expect(search).toBeFocused();
  await expectNoViolations(page);
});

test('[FAV-06] a removal is confirmed, done, and undone', async ({ page }) => {
  const { token } = await signUp(page);
  await save(page, token, 2);
  await visit(page, '/cliente/favoritos');
  const first = cards(page).first();
  const heart = first.getByRole('button', { name: /^Favorit/ });
  await heart.click();
  const dialog = page.getByRole('alertdialog', { name: question });
  await expect(dialog).toBeVisible();
  await expectNoViolations(page);
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await dialog.getByRole('button', { name: 'Remover' }).click();
  await expect(dialog).toBeHidden();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expect(heart).toBeFocused();
  await expect(page.getByText('Página 1 de 1 (1-1 de 1)')).toBeVisible();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByText('Página 1 de 1 (1-2 de 2)')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Desfazer' })).toBeHidden();
  await expect(heart).toBeFocused();
  await page.getByRole('link', { name: /^Mudaram/ }).press('Enter');
  await expect(page).toHaveURL(/mudaram=1/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByRole('link', { name: 'Todos', exact: true }).click();

  await heart.click();
  await dialog.getByRole('button', { name: 'Remover' }).click();
  await expect(page.getByRole('button', { name: 'Desfazer' })).toBeVisible();
  await reload(page);
  await expect(cards(page)).toHaveCount(1);
});

test('[FAV-06] what fails says so in its own words and can be tried again', async ({ page }) => {
  const { token } = await signUp(page);
  await save(page, token, 1);
  const refuse = { status: 500, json: { message: 'Erro interno.' } };
  await standInOnce(page, '**/api/customer/favorites/load-display*', (route) => route.fulfill(refuse));
  await visit(page, '/minha-conta/favoritos');
  await expect(page.getByText('Erro ao carregar seus leilões favoritos')).toBeVisible();
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(cards(page)).toHaveCount(1);

  await standInOnce(page, '**/api/customer/favorites/destroy', (route) => route.fulfill(refuse));
  await cards(page)
    .getByRole('button', { name: /^Favorit/ })
    .click();
  const dialog = page.getByRole('alertdialog', { name: question });
  await dialog.getByRole('button', { name: 'Remover' }).click();
  await expect(dialog.getByText('Erro ao remover leilão dos favoritos')).toBeVisible();
  await dialog.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(dialog).toBeHidden();

  await standInOnce(page, '**/api/auctions/save-favorite', (route) => route.fulfill(refuse));
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expectToast(page, 'Erro ao atualizar favoritos');
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByRole('button', { name: 'Desfazer' })).toBeHidden();

  await standInOnce(page, '**/api/customer/favorites/keys', (route) => route.fulfill(refuse));
  await visit(page, '/minha-conta/favoritos');
  await expectToast(page, 'Erro ao carregar favoritos');
  await expect(cards(page)).toHaveCount(1);
});
