import { readFile } from 'node:fs/promises';

import { expect } from '@playwright/test';

import { expectNoViolations } from './axe.ts';
import { signUp } from './signed-in.ts';
import { standInOnce } from './stand-in.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

const address = '/minha-conta/configuracoes';

test('[ACC-09] the notification settings are saved: a weekly mail on its day and hour', async ({ page }) => {
  await signUp(page);
  await visit(page, address);
  const form = page.getByRole('form', { name: 'Notificações' });
  await expect(form.getByRole('radio', { name: /^Na hora/ })).toBeChecked();
  await expect(form.getByLabel('Horário')).toBeHidden();
  await form.getByRole('radio', { name: 'Um resumo por semana' }).check();
  await form.getByLabel('Dia da semana').selectOption('Sexta-feira');
  await form.getByLabel('Horário').selectOption('18:00');
  await form.getByRole('button', { name: 'Salvar preferências' }).click();
  await expect(page.getByText('Preferências de notificação salvas!')).toBeVisible();
  await visit(page, address);
  await expect(form.getByLabel('Dia da semana')).toHaveValue('5');
  await expect(form.getByLabel('Horário')).toHaveValue('18');

  await standInOnce(page, '**/notification-settings', (route) => route.abort());
  await form.getByRole('radio', { name: 'Não enviar emails' }).check();
  await form.getByRole('button', { name: 'Salvar preferências' }).click();
  await expect(
    page.getByText(/^Erro ao salvar suas preferências de notificação\. Sem conexão/),
  ).toBeVisible();
});

test('[ACC-09] the customer’s data come as a file, after a failure at the second try', async ({ page }) => {
  await signUp(page);
  await visit(page, address);
  await standInOnce(page, '**/export-data', (route) => route.fulfill({ status: 500, json: { message: '' } }));
  const button = page.getByRole('button', { name: 'Exportar meus dados' });
  await button.click();
  await expect(page.getByText('Erro ao exportar seus dados')).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  expect(download.suggestedFilename()).toMatch(/^martelo-meus-dados-\d{4}-\d{2}-\d{2}\.zip$/);
  const archive = await readFile(await download.path());
  expect(archive.subarray(0, 2).toString()).toBe('PK');
  expect(archive.length).toBeGreaterThan(500);
  await expect(page.getByText('O arquivo com seus dados foi salvo no seu dispositivo.')).toBeVisible();
});

test('[ACC-09][SAFE-12] a deletion is requested with a reason, shows its day, and is cancelled', async ({
  page,
}) => {
  await signUp(page);
  // As the mail opens it.
  await visit(page, `${address}#excluir-conta`);
  await expect(page.getByRole('heading', { name: 'Excluir conta' })).toBeInViewport();
  await page.getByLabel('Motivo').fill('Já comprei meu imóvel.');
  await page.getByRole('button', { name: 'Solicitar exclusão' }).click();
  const dialog = page.getByRole('alertdialog', { name: 'Excluir sua conta?' });
  const passwordField = dialog.getByLabel('Senha atual', { exact: true });
  await passwordField.fill('errada');
  await dialog.getByRole('button', { name: 'Solicitar exclusão' }).click();
  await expect(passwordField).toHaveAccessibleDescription('A senha atual está incorreta.');
  await passwordField.fill('praia-do-futuro-91');
  await standInOnce(page, '**/request-deletion', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Solicitar exclusão' }).click();
  await expect(dialog.getByText(/^Erro ao solicitar a exclusão da conta\. Sem conexão/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Tentar novamente' }).click();
  const due = page
    .getByRole('status')
    .filter({ hasText: /Sua conta será excluída em \d{2}\/\d{2}\/\d{4}\./ });
  await expect(due).toBeFocused();
  await expectNoViolations(page);

  await visit(page, address);
  await standInOnce(page, '**/request-deletion/cancel', (route) =>
    route.fulfill({ status: 500, json: { message: '' } }),
  );
  const cancel = page.getByRole('button', { name: 'Cancelar pedido de exclusão' });
  await cancel.click();
  await expect(page.getByText('Erro ao cancelar o pedido de exclusão')).toBeVisible();
  await cancel.click();
  await expect(page.getByText('O pedido de exclusão foi cancelado. Sua conta continua.')).toBeVisible();
  await expect(page.locator(':focus')).toContainText('O pedido de exclusão foi cancelado.');
  await visit(page, address);
  await expect(page.getByRole('button', { name: 'Solicitar exclusão' })).toBeVisible();
  await expect(page.getByLabel('Motivo')).toHaveValue('');
});
