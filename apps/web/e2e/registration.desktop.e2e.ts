import { randomInt, randomUUID } from 'node:crypto';

import { expect, type Page } from '@playwright/test';

import { expectNoViolations } from './axe.ts';
import { mailedLink } from './outbox.ts';
import { test } from './test.ts';
import { reload, visit } from './visit.ts';

const secret = 'praia-do-futuro-91';
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const send = (page: Page) => page.getByRole('button', { name: 'Criar conta' }).click();

const goOn = (page: Page) => page.getByRole('button', { name: 'Continuar' }).click();

async function fillAccess(page: Page, email: string) {
  await box(page, 'Email').fill(email);
  await box(page, 'Senha').fill(secret);
  await box(page, 'Confirme a senha').fill(secret);
  await goOn(page);
}

async function fillPerson(page: Page) {
  await box(page, 'Nome').fill('Joana Prado Lima');
  await box(page, 'Celular').fill('62998765432');
  await page.getByRole('checkbox', { name: /aceito os termos/ }).check();
}

test('[AUTH-13] a company with an alphanumeric CNPJ registers, is signed in, and confirms its address', async ({
  page,
}) => {
  const email = `${randomUUID()}@exemplo.com.br`;
  await visit(page, `/cadastro?origem=${encodeURIComponent('/leiloes/terrenos')}`);
  await expectNoViolations(page);
  await fillAccess(page, email);
  await fillPerson(page);
  await box(page, 'CPF ou CNPJ').fill('12ABC34501DE35');
  await expect(box(page, 'CPF ou CNPJ')).toHaveValue('12.ABC.345/01DE-35');
  await expectNoViolations(page);
  await send(page);
  await expect(page).toHaveURL(/\/leiloes\/terrenos$/);
  expect(await page.evaluate(() => sessionStorage.getItem('user_type'))).toBe('customer');

  await visit(page, await mailedLink(page, email, /\/confirmar-email\/\S+/));
  await page.getByRole('button', { name: 'Confirmar meu email' }).click();
  await expect(page.getByText('Email confirmado com sucesso!')).toBeVisible();
});

test('[AUTH-13] wrong fields say so under themselves, the server’s texts too, and nothing typed is lost', async ({
  page,
}) => {
  await visit(page, '/cadastro');
  await goOn(page);
  await expect(page.getByText('O email é obrigatório')).toBeVisible();
  await expect(page.getByText('A senha é obrigatória', { exact: true })).toBeVisible();
  await expect(page.getByText(/campos precisam de correção/)).toBeVisible();
  await expect(box(page, 'Email')).toBeFocused();

  await fillAccess(page, 'cliente@exemplo.com.br');
  await expect(box(page, 'Nome')).toBeFocused();
  await send(page);
  await expect(page.getByText('Nome é obrigatório')).toBeVisible();
  await expect(page.getByText('CPF ou CNPJ é obrigatório')).toBeVisible();
  await expect(page.getByText('É preciso aceitar os termos de uso.')).toBeVisible();
  await expect(box(page, 'Nome')).toBeFocused();
  await fillPerson(page);
  await box(page, 'CPF ou CNPJ').fill('52998224724');
  await send(page);
  await expect(page.getByText('CPF ou CNPJ inválido')).toBeVisible();
  await box(page, 'CPF ou CNPJ').fill('52998224725');
  await send(page);
  await expect(page.getByText('Este email já está cadastrado.')).toBeVisible();
  await expect(box(page, 'Email')).toBeFocused();
  await expect(box(page, 'Senha')).toHaveValue(secret);
  await box(page, 'Email').fill(`${randomUUID()}@exemplo.com.br`);
  await box(page, 'Email').press('Enter');
  await expect(box(page, 'Nome')).toHaveValue('Joana Prado Lima');
  await expect(box(page, 'CPF ou CNPJ')).toHaveValue('529.982.247-25');
  await send(page);
  await expect(page).toHaveURL(/\/leiloes$/);
});

