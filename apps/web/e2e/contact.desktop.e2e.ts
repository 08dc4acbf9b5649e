import { expect, type Page } from '@playwright/test';

import { expectNoViolations } from './axe.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

async function write(page: Page) {
  await page.getByLabel('Nome').fill('Marina Duarte Alves');
  await page.getByLabel('Email').fill('marina@exemplo.com.br');
  await page.getByLabel('Assunto').selectOption('duvidas');
  await page.getByLabel('Mensagem', { exact: true }).fill('O imóvel ocupado pode ser visitado?');
}

test('[INFO-04] a message reaches the server, a receipt says when it is answered, another can be written', async ({
  page,
}) => {
  await visit(page, '/contato');
  await write(page);
  await page.getByRole('button', { name: 'Enviar mensagem' }).click();
  const heading = page.getByRole('heading', { name: 'Mensagem enviada!' });
  await expect(heading).toBeFocused();
  await expect(
    page.getByText(/Responderemos em até 24 horas úteis: até \d\d\/\d\d\/\d{4} \d\d:\d\d/),
  ).toBeVisible();
  await expect(page.getByText(/MRT-\d{8}-\d{4}/)).toBeVisible();
  await page.getByRole('button', { name: 'Enviar nova mensagem' }).click();
  await expect(page.getByLabel('Nome')).toHaveValue('');
  await expect(page.getByLabel('Nome')).toBeFocused();
});

test('[INFO-04] the browser requires every field, each of the five subjects can be chosen', async ({
  page,
}) => {
  await visit(page, '/contato');
  await expectNoViolations(page);
  const fields = page.getByRole('form', { name: 'Fale conosco' }).locator('input, select, textarea');
  await expect(fields).toHaveCount(4);
  for (const field of await fields.all()) await expect(field).toHaveAttribute('required');
  await expect(page.getByLabel('Assunto').locator('option')).toHaveText([
    'Escolha um assunto',
    'Suporte',
    'Comercial',
    'Dúvidas',
    'Sugestões',
    'Outros',
  ]);
  let sent = 0;
  await page.route('**/api/contact', (route) => {
    sent += 1;
    return route.abort();
  });
  await page.getByRole('button', { name: 'Enviar mensagem' }).click();
  await expect(page.getByLabel('Nome')).toBeFocused();
  expect(sent).toBe(0);
});

test('[INFO-04] a failure preserves what was typed, and the second try sends it under the same key', async ({
  page,
}) => {
  const keys: (string | undefined)[] = [];
  await visit(page, '/contato');
  await page.route('**/api/contact', (route) => {
    keys.push(route.request().headers()['idempotency-key']);
    return keys.length === 1 ? route.abort() : route.fallback();
  });
  await write(page);
  const send = page.getByRole('button', { name: 'Enviar mensagem' });
  await send.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Sem conexão com a internet' })).toBeVisible();
  await expect(page.getByLabel('Mensagem', { exact: true })).toHaveValue(
    'O imóvel ocupado pode ser visitado?',
  );
  await send.click();
  await expect(page.getByRole('heading', { name: 'Mensagem enviada!' })).toBeVisible();
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test('[INFO-04] without JavaScript the page says what the form needs and sends nothing', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/contato');
  const notice = page.locator('noscript');
  await expect(notice).toBeVisible();
  expect(await notice.innerText()).toContain('Este formulário precisa de JavaScript');
  await expect(page.getByRole('button', { name: 'Enviar mensagem' })).toBeDisabled();
  await context.close();
});
