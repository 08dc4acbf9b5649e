import { expect, test, type Page } from '@playwright/test';

import { signUp } from './signed-in.ts';
import { visit } from './visit.ts';

const expired = /\/entrar\?session_expired=true/;

/** Ends the session where only the server knows: the browser still believes in it. */
async function revoke(page: Page, token: string) {
  const answer = await page.request.post('/api/customer/logout', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.status()).toBe(200);
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
  await revoke(page, token);
  await page.getByRole('button', { name: /^Salvar/ }).click();
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
  await revoke(page, token);
  await page.getByRole('button', { name: /^Salvar/ }).click();
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
  await revoke(page, token);
  let arrivals = 0;
  page.on('framenavigated', (frame) => {
    if (expired.test(frame.url())) arrivals += 1;
  });
  const hearts = page.getByRole('article').getByRole('button', { name: /^Favorit/ });
  await hearts.nth(0).click();
  await hearts
    .nth(1)
    .click({ timeout: 2000 })
    .catch(() => {});
  await expect(page).toHaveURL(/session_expired=true&origem=%2Fleiloes$/);
  await expect(page.getByText('Sua sessão expirou')).toBeVisible();
  expect(arrivals).toBe(1);
});
