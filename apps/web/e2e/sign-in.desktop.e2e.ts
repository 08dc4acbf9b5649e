import { expect, type Page } from '@playwright/test';

import { expectNoViolations } from './axe.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

const password = 'martelo-demo';
const wrong = 'Email ou senha inválidos. Verifique seus dados e tente novamente.';

async function fill(page: Page, email: string, secret = password) {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Senha' }).fill(secret);
}
const send = (page: Page) => page.getByRole('button', { name: 'Entrar', exact: true }).last().click();

/** What the browser stores of a session, by storage. */
const storedSession = (page: Page) =>
  page.evaluate(() => ({
    browser: localStorage.getItem('user_type'),
    tab: sessionStorage.getItem('user_type'),
    user: localStorage.getItem('user_data') ?? sessionStorage.getItem('user_data'),
  }));

test('[AUTH-01][AUTH-05][AUTH-12] a customer signs in for this tab alone, and is redirected from then on', async ({
  page,
}) => {
  await visit(page, '/entrar');
  await expect(page.getByRole('heading', { level: 1, name: 'Entrar' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Esqueceu a senha?' })).toHaveAttribute(
    'href',
    '/recuperar-senha',
  );
  await expect(page.getByRole('link', { name: 'Conheça os planos' })).toHaveAttribute('href', '/planos');
  await expect(page.getByRole('link', { name: 'Voltar ao início' })).toHaveAttribute('href', '/');
  await fill(page, 'cliente@exemplo.com.br');
  await send(page);
  await expect(page).toHaveURL(/\/leiloes$/);
  expect(await storedSession(page)).toEqual({
    browser: null,
    tab: 'customer',
    user: JSON.stringify({ id: '', name: '', email: 'cliente@exemplo.com.br' }),
  });
  await visit(page, '/entrar');
  await expect(page).toHaveURL(/\/leiloes$/);
});

test('[AUTH-01][AUTH-15] the old address leads to the same form, which leads back to where one was', async ({
  page,
}) => {
  await visit(page, `/login?origem=${encodeURIComponent('/leiloes/terrenos?ordem=2')}`);
  await expect(page).toHaveURL(/\/entrar\?origem=/);
  await fill(page, 'cliente@exemplo.com.br');
  await page.getByRole('checkbox', { name: 'Lembrar de mim' }).check();
  await send(page);
  await expect(page).toHaveURL(/\/leiloes\/terrenos\?ordem=2$/);
  expect(await storedSession(page)).toMatchObject({ browser: 'customer', tab: null });
});

test('[AUTH-01] a place on another site is never led to', async ({ page }) => {
  await visit(page, '/entrar?origem=https%3A%2F%2Fmal.example%2F');
  await fill(page, 'cliente@exemplo.com.br');
  await send(page);
  await expect(page).toHaveURL(/^http:\/\/127\.0\.0\.1:\d+\/leiloes$/);
});

test('[AUTH-06] an auctioneer signs in by the token call, and the site knows who it is', async ({ page }) => {
  await visit(page, '/entrar?perfil=leiloeiro');
  await fill(page, 'leiloeiro@exemplo.com.br');
  const token = page.waitForRequest('**/oauth/token');
  const info = page.waitForRequest('**/api/auctionner/info');
  await send(page);
  expect((await token).postDataJSON()).toMatchObject({ client_id: '2', scope: 'auctioneer' });
  expect((await token).postDataJSON()).not.toHaveProperty('client_secret');
  await info;
  await expect.poll(async () => (await storedSession(page)).user).toContain('Helena Prado');
});

test('[AUTH-04][SAFE-15] after three failures a captcha is required, which can be spoken in place of a picture', async ({
  page,
}) => {
  // An account of its own: failures are counted by account, and by address, which tests share.
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': '10.77.0.9' });
  await visit(page, '/entrar?perfil=admin');
  await fill(page, `ninguem-${Date.now()}@exemplo.com.br`, 'errada');
  for (let at = 0; at < 3; at++) {
    await send(page);
    await expect(page.getByText(wrong)).toBeVisible();
  }
  const captcha = page.getByRole('textbox', { name: 'Código de verificação' });
  await expect(captcha).toBeVisible();
  await expect(page.getByRole('img', { name: 'Imagem com o código de verificação' })).toBeVisible();
  await send(page);
  await expect(page.getByText('O código de verificação é obrigatório')).toBeVisible();
  await captcha.fill('zzzz');
  await expect(page.getByText('O código de verificação é obrigatório')).toBeHidden();
  const answered = page.waitForRequest('**/api/admin/post-login');
  await send(page);
  expect((await answered).postDataJSON()).toMatchObject({ captcha: 'zzzz' });
  await expect(page.getByText('O código de verificação está incorreto ou expirou.')).toBeVisible();
  await expect(captcha).toHaveValue('');
  const spoken = page.waitForResponse('**/api/captcha-audio');
  await page.getByRole('button', { name: 'Ouvir em vez de ver' }).click();
  const { data } = (await (await spoken).json()) as { data: { audio: string } };
  // A second of silence and six words, at 11,025 bytes a second.
  expect(Buffer.from(data.audio, 'base64').length / 11_025).toBeGreaterThan(4);
  await expect(captcha).toHaveAccessibleDescription(/Escreva os seis números que ouvir/);
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Ouvir os números' }).click();
  await expect(page.getByRole('button', { name: 'Parar o áudio' })).toBeVisible();
  // The site's policy lets it play to its end.
  await expect(page.getByRole('button', { name: 'Ouvir de novo' })).toBeVisible({ timeout: 15_000 });
  await expect(page.getByText('Não foi possível carregar o áudio.')).toBeHidden();
});

test('no accessibility violation on the sign-in, light', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await visit(page, '/entrar');
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible();
  await expectNoViolations(page);
});
