import { expect, type Page } from '@playwright/test';

import { expectNoViolations } from './axe.ts';
import { mailedLink, mailTo } from './outbox.ts';
import { callerAddress, signUp } from './signed-in.ts';
import { standInOnce } from './stand-in.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

const password = 'praia-do-futuro-91';
const chosen = 'beira-do-lago-37';
const save = (page: Page) => page.getByRole('button', { name: 'Salvar alterações' });
const question = (page: Page) => page.getByRole('alertdialog', { name: 'Confirme que é você' });
const said = (page: Page, text: string | RegExp) => page.getByRole('status').filter({ hasText: text });
const signIn = async (page: Page, email: string, word: string) => {
  const headers = { 'x-forwarded-for': callerAddress() };
  const data = { email, password: word };
  return (await page.request.post('/api/customer/post-login', { data, headers })).status();
};

/** Confirms the address that the account was made with, by its mail. */
async function confirmFirst(page: Page, email: string) {
  const link = await mailedLink(page, email, /\/confirmar-email\/\S+/);
  const answer = await page.request.post('/api/customer/verify-email', {
    data: { token: link.split('/').at(-1) },
  });
  expect(answer.status()).toBe(200);
}

async function change(page: Page, email: string) {
  await page.getByLabel('Email', { exact: true }).fill(email);
  await save(page).click();
  await question(page).getByLabel('Senha atual', { exact: true }).fill(password);
  await question(page).getByRole('button', { name: 'Confirmar' }).click();
  await expect(page.getByText('Perfil atualizado com sucesso!')).toBeVisible();
  await expect(page.getByText(`${email}: aguardando confirmação`)).toBeVisible();
}

for (const address of ['/minha-conta/editar', '/cliente/perfil'])
  test(`[SAFE-10][SAFE-12] ${address}: a new email takes the password, waits, and takes effect by its mail`, async ({
    page,
  }) => {
    const { email } = await signUp(page);
    const newEmail = `novo-${email}`;
    await visit(page, address);
    await page.getByLabel('Nome', { exact: true }).fill('Joana Prado');
    await page.getByLabel('Email', { exact: true }).fill(newEmail);
    await save(page).click();
    const field = question(page).getByLabel('Senha atual', { exact: true });
    await expect(field).toBeFocused();
    await expectNoViolations(page);
    await field.fill('errada');
    await page.keyboard.press('Enter');
    await expect(field).toHaveAccessibleDescription('A senha atual está incorreta.');
    await expect(field).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(question(page)).toBeHidden();
    await expect(save(page)).toBeFocused();
    await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Joana Prado');
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(newEmail);

    await change(page, newEmail);
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
    await expectNoViolations(page);
    expect([await signIn(page, newEmail, password), await signIn(page, email, password)]).toEqual([401, 200]);
    await page.getByRole('button', { name: 'Reenviar email' }).click();
    await expect(page.getByText('Enviamos um novo email de confirmação.')).toBeVisible();

    await visit(page, '/minha-conta/informacoes');
    await expect(page.getByText('Aguardando confirmação')).toBeVisible();
    await mailTo(page, newEmail, /^Confirme o seu novo email/);
    await visit(page, await mailedLink(page, newEmail, /\/confirmar-email\/\S+/));
    await page.getByRole('button', { name: 'Confirmar meu email' }).press('Enter');
    await expect(said(page, 'Email confirmado com sucesso!')).toBeFocused();
    await visit(page, address);
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue(newEmail);
    await expect(page.getByText(/aguardando confirmação/)).toBeHidden();
    await mailTo(page, email, /^O email da sua conta no Martelo foi alterado/);
  });

test('[SAFE-10] a new email is given up, and nothing has changed', async ({ page }) => {
  const { email } = await signUp(page);
  await visit(page, '/minha-conta/editar');
  await change(page, `novo-${email}`);
  await page.getByRole('button', { name: 'Cancelar troca' }).press('Enter');
  await expect(page.getByText('A troca de email foi cancelada.')).toBeVisible();
  await expect(page.locator(':focus')).toContainText('A troca de email foi cancelada.');
  await visit(page, '/minha-conta/editar');
  await expect(page.getByLabel('Email', { exact: true })).toHaveValue(email);
  await expect(page.getByText(/aguardando confirmação/)).toBeHidden();
});

test('[SAFE-10] what was said of one new email does not stand below the next', async ({ page }) => {
  const { email } = await signUp(page);
  await visit(page, '/minha-conta/editar');
  await change(page, `um-${email}`);
  await page.getByRole('button', { name: 'Cancelar troca' }).click();
  await expect(page.getByText('A troca de email foi cancelada.')).toBeVisible();
  await change(page, `um-${email}`);
  await expect(page.getByText('A troca de email foi cancelada.')).toBeHidden();

  // Its mails are limited.
  const message = 'Enviamos um novo email de confirmação.';
  await standInOnce(page, '**/verify-email/send', (route) => route.fulfill({ json: { message } }));
  await page.getByRole('button', { name: 'Reenviar email' }).click();
  await expect(page.getByText(message)).toBeVisible();
  await change(page, `dois-${email}`);
  await expect(page.getByText(message)).toBeHidden();
});

test('[SAFE-11] the former address takes the account back, after the change took effect too', async ({
  page,
}) => {
  const { email } = await signUp(page);
  const newEmail = `novo-${email}`;
  await confirmFirst(page, email);
  await visit(page, '/minha-conta/editar');
  await change(page, newEmail);
  await visit(page, await mailedLink(page, newEmail, /\/confirmar-email\/\S+/));
  await page.getByRole('button', { name: 'Confirmar meu email' }).click();
  await expect(page.getByText('Email confirmado com sucesso!')).toBeVisible();

  const back = await mailedLink(page, email, /\/desfazer-email\/\S+/);
  await visit(page, back);
  await expectNoViolations(page);
  await page.getByRole('button', { name: 'Desfazer a troca de email' }).click();
  await expect(page).toHaveURL(/\/recuperar-senha\/[\w-]{43}$/);
  await expect(page.getByText(email, { exact: false })).toBeVisible();
  expect([await signIn(page, newEmail, password), await signIn(page, email, password)]).toEqual([401, 401]);
  expect(await page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull();

  await page.getByLabel('Nova senha', { exact: true }).fill(chosen);
  await page.getByLabel('Confirme a nova senha', { exact: true }).fill(chosen);
  await page.getByRole('button', { name: 'Redefinir senha' }).click();
  await expect(said(page, /Sua senha foi redefinida com sucesso!/)).toBeFocused();
  expect(await signIn(page, email, chosen)).toBe(200);
  await visit(page, back);
  await page.getByRole('button', { name: 'Desfazer a troca de email' }).click();
  await expect(page.getByText('Token não encontrado ou já foi usado.')).toBeVisible();
});

test('[SAFE-12][AUTH-08] a session that ends during the password dialog preserves what was typed', async ({
  page,
}) => {
  const { email } = await signUp(page);
  await visit(page, '/minha-conta/editar');
  await page.getByLabel('Email', { exact: true }).fill(`novo-${email}`);
  await save(page).click();
  await page.route('**/account/update', (route) =>
    route.fulfill({ status: 401, json: { message: 'Sessão expirada.' } }),
  );
  await question(page).getByLabel('Senha atual', { exact: true }).fill(password);
  await question(page).getByRole('button', { name: 'Confirmar' }).click();
  await expect(page).toHaveURL(/\/entrar\?session_expired=true&origem=%2Fminha-conta%2Feditar/);
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(stored).toContain(`novo-${email}`);
  expect(stored).not.toContain(password);
});
