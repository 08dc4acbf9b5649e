import { expect, type Page } from '@playwright/test';

import { signUp } from './signed-in.ts';
import { standInOnce } from './stand-in.ts';
import { test } from './test.ts';
import { expectToast } from './toasts.ts';
import { visit } from './visit.ts';

const hearts = (page: Page) =>
  page.getByRole('region', { name: 'Resultados' }).getByRole('button', { name: /^Favorit/ });
/** By its place and not by its role: an open dialog hides the rest of the page from the tree of roles. */

test('[FAV-01][FAV-02][FAV-05] a heart fills at once, stays over a reload and empties again', async ({
  page,
}) => {
  await signUp(page);
  await visit(page, '/leiloes?ordem=3');
  const heart = hearts(page).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expectToast(page, 'Adicionado aos favoritos', 'Leilão salvo na sua lista de favoritos');

  await visit(page, '/leiloes?ordem=3');
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await expectToast(page, 'Removido dos favoritos');
  await visit(page, '/leiloes?ordem=3');
  await expect(page.getByText(/^Página 1 de/).first()).toBeVisible();
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
});

test('[FAV-01][FAV-02] a failure empties the heart that was pressed, and no other', async ({ page }) => {
  await signUp(page);
  await visit(page, '/leiloes?ordem=3');
  const [first, second] = [hearts(page).nth(0), hearts(page).nth(1)];
  let fail = () => {};
  const held = new Promise<void>((resolve) => (fail = resolve));
  await standInOnce(page, '**/api/auctions/save-favorite', async (route) => {
    await held;
    await route.fulfill({ status: 500, json: { message: 'Erro interno.' } });
  });
  await first.click();
  await expect(first).toHaveAttribute('aria-pressed', 'true');
  await expect(first).toHaveAttribute('aria-disabled', 'true');
  await second.click();
  await expectToast(page, 'Adicionado aos favoritos');
  fail();
  await expectToast(page, 'Não foi possível atualizar o favorito');
  await expect(first).toHaveAttribute('aria-pressed', 'false');
  await expect(second).toHaveAttribute('aria-pressed', 'true');
});

test('[FAV-03][FAV-05] the hearts empty when another tab logs out, and the next press requires a login', async ({
  page,
  context,
}) => {
  await signUp(page);
  await visit(page, '/leiloes?ordem=3');
  const heart = hearts(page).first();
  await heart.click();
  await expectToast(page, 'Adicionado aos favoritos');
  const other = await context.newPage();
  await other.goto('/favicon.svg');
  await other.evaluate(() => localStorage.clear());
  await expect(heart).toHaveAttribute('aria-pressed', 'false');
  await heart.click();
  const dialog = page.getByRole('dialog', { name: 'Faça login para continuar' });
  await expect(dialog.getByText('Login necessário')).toBeVisible();
  await expect(dialog.getByText('Você precisa estar logado para favoritar leilões')).toBeVisible();
});
