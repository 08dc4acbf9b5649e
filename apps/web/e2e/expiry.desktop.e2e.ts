import { expect, type Locator, type Page, type Route } from '@playwright/test';

import { accountScreens } from './account-screens.ts';
import { signIn, signUp } from './signed-in.ts';
import { standInOnce } from './stand-in.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

const update = '**/api/customer/account/update';
const expired = /\/entrar\?session_expired=true/;

/** Ends the session where only the server knows: the browser still believes in it. */
async function revoke(page: Page, token: string) {
  const answer = await page.request.post('/api/customer/logout', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status()).toBe(200);
}

/**
 * Presses with a session that is over by the time the call of the press arrives, and not before: any other call that
 * the page makes by itself would lead to the sign-in first, and what is to be pressed would be gone.
 */
async function pressOnceOver(page: Page, token: string, control: Locator, call: string) {
  await standInOnce(page, call, async (route) => {
    await revoke(page, token);
    await route.continue();
  });
  await control.click();
}

async function signInAgain(page: Page, email: string) {
  await expect(page).toHaveURL(expired);
  await expect(page.getByText('Sua sessão expirou')).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  const secret = page.getByRole('textbox', { name: 'Senha' });
  const enter = page.getByRole('button', { name: 'Entrar', exact: true });
  await secret.fill('engano');
  await enter.click();
  await expect(
    page.getByText('Email ou senha inválidos. Verifique seus dados e tente novamente.'),
  ).toBeVisible();
  await secret.fill('praia-do-futuro-91');
  await enter.click();
}

test('[AUTH-08] a private address with a session that is over leads to the sign-in and back, filters included', async ({
  page,
}) => {
  const { email, token } = await signUp(page);
  await revoke(page, token);
  await page.goto('/minha-conta/favoritos?pagina=1');
  await signInAgain(page, email);
  await expect(page).toHaveURL(/\/minha-conta\/favoritos\?pagina=1$/);
});

test('[AUTH-08] a form that is sent with a session that is over is there again, as it was typed', async ({
  page,
}) => {
  const { email, token } = await signUp(page);
  await visit(page, '/minha-conta/editar');
  const name = page.getByRole('textbox', { name: 'Nome', exact: true });
  await name.fill('Joana Prado de Oliveira');
  await pressOnceOver(page, token, page.getByRole('button', { name: /^Salvar/ }), update);
  await signInAgain(page, email);
  await expect(page).toHaveURL(/\/minha-conta\/editar$/);
  await expect(name).toHaveValue('Joana Prado de Oliveira');
  await page.getByRole('button', { name: /^Salvar/ }).click();
  await expect(page.getByText('Perfil atualizado com sucesso!').first()).toBeVisible();
});

test('[AUTH-08] what one person typed is not shown to another who signs in afterwards', async ({ page }) => {
  const { token } = await signUp(page);
  await visit(page, '/minha-conta/editar');
  const name = page.getByRole('textbox', { name: 'Nome', exact: true });
  await name.fill('Joana Segredo');
  await pressOnceOver(page, token, page.getByRole('button', { name: /^Salvar/ }), update);
  await expect(page).toHaveURL(expired);
  await page.getByRole('textbox', { name: 'Email' }).fill('cliente@exemplo.com.br');
  await page.getByRole('textbox', { name: 'Senha' }).fill('martelo-demo');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(name).toHaveValue(/^Marina/);
});

test('[AUTH-08] calls side by side end a session once, and the page does not run in circles', async ({
  page,
}) => {
  const { token } = await signUp(page);
  await visit(page, '/leiloes');
  let arrivals = 0;
  page.on('framenavigated', (frame) => {
    if (expired.test(frame.url())) arrivals += 1;
  });
  const underWay: Route[] = [];
  await page.route('**/api/auctions/save-favorite', (route) => void underWay.push(route));
  const hearts = page.getByRole('article').getByRole('button', { name: /^Favorit/ });
  await hearts.nth(0).click();
  await hearts.nth(1).click();
  await expect.poll(() => underWay.length).toBe(2);
  await revoke(page, token);
  await Promise.all(underWay.map((route) => route.continue()));
  await expect(page).toHaveURL(/session_expired=true&origem=%2Fleiloes$/);
  await expect(page.getByText('Sua sessão expirou')).toBeVisible();
  expect(arrivals).toBe(1);
});