test('[AUTH-13] each step shows only the errors of its own fields, the server’s of the second too', async ({
  page,
}) => {
  const errors = {
    email: ['Este email já está cadastrado.'],
    cellphone: ['Celular não aceito.'],
    name: ['Nome não aceito.'],
  };
  await page.route('**/api/customer/register', (route) =>
    route.fulfill({ status: 422, json: { message: 'Dados inválidos.', errors } }),
  );
  await visit(page, '/cadastro');
  await fillAccess(page, 'cliente@exemplo.com.br');
  await send(page);
  await expect(page.getByRole('link', { name: 'CPF ou CNPJ', exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Voltar' }).click();
  await expect(box(page, 'Email')).toBeFocused();
  await expect(page.getByText(/campos precisam de correção/)).toBeHidden();
  await goOn(page);

  await fillPerson(page);
  await box(page, 'CPF ou CNPJ').fill('52998224725');
  await send(page);
  await expect(box(page, 'Email')).toBeFocused();
  await expect(page.getByText('Este email já está cadastrado.')).toBeVisible();
  await expect(page.getByText(/campos precisam de correção/)).toBeHidden();
  await box(page, 'Email').fill('joana@exemplo.com.br');
  await goOn(page);
  await expect(box(page, 'Nome')).toBeFocused();
  await expect(page.getByText('Celular não aceito.')).toBeVisible();
  await expect(page.getByText('2 campos precisam de correção')).toBeVisible();
});

test('[WAY-05] back and forth between the steps loses nothing; a reload preserves all but the password', async ({
  page,
}) => {
  const email = `${randomUUID()}@exemplo.com.br`;
  await visit(page, '/');
  await visit(page, '/cadastro');
  await fillAccess(page, email);
  await expect(page).toHaveURL(/\/cadastro\?etapa=2$/);
  await fillPerson(page);
  await page.goBack();
  await expect(box(page, 'Email')).toBeFocused();
  await expect(box(page, 'Email')).toHaveValue(email);
  await expect(box(page, 'Senha')).toHaveValue(secret);
  await page.goForward();
  await expect(box(page, 'Nome')).toHaveValue('Joana Prado Lima');
  await expect(page.getByRole('checkbox', { name: /aceito os termos/ })).toBeChecked();
  await page.getByRole('button', { name: 'Voltar' }).click();
  await expect(box(page, 'Email')).toHaveValue(email);
  await page.goForward();
  await reload(page);
  await expect(box(page, 'Email')).toHaveValue(email);
  await expect(box(page, 'Senha')).toHaveValue('');
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))).not.toContain(
    secret,
  );
  await box(page, 'Senha').fill(secret);
  await box(page, 'Confirme a senha').fill(secret);
  await goOn(page);
  await expect(box(page, 'Nome')).toHaveValue('Joana Prado Lima');
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL(/\/cadastro$/);
});

test('[AUTH-13] an auctioneer registers with the enrolment at a Junta Comercial', async ({ page }) => {
  await visit(page, '/cadastro?perfil=leiloeiro');
  await fillAccess(page, `${randomUUID()}@exemplo.com.br`);
  await fillPerson(page);
  await box(page, 'CPF ou CNPJ').fill('52998224725');
  await box(page, 'Nome da empresa').fill('Paineira Leilões');
  await box(page, 'Matrícula na Junta Comercial').fill(`${randomInt(1_000_000)}/2011`);
  await send(page);
  await expect(page.getByText('Estado da Junta Comercial é obrigatório')).toBeVisible();
  await page.getByRole('combobox', { name: 'Junta Comercial' }).selectOption('GO');
  await send(page);
  await expect.poll(() => page.evaluate(() => sessionStorage.getItem('user_type'))).toBe('auctioneer');
  expect(await page.evaluate(() => sessionStorage.getItem('user_data'))).toContain('Joana Prado Lima');
});

test('[AUTH-13] an invitation that is over says so, and the form works without it', async ({ page }) => {
  await visit(page, `/cadastro?convite=${randomUUID()}&perfil=customer`);
  await expect(page.getByText('Convite não encontrado ou já foi usado.')).toBeVisible();
  await expect(box(page, 'Email')).toBeVisible();
});
