import { expect, type Page } from '@playwright/test';

import { expectNoViolations } from './axe.ts';
import { signUp } from './signed-in.ts';
import { standInOnce } from './stand-in.ts';
import { test } from './test.ts';
import { reload, visit } from './visit.ts';

const oldPassword = 'praia-do-futuro-91';
const save = (page: Page) => page.getByRole('button', { name: 'Salvar alterações' });
const confirmPassword = async (page: Page) => {
  const dialog = page.getByRole('alertdialog', { name: 'Confirme que é você' });
  await dialog.getByLabel('Senha atual', { exact: true }).fill(oldPassword);
  await dialog.getByRole('button', { name: 'Confirmar' }).click();
};
const refuse = (status: number, json: object) => ({ status, json });

test('[ACC-04] the profile keeps all its fields, and a company has its own', async ({ page }) => {
  await signUp(page);
  await visit(page, '/cliente/perfil');
  await expect(page.getByRole('tab', { name: 'Informações pessoais' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page.getByLabel('CPF')).toHaveValue('529.982.247-25');
  const written = {
    Nome: 'Joana Prado',
    'Nome de usuário': 'joana',
    Telefone: '(62) 3000-1200',
    CEP: '74215-170',
    Rua: 'Rua T-55',
    Número: '930',
    Complemento: 'Apto 1102',
    Bairro: 'Setor Bueno',
    Cidade: 'Goiânia',
  };
  for (const [label, text] of Object.entries(written))
    await page.getByLabel(label, { exact: true }).fill(text);
  await page.getByLabel('Estado').selectOption('GO');
  await page.getByRole('radio', { name: 'Pessoa Jurídica' }).check();
  await page.getByLabel('CNPJ').fill('12.ABC.345/01DE-35');
  await page.getByLabel('Razão social').fill('Prado Imóveis Ltda.');
  await save(page).click();
  await confirmPassword(page);
  await expect(page.getByText('Perfil atualizado com sucesso!')).toBeVisible();

  await visit(page, '/minha-conta/dados-pessoais');
  for (const [label, text] of Object.entries(written))
    await expect(page.getByLabel(label, { exact: true })).toHaveValue(text);
  await expect(page.getByLabel('Estado')).toHaveValue('GO');
  await expect(page.getByRole('radio', { name: 'Pessoa Jurídica' })).toBeChecked();
  await expect(page.getByLabel('CNPJ')).toHaveValue('12.ABC.345/01DE-35');
  await expect(page.getByLabel('Razão social')).toHaveValue('Prado Imóveis Ltda.');
});

test('[ACC-04] what is wrong stands under its field, the server’s word included', async ({ page }) => {
  await signUp(page);
  await visit(page, '/cliente/perfil');
  await page.getByLabel('Nome', { exact: true }).fill('');
  await page.getByLabel('CPF').fill('529.982.247-26');
  await page.getByLabel('CEP').fill('742');
  await save(page).click();
  await expect(page.getByText('3 campos precisam de correção')).toBeVisible();
  await expect(page.getByLabel('Nome', { exact: true })).toBeFocused();
  await expect(page.getByLabel('Nome', { exact: true })).toHaveAccessibleDescription('Nome é obrigatório');
  await expect(page.getByLabel('CPF')).toHaveAccessibleDescription('CPF inválido');
  await expect(page.getByLabel('CEP')).toHaveAccessibleDescription('CEP inválido');
  await expectNoViolations(page);

  await page.getByRole('button', { name: 'Descartar alterações' }).click();
  await page.getByLabel('Email').fill('cliente@exemplo.com.br');
  await save(page).click();
  await confirmPassword(page);
  await expect(page.getByLabel('Email')).toHaveAccessibleDescription(/Este email já está cadastrado\./);
});

test('[ACC-04] a failure is reported, nothing typed is lost, and the button works again', async ({
  page,
}) => {
  await signUp(page);
  await standInOnce(page, '**/api/customer/account', (route) => route.fulfill(refuse(500, { message: '' })));
  await visit(page, '/cliente/perfil');
  await expect(page.getByText('Erro ao carregar informações do perfil')).toBeVisible();
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await page.getByLabel('Nome', { exact: true }).fill('Joana Prado');
  await standInOnce(page, '**/account/update', (route) => route.fulfill(refuse(500, { message: '' })));
  await save(page).click();
  await expect(page.getByText('Erro ao atualizar perfil')).toBeVisible();
  await standInOnce(page, '**/account/update', (route) => route.abort());
  await save(page).click();
  await expect(page.getByText('Erro ao atualizar perfil. Sem conexão com a internet.')).toBeVisible();
  await reload(page);
  await expect(page.getByLabel('Nome', { exact: true })).toHaveValue('Joana Prado');
  await save(page).click();
  await expect(page.getByText('Perfil atualizado com sucesso!')).toBeVisible();
});

test('[ACC-04] what is typed while the profile is saved stays, and a reload brings it back', async ({
  page,
}) => {
  await signUp(page);
  await visit(page, '/minha-conta/dados-pessoais');
  const typed = Promise.withResolvers<void>();
  await standInOnce(page, '**/account/update', async (route) => {
    await typed.promise;
    await route.continue();
  });
  const name = page.getByLabel('Nome', { exact: true });
  const phone = page.getByLabel('Telefone', { exact: true });
  await name.fill(' Joana Prado');
  await save(page).click();
  await phone.fill('6230001200');
  typed.resolve();
  await expect(page.getByRole('button', { name: 'Descartar alterações' })).toBeVisible();
  await expect(name).toHaveValue('Joana Prado');
  await expect(phone).toHaveValue('(62) 3000-1200');
  await reload(page);
  await expect(phone).toHaveValue('(62) 3000-1200');
  await save(page).click();
  await expect(page.getByText('Perfil atualizado com sucesso!')).toBeVisible();
});

test('[ACC-04][ACC-05] the password: its rules, a wrong one, the new one', async ({ page }) => {
  const { email } = await signUp(page);
  await visit(page, '/minha-conta/dados-pessoais');
  await page.getByRole('tab', { name: 'Alterar senha' }).click();
  const panel = page.getByRole('tabpanel');
  const send = panel.getByRole('button', { name: 'Alterar senha' });
  const current = panel.getByLabel('Senha atual', { exact: true });
  const next = panel.getByLabel('Nova senha', { exact: true });
  const again = panel.getByLabel('Confirmar nova senha', { exact: true });
  await send.click();
  for (const sentence of ['Senha atual é obrigatória', 'Nova senha é obrigatória', 'Confirme a nova senha'])
    await expect(panel.getByText(sentence)).toBeVisible();
  await expectNoViolations(page);
  await current.fill('outra-senha');
  await next.fill('12345');
  await again.fill('123456');
  await send.click();
  await expect(panel.getByText('A senha deve ter pelo menos 6 caracteres')).toBeVisible();
  await expect(panel.getByText('As senhas não coincidem')).toBeVisible();
  await next.fill('beira-do-lago-37');
  await again.fill('beira-do-lago-37');
  await send.click();
  await expect(current).toHaveAccessibleDescription('A senha atual está incorreta.');

  await standInOnce(page, '**/account/update-password', (route) =>
    route.fulfill(refuse(500, { message: '' })),
  );
  await current.fill(oldPassword);
  await send.click();
  await expect(panel.getByText('Erro ao alterar senha')).toBeVisible();
  await send.click();
  await expect(panel.getByText('Senha alterada com sucesso!')).toBeVisible();
  await expect(next).toHaveValue('');
  const answer = await page.request.post('/api/customer/post-login', {
    data: { email, password: 'beira-do-lago-37' },
  });
  expect(answer.status()).toBe(200);
});

test('[AUTH-08][ACC-04] an expired session preserves what was typed, but no password', async ({ page }) => {
  await signUp(page);
  await visit(page, '/minha-conta/editar');
  await page.getByLabel('Nome', { exact: true }).fill('Joana de Outro Nome');
  await page.getByLabel('Senha atual', { exact: true }).fill(oldPassword);
  await page.getByLabel('Nova senha', { exact: true }).fill('beira-do-lago-37');
  await page.getByLabel('Confirmar nova senha', { exact: true }).fill('beira-do-lago-37');
  await page.route('**/account/update', (route) =>
    route.fulfill(refuse(401, { message: 'Sessão expirada.' })),
  );
  await save(page).click();
  await expect(page).toHaveURL(/\/entrar\?session_expired=true&origem=%2Fminha-conta%2Feditar/);
  const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(stored).toContain('Joana de Outro Nome');
  expect(stored).not.toContain(oldPassword);
  expect(stored).not.toContain('beira-do-lago-37');
});

test('[ACC-07] the edit form: its fields, the server’s errors in one sentence, a new password', async ({
  page,
}) => {
  const { email } = await signUp(page);
  await standInOnce(page, '**/api/customer/account', (route) => route.fulfill(refuse(500, { message: '' })));
  await visit(page, '/minha-conta/editar');
  await expect(page.getByText('Erro ao carregar os dados do perfil')).toBeVisible();
  await page.getByRole('button', { name: 'Tentar novamente' }).click();

  for (const label of ['Nome', 'CPF', 'Email']) await page.getByLabel(label, { exact: true }).fill('');
  await page.getByLabel('Nova senha', { exact: true }).fill('beira-do-lago-37');
  await save(page).click();
  for (const sentence of [
    'Nome é obrigatório',
    'CPF é obrigatório',
    'Email é obrigatório',
    'As senhas não coincidem',
    'Senha atual é obrigatória para alterar a senha',
  ])
    await expect(page.getByText(sentence)).toBeVisible();
  await expectNoViolations(page);

  await page.getByLabel('Nome', { exact: true }).fill('Joana Prado');
  await page.getByLabel('CPF').fill('529.982.247-25');
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Confirmar nova senha', { exact: true }).fill('beira-do-lago-37');
  await page.getByLabel('Senha atual', { exact: true }).fill(oldPassword);
  const errors = { cpf: ['CPF ou CNPJ inválido'], email: ['Este email já está cadastrado'] };
  await standInOnce(page, '**/account/update', (route) =>
    route.fulfill(refuse(422, { message: 'x', errors })),
  );
  await save(page).click();
  await expect(page.getByText('CPF ou CNPJ inválido. Este email já está cadastrado')).toBeVisible();
  await standInOnce(page, '**/account/update', (route) => route.fulfill(refuse(500, { message: '' })));
  await save(page).click();
  await expect(page.getByText('Erro ao atualizar perfil. Tente novamente.')).toBeVisible();
  await save(page).click();
  await expect(page.getByText('Perfil atualizado com sucesso!')).toBeVisible();
  const answer = await page.request.post('/api/customer/post-login', {
    data: { email, password: 'beira-do-lago-37' },
  });
  expect(answer.status()).toBe(200);
});

test('[ACC-06] the summary of an account without a subscription, and its failure', async ({ page }) => {
  await signUp(page);
  await standInOnce(page, '**/api/customer/info', (route) => route.fulfill(refuse(500, { message: '' })));
  await visit(page, '/minha-conta/conta');
  await expect(page.getByText('Erro ao carregar os dados da sua conta. Tente novamente.')).toBeVisible();
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByText('Joana Prado Lima')).toBeVisible();
  await expect(page.getByText('Ativo', { exact: true })).toBeVisible();
  await expect(page.getByText('Acesso básico, gratuito')).toBeVisible();
  await expect(page.getByText('Inativo', { exact: true })).toBeVisible();
  const links = page.getByRole('navigation', { name: 'Atalhos da conta' }).getByRole('link');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/minha-conta/editar',
    '/minha-conta/favoritos',
    '/minha-conta/alertas',
    '/minha-conta/bonus',
  ]);
});

test('[ACC-08] the details mark what was confirmed and lead to the edit form', async ({ page }) => {
  await signUp(page);
  await standInOnce(page, '**/api/customer/info/detail', (route) =>
    route.fulfill(refuse(500, { message: '' })),
  );
  await visit(page, '/minha-conta/informacoes');
  await expect(page.getByText('Erro ao carregar suas informações. Tente novamente.')).toBeVisible();
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByText('529.982.247-25')).toBeVisible();
  await expect(page.getByText('Não verificado')).toHaveCount(2);
  await page.getByRole('main').getByRole('link', { name: 'Editar' }).click();
  await expect(page).toHaveURL(/\/minha-conta\/editar$/);
});
