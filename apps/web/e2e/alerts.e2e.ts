import { expect, type Page } from '@playwright/test';

import { expectNoViolations } from './axe.ts';
import { signIn, signUp } from './signed-in.ts';
import { standInOnce } from './stand-in.ts';
import { test } from './test.ts';
import { expectToast } from './toasts.ts';
import { visit } from './visit.ts';

async function fill(page: Page, kind: string, city: string, name: string) {
  await page.getByLabel('Tipo de Propriedade').selectOption(kind);
  await page.getByRole('combobox', { name: 'Cidade' }).pressSequentially(city);
  await page
    .getByRole('option', { name: new RegExp(`^${name}`) })
    .first()
    .click();
  await page.getByLabel('Valor Mínimo').pressSequentially('10000000');
  await page.getByLabel('Valor Máximo').pressSequentially('50000000');
}

test('[ALERT-07] only signed-in people see alerts, and the return address is remembered', async ({
  page,
}) => {
  await visit(page, '/cliente/alertas');
  await expect(page.getByRole('heading', { name: 'Acesso Restrito' })).toBeVisible();
  await expect(page.getByText('Você precisa estar logado para ver seus alertas.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Fazer Login' })).toHaveAttribute(
    'href',
    /^\/entrar\?origem=%2Fcliente%2Falertas$/,
  );
});

