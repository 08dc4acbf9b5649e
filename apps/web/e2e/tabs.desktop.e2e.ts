import { expect, type Page } from '@playwright/test';

import { signUp } from './signed-in.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

const account = (page: Page) => page.getByRole('button', { name: 'Minha Conta' });
const signInLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Entrar' });

async function signIn(page: Page, remember: boolean) {
  await page.getByRole('textbox', { name: 'Email' }).fill('cliente@exemplo.com.br');
  await page.getByRole('textbox', { name: 'Senha' }).fill('martelo-demo');
  if (remember) await page.getByRole('checkbox', { name: 'Lembrar de mim' }).check();
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

async function signOut(page: Page) {
  await account(page).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
}

for (const remember of [true, false])
  test(`[AUTH-14] a login and a logout of one tab reach the others, ${remember ? '' : 'not '}remembered`, async ({
    page,
    context,
  }) => {
    const other = await context.newPage();
    await visit(other, '/leiloes');
    await expect(signInLink(other)).toBeVisible();
    const waiting = await context.newPage();
    await visit(waiting, '/entrar?origem=%2Fleiloes%2Fterrenos');
    await expect(waiting.getByRole('textbox', { name: 'Email' })).toBeVisible();

    await visit(page, '/entrar');
    await signIn(page, remember);
    await expect(account(page)).toBeVisible();
    await expect(account(other)).toBeVisible();
    await expect(waiting).toHaveURL(/\/leiloes\/terrenos$/);

    // A tab that is opened afterwards has it too, without a visit to the sign-in.
    const late = await context.newPage();
    await visit(late, '/minha-conta/favoritos');
    await expect(late.getByRole('heading', { level: 1, name: /Favoritos/ })).toBeVisible();

    await signOut(other);
    await expect(other).toHaveURL(/\/$/);
    await expect(signInLink(page)).toBeVisible();
    await expect(late.getByText('Acesso Restrito')).toBeVisible();
    expect(
      await page.evaluate(() => [Object.keys(localStorage), sessionStorage.getItem('auth_token')]),
    ).toEqual([['consent'], null]);
  });

test('[AUTH-07][AUTH-14] a call that the server refuses for a logout in another tab is no expiry', async ({
  page,
  context,
}) => {
  await signUp(page);
  const other = await context.newPage();
  await visit(other, '/leiloes');
  await visit(page, '/leiloes');
  await expect(account(other)).toBeVisible();

  const revoked = Promise.withResolvers<void>();
  const refused = Promise.withResolvers<number>();
  await page.route('**/api/customer/logout', async (route) => {
    const response = await route.fetch();
    revoked.resolve();
    await refused.promise;
    await route.fulfill({ response });
  });
  await other.route('**/api/auctions/save-favorite', async (route) => {
    await revoked.promise;
    const response = await route.fetch();
    await route.fulfill({ response });
    refused.resolve(response.status());
  });
  await other
    .getByRole('article')
    .first()
    .getByRole('button', { name: /favorit/i })
    .click();
  await signOut(page);
  expect(await refused.promise).toBe(401);
  await expect(signInLink(other)).toBeVisible();
  // The way to the sign-in, were it taken, is fetched first.
  await other.waitForLoadState('networkidle');
  await expect(other).toHaveURL(/\/leiloes$/);
  await expect(other.getByText('Sua sessão expirou')).toBeHidden();
});

test('[FAV-05][AUTH-14] a heart that is pressed in one tab is full in the others, and its card in their list', async ({
  page,
  context,
}) => {
  await signUp(page);
  await visit(page, '/leiloes');
  const [other, list] = [await context.newPage(), await context.newPage()];
  await visit(other, '/leiloes');
  await visit(list, '/minha-conta/favoritos');
  await expect(list.getByRole('heading', { name: 'Você ainda não salvou nenhum leilão' })).toBeVisible();
  const heart = (tab: Page) =>
    tab
      .getByRole('article')
      .first()
      .getByRole('button', { name: /favorit/i });
  await expect(heart(other)).toHaveAttribute('aria-pressed', 'false');

  await heart(page).click();
  await expect(heart(other)).toHaveAttribute('aria-pressed', 'true');
  await expect(list.getByRole('article')).toHaveCount(1);

  await heart(other).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  await expect(list.getByRole('heading', { name: 'Você ainda não salvou nenhum leilão' })).toBeVisible();
});

test('[AUTH-05] a session that is not to be remembered ends with its last tab', async ({ page, context }) => {
  await visit(page, '/entrar');
  await signIn(page, false);
  await expect(account(page)).toBeVisible();
  await page.close();
  const later = await context.newPage();
  await visit(later, '/minha-conta/favoritos');
  await expect(later.getByText('Acesso Restrito')).toBeVisible();
});

test('[AUTH-07] nothing personal stays in the browser after a logout, but the theme does', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'tema', value: 'dark', url: baseURL! }]);
  const { email, token } = await signUp(page);
  await visit(page, '/leiloes?keyword=casa');
  await page.getByRole('article').first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/leilao\//);
  await visit(page, '/minha-conta/editar');
  await page.getByRole('textbox', { name: 'Nome', exact: true }).fill('Joana Segredo');
  const loggedOut = page.waitForResponse('**/api/customer/logout');
  await signOut(page);
  await expect(page).toHaveURL(/\/$/);
  await loggedOut;
  const stored = await page.evaluate(async () => ({
    browser: { ...localStorage },
    tab: { ...sessionStorage },
    caches: await caches.keys(),
    databases: (await indexedDB.databases()).map(({ name }) => name),
  }));
  const text = JSON.stringify(stored);
  for (const personal of [email, token, 'Segredo', 'keyword=casa']) expect(text).not.toContain(personal);
  expect(stored).toMatchObject({ caches: [], databases: [] });
  expect(Object.keys(stored.browser)).toEqual(['consent']);
  expect((await context.cookies()).map(({ name }) => name)).toEqual(['tema']);
  const answer = await page.request.post('/api/customer/info', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status()).toBe(401);
});
