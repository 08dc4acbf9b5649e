import { expect, type Page } from '@playwright/test';

import { expectNoViolations } from './axe.ts';
import { mailedLink } from './outbox.ts';
import { signUp } from './signed-in.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

const first = 'praia-do-futuro-91';
const second = 'serra-da-canastra-17';
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('[AUTH-09][AUTH-10][AUTH-11] a forgotten password: the mail, the link, a new one, and signing in with it', async ({
  page,
}) => {
  const { email } = await signUp(page);
  await page.evaluate(() => localStorage.clear());
  await visit(page, '/recuperar-senha');
  const send = page.getByRole('button', { name: 'Enviar link' });
  await send.click();
  await expect(page.getByText('O email é obrigatório')).toBeVisible();
  await box(page, 'Email').fill('sem-arroba');
  await send.click();
  await expect(page.getByText('Email inválido')).toBeVisible();
  await box(page, 'Email').fill(email);
  await send.click();
  await expect(page.getByText(/Se o email estiver cadastrado/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Voltar para o login' })).toHaveAttribute('href', '/entrar');

  const link = await mailedLink(page, email, /\/recuperar-senha\/\S+/);
  await visit(page, link);
  await expect(page.getByText('Joana Prado Lima')).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await expectNoViolations(page);
  const set = page.getByRole('button', { name: 'Redefinir senha' });
  await set.click();
  await expect(page.getByText('A nova senha é obrigatória')).toBeVisible();
  await expect(page.getByText('A confirmação da senha é obrigatória')).toBeVisible();
  await box(page, 'Nova senha').fill('curta');
  await box(page, 'Confirme a nova senha').fill('outra');
  await set.click();
  await expect(page.getByText('A senha deve ter pelo menos 6 caracteres')).toBeVisible();
  await expect(page.getByText('As senhas não coincidem')).toBeVisible();
  await box(page, 'Nova senha').fill(second);
  await page.getByRole('button', { name: 'Mostrar senha' }).first().click();
  await expect(box(page, 'Nova senha')).toHaveAttribute('type', 'text');
  await box(page, 'Confirme a nova senha').fill(second);
  await set.click();
  await expect(
    page.getByText('Sua senha foi redefinida com sucesso! Você será redirecionado para a página de login.'),
  ).toBeVisible();
  await expect(page).toHaveURL(/\/entrar$/);

  const enter = page.getByRole('button', { name: 'Entrar', exact: true });
  await box(page, 'Email').fill(email);
  await box(page, 'Senha').fill(first);
  await enter.click();
  await expect(
    page.getByText('Email ou senha inválidos. Verifique seus dados e tente novamente.'),
  ).toBeVisible();
  await box(page, 'Senha').fill(second);
  await enter.click();
  await expect(page).toHaveURL(/\/leiloes$/);

  await visit(page, link);
  await expect(page.getByRole('heading', { name: 'Token Inválido' })).toBeVisible();
  await expect(page.getByText('Token não encontrado ou já foi usado.')).toBeVisible();
});

test('[AUTH-10][AUTH-11] a link without a token, and an unknown token', async ({ page }) => {
  await visit(page, '/recuperar-senha/%20');
  await expect(page.getByText('Token não encontrado na URL.')).toBeVisible();
  await visit(page, '/recuperar-senha/inventado?perfil=leiloeiro');
  await expect(page.getByRole('heading', { name: 'Token Inválido' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Pedir um novo link' })).toHaveAttribute(
    'href',
    '/recuperar-senha?perfil=leiloeiro',
  );
  await expect(page.getByRole('link', { name: 'Voltar para o login' })).toHaveAttribute(
    'href',
    '/entrar?perfil=leiloeiro',
  );
});

test('[AUTH-09] an auctioneer’s request goes to the auctioneers’ call', async ({ page }) => {
  await visit(page, '/recuperar-senha?perfil=leiloeiro');
  const requested = page.waitForRequest('**/api/auctionner/password/post-reset');
  await box(page, 'Email').fill('ninguem@exemplo.com.br');
  await page.getByRole('button', { name: 'Enviar link' }).click();
  await requested;
  await expect(page.locator(':focus')).toContainText('Se o email estiver cadastrado');
});

test('[ALERT-09] an unknown unsubscribe link is refused in words', async ({ page }) => {
  await visit(page, '/cancelar-avisos/inventado');
  await expect(page.getByText('Este link não é válido.')).toBeVisible();
});