test('[ALERT-02][ALERT-03][ALERT-06][ALERT-08] an alert is made, found, changed, paused and deleted', async ({
  page,
}) => {
  await signUp(page);
  await visit(page, '/minha-conta/alertas');
  await expect(page.getByRole('heading', { name: 'Nenhum alerta criado' })).toBeVisible();
  await page.getByRole('button', { name: 'Criar Primeiro Alerta' }).click();
  await fill(page, 'Apartamentos', 'goiania', 'Goiânia');
  await expect(page.getByText('Selecionado: Goiânia - GO')).toBeVisible();
  await page.getByRole('button', { name: 'Salvar Alerta' }).click();
  await expectToast(page, 'Alerta criado');
  await expect(page.getByRole('button', { name: 'Novo Alerta' })).toBeFocused();
  const card = page.getByRole('article', { name: 'Apartamentos' });
  await expect(card).toContainText('R$ 100.000,00 até R$ 500.000,00');
  await expect(card).toContainText('Ativo');

  const search = page.getByPlaceholder('Buscar por cidade, tipo ou categoria...');
  await search.fill('GOIANIA');
  await expect(page.getByText('1 de 1 alertas')).toBeVisible();
  await search.fill('recife');
  await expect(page.getByRole('heading', { name: 'Nenhum alerta encontrado' })).toBeVisible();
  await search.press('Escape');
  await expect(card).toBeVisible();

  await card.getByRole('button', { name: /^Editar alerta/ }).click();
  await page.getByLabel('Tipo de Leilão').selectOption('Caixa');
  await page.getByRole('button', { name: 'Salvar Alerta' }).click();
  await expectToast(page, 'Alerta atualizado');
  await expect(card.getByRole('button', { name: /^Editar alerta/ })).toBeFocused();
  await expect(card).toContainText('Caixa');
  await card.getByRole('button', { name: /^Pausar alerta/ }).click();
  await expect(card).toContainText('Pausado');

  await card.getByRole('button', { name: /^Excluir alerta/ }).click();
  const question = page.getByRole('alertdialog', { name: 'Tem certeza que deseja excluir este alerta?' });
  await question.getByRole('button', { name: 'Excluir alerta' }).click();
  await expectToast(page, 'Alerta removido');
  await expect(page.getByRole('heading', { name: 'Nenhum alerta criado' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Alertas' })).toBeFocused();
});

test('[ALERT-09] two choices of when mails come that both fail leave what the server has', async ({
  page,
}) => {
  await signIn(page);
  await visit(page, '/minha-conta/alertas');
  const when = page.getByRole('group', { name: 'Quando avisar' });
  const saved = when.getByRole('radio', { checked: true });
  await expect(saved).toHaveAccessibleName('Na hora');
  const sent: unknown[] = [];
  const chosen = Promise.withResolvers<void>();
  await page.route('**/api/customer/notification-settings', async (route) => {
    sent.push((route.request().postDataJSON() as { frequency: string }).frequency);
    await chosen.promise;
    await route.abort();
  });
  await when.getByRole('radio', { name: 'Diário' }).check();
  await when.getByRole('radio', { name: 'Semanal' }).check();
  chosen.resolve();
  await expect(saved).toHaveAccessibleName('Na hora');
  expect(sent).toEqual(['daily', 'weekly']);
});

test('[ALERT-10][ALERT-11][ALERT-13] a sentence fills the form, the alert has a name, and its list opens', async ({
  page,
}) => {
  await signUp(page);
  const sentence = 'apartamentos em Goiânia de 50 mil até 900 mil com 2 quartos';
  await visit(page, `/minha-conta/alertas?criar=1&desconto=10&keyword=${encodeURIComponent(sentence)}`);
  await expect(page.getByLabel('Tipo de Propriedade')).toHaveValue('2');
  await expect(page.getByText('Selecionado: Goiânia - GO')).toBeVisible();
  await expect(page.getByLabel('Valor Máximo')).toHaveValue(/900\.000,00$/);
  const filters = page.getByRole('group', { name: 'Outros filtros' });
  await expect(filters).toContainText('2 quartos');
  await expect(filters).toContainText('10 % ou mais de desconto');
  await expect(page.getByRole('complementary', { name: 'Este alerta no passado' })).toContainText(
    /teria avisado/i,
  );
  await filters.getByRole('button', { name: /^Remover filtro 2 quartos/ }).click();
  await expect(filters).not.toContainText('2 quartos');
  await page.getByLabel('Nome do alerta').fill('Barganhas em Goiânia');
  await page.getByRole('button', { name: 'Salvar Alerta' }).click();
  await expectToast(page, 'Alerta criado');

  const card = page.getByRole('article', { name: 'Barganhas em Goiânia' });
  await expect(card).toContainText('10 % ou mais de desconto');
  await card.getByRole('button', { name: /^Editar alerta/ }).click();
  await expect(page.getByLabel('Nome do alerta')).toHaveValue('Barganhas em Goiânia');
  await expect(filters).toContainText('10 % ou mais de desconto');
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await card.getByRole('link', { name: 'Ver lista: Barganhas em Goiânia' }).click();
  await expect(page).toHaveURL(
    /\/leiloes\?tipo-de-imovel=apartamentos&city_id=5208707&price_min=50000&price_max=900000&desconto=10$/,
  );
});

test('[ALERT-03][ALERT-04] the city is found by keyboard, and what is wrong is said', async ({ page }) => {
  await signUp(page);
  await visit(page, '/minha-conta/alertas?criar=1');
  await page.getByRole('button', { name: 'Salvar Alerta' }).click();
  await expect(page.getByText('Por favor, preencha todos os campos obrigatórios.')).toBeVisible();
  await expect(page.getByLabel('Tipo de Propriedade')).toBeFocused();
  await page.getByLabel('Tipo de Propriedade').selectOption('Casas');
  const city = page.getByRole('combobox', { name: 'Cidade' });
  await city.pressSequentially('recif');
  await expect(page.getByRole('option', { name: /^Recife/ }).first()).toBeVisible();
  await city.press('ArrowDown');
  await city.press('Enter');
  await expect(page.getByText(/^Selecionado: Recife - PE$/)).toBeVisible();
  await city.pressSequentially('olind');
  await expect(page.getByRole('option', { name: /^Olinda/ }).first()).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByRole('option', { name: /^Olinda/ })).toHaveCount(0);
  await page.getByLabel('Valor Mínimo').pressSequentially('50000000');
  await page.getByLabel('Valor Máximo').pressSequentially('50000000');
  await page.getByRole('button', { name: 'Salvar Alerta' }).click();
  await expect(page.getByText('O valor mínimo deve ser menor que o valor máximo.')).toBeVisible();
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByRole('heading', { name: 'Criar Novo Alerta' })).toBeHidden();
});

test('[AUTH-08][ALERT-03] a session that ends over the form loses nothing that was written', async ({
  page,
}) => {
  const { email } = await signUp(page);
  await visit(page, '/minha-conta/alertas?criar=1');
  await fill(page, 'Terrenos', 'goiania', 'Goiânia');
  await standInOnce(page, '**/api/customer/alert/store', (route) =>
    route.fulfill({ status: 401, json: { message: 'Sessão expirada.' } }),
  );
  await page.getByRole('button', { name: 'Salvar Alerta' }).click();
  await expect(page).toHaveURL(/\/entrar\?session_expired=true&origem=/);
  await page.getByRole('textbox', { name: 'Email', exact: true }).fill(email);
  await page.getByRole('textbox', { name: 'Senha', exact: true }).fill('praia-do-futuro-91');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL(/\/minha-conta\/alertas\?criar=1$/);
  await expect(page.getByLabel('Tipo de Propriedade')).toHaveValue('3');
  await expect(page.getByText('Selecionado: Goiânia - GO')).toBeVisible();
  await expect(page.getByLabel('Valor Mínimo')).toHaveValue(/100\.000,00$/);
  await page.getByRole('button', { name: 'Salvar Alerta' }).click();
  await expect(page.getByRole('article', { name: 'Terrenos' })).toContainText('Goiânia - GO');
});

test('[ALERT-01] figures and cards, without an accessibility violation, light on a desktop, dark on a phone', async ({
  page,
  isMobile,
}) => {
  await page.emulateMedia({ colorScheme: isMobile ? 'dark' : 'light' });
  await signIn(page);
  await visit(page, '/minha-conta/alertas');
  await expect(page.getByRole('heading', { level: 1, name: 'Meus Alertas' })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Seus alertas' }).getByRole('article')).toHaveCount(3);
  await expectNoViolations(page);
});