/** Every private address that reads something, by kind of account. */
const places = {
  customer: [
    ...accountScreens.flatMap(({ canonical, also }) => [canonical, ...also]),
    '/minha-conta/alertas',
    '/cliente/alertas',
    '/minha-conta/oportunidades',
    '/cliente/oportunidades-expiradas',
    '/minha-conta/bonus',
    '/bonus',
  ],
  auctioneer: ['/leiloeiro', '/leiloeiro/listas'],
  admin: [
    '/admin',
    '/admin/listas',
    '/admin/fontes',
    '/admin/leiloes',
    '/admin/exclusoes',
    '/admin/mensagens',
    '/admin/convites',
    '/admin/auditoria',
  ],
};
const placesByOwner = Object.entries(places).flatMap(([type, addresses]) =>
  addresses.map((address) => [address, type] as const),
);

test('[AUTH-08] every private address with a token that is refused leads to the sign-in, which knows the way back', async ({
  page,
}) => {
  test.slow();
  await page.goto('/favicon.svg');
  for (const [address, type] of placesByOwner) {
    await page.evaluate((userType) => {
      localStorage.setItem('auth_token', 'uma-sessao-que-nunca-houve');
      localStorage.setItem('user_type', userType);
      localStorage.setItem('user_data', '{}');
    }, type);
    await page.goto(address);
    await expect(page, address).toHaveURL(/[?&]session_expired=true/);
    expect(new URL(page.url()).searchParams.get('origem'), address).toBe(address);
    await expect(page.getByText('Sua sessão expirou'), address).toBeVisible();
  }
});

/** What is pressed on a page whose session ended while it was read. */
const presses: [what: string, address: string, control: (page: Page) => Locator, call: string][] = [
  [
    'a download of the bonus',
    '/minha-conta/bonus',
    (page) =>
      page
        .getByRole('article', { name: 'Planilha de custos da arrematação' })
        .getByRole('button', { name: /^Baixar/ }),
    '**/api/customer/bonus/**',
  ],
  [
    'an opportunity that is removed',
    '/minha-conta/oportunidades',
    (page) => page.getByRole('button', { name: /^Remover oportunidade/ }).first(),
    '**/api/customer/opportunity/dismiss',
  ],
  [
    'the mails that are chosen',
    '/minha-conta/configuracoes',
    (page) => page.getByRole('button', { name: 'Salvar preferências' }),
    '**/api/customer/notification-settings',
  ],
  [
    'the copy of the own data',
    '/minha-conta/configuracoes',
    (page) => page.getByRole('button', { name: 'Exportar meus dados' }),
    '**/api/customer/export-data',
  ],
];

for (const [what, address, control, call] of presses)
  test(`[AUTH-08] ${what}, with a session that is over, leads to the sign-in and back`, async ({ page }) => {
    const { email, token } = await signUp(page);
    await visit(page, address);
    await pressOnceOver(page, token, control(page), call);
    await signInAgain(page, email);
    await expect(page).toHaveURL(new RegExp(`${address}$`));
  });

test('[AUTH-07][AUTH-08] a logout whose session is over already leads home, without a word of it', async ({
  page,
}) => {
  const { token } = await signIn(page);
  await visit(page, '/leiloes');
  await page.getByRole('banner').getByRole('button', { name: 'Minha Conta' }).click();
  const logout = page.getByRole('menu').getByRole('menuitem', { name: 'Logout' });
  await pressOnceOver(page, token, logout, '**/api/customer/logout');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Entrar' })).toBeVisible();
  await expect(page.getByText('Sua sessão expirou')).toBeHidden();
});
