import { randomInt } from 'node:crypto';

import { expect } from '@playwright/test';

import { expectNoViolations } from './axe.ts';
import { mailedLink } from './outbox.ts';
import { sendList } from './send-list.ts';
import { registerAuctioneer, signIn, signUp, signUpAuctioneer } from './signed-in.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

const header = (complete: boolean, day: string) =>
  `# martelo_feed: 1\n# list_date: ${day}\n# complete: ${complete}\ncode;title;type;uf;city;first_minimum;link\n`;
const lot = (code: string, city = 'Rio Branco', uf = 'AC') =>
  `${code};Casa ${code} em ${city} – ${uf};extrajudicial;${uf};${city};150.000,00;https://leiloes.example/${code}\n`;

/** Of one test alone, so that it can run again on the same server. */
const newCode = () => `LOTE${randomInt(1_000_000, 10_000_000)}`;

test('[API-08][API-09] an auctioneer sends a list and reads its outcome, line by line', async ({ page }) => {
  await signIn(page, 'auctioneer');
  const code = newCode();
  const bad = 'T-2;Sem preço em Xapuri – AC;extrajudicial;AC;Xapuri;caro;https://leiloes.example/T-2\n';
  await sendList(page, `lotes-${code}.csv`, header(false, '2026-11-01') + lot(code, 'Xapuri') + bad);
  await expect(page.getByText('Aceita', { exact: true })).toBeVisible();
  const rejected = page.getByRole('row', { name: /Com erro/ });
  await expect(rejected).toContainText(/first_minimum|dinheiro|valor|lance/i);
  await page.getByLabel('Resultado').selectOption('Novo');
  await expect(rejected).toHaveCount(0);
  await expect(page).toHaveURL(/resultado=new/);
  await expect(page.getByRole('row', { name: new RegExp(code) })).toBeVisible();
  await expectNoViolations(page);

  await page.getByRole('link', { name: 'Listas enviadas' }).click();
  await expect(page.getByRole('row', { name: new RegExp(`lotes-${code}`) })).toContainText('Aceita');
});

test('[SAFE-20][SAFE-21] a new auctioneer’s list waits for the confirmation, the approval and the decision', async ({
  page,
}) => {
  const { email, company } = await registerAuctioneer(page);
  await visit(page, '/leiloeiro');
  await expect(page.getByText('As suas listas ainda não aparecem no site')).toBeVisible();
  await page.getByRole('button', { name: 'Reenviar o email' }).click();
  await expect(page.getByText('Enviamos um novo email de confirmação.')).toBeFocused();
  await expectNoViolations(page);
  const code = newCode();
  await sendList(page, 'amazonas.csv', header(true, '2026-11-04') + lot(code, 'Manaus', 'AM'));
  await expect(page.getByText('Aguarda a confirmação do email').first()).toBeVisible();
  const found = async () => {
    const answer = await page.request.get(`/api/auctions?keyword=${code}`);
    return ((await answer.json()) as { data: unknown[] }).data.length;
  };
  expect(await found()).toBe(0);

  await visit(page, await mailedLink(page, email, /\/confirmar-email\/[\w-]+/));
  await page.getByRole('button', { name: 'Confirmar meu email' }).click();
  await page.getByRole('link', { name: 'Ir para a área do leiloeiro' }).click();
  await expect(page.getByText(/O email está confirmado/)).toBeVisible();

  await signIn(page, 'admin');
  await visit(page, `/admin/leiloeiros?situacao=pending&busca=${email}`);
  const row = page.getByRole('article', { name: company });
  await expect(row).toContainText('leiloes.example');
  await expectNoViolations(page);
  await row.getByRole('button', { name: `Aprovar: ${company}` }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Aprovar' }).click();
  await expect(page.getByText('Leiloeiro aprovado. Há 1 lista à espera de uma decisão.')).toBeVisible();
  expect(await found()).toBe(0);

  await visit(page, `/admin/leiloeiros?busca=${email}`);
  await page.getByRole('link', { name: '1 à espera' }).click();
  await page.getByRole('link', { name: 'amazonas.csv' }).click();
  await page.getByRole('button', { name: 'Aceitar a lista' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Aceitar a lista' }).click();
  await expect(page.getByText('Aceita', { exact: true }).first()).toBeVisible({ timeout: 30_000 });
  expect(await found()).toBe(1);
});

test('[API-08] a file that is no list is refused before it is sent', async ({ page }) => {
  await signIn(page, 'auctioneer');
  await visit(page, '/leiloeiro');
  await page.getByRole('button', { name: 'Enviar lista' }).click();
  await expect(page.getByText('Escolha o arquivo da lista.')).toBeVisible();
  await page
    .getByLabel('Arquivo da lista')
    .setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from('x') });
  await page.getByRole('button', { name: 'Enviar lista' }).click();
  await expect(page.getByText(/O arquivo deve ser \.csv/)).toBeVisible();
  await expect(page.getByLabel('Arquivo da lista')).toBeFocused();
});

test('[API-08] a held list shows what would be delisted, and a refusal is read by its sender', async ({
  page,
}) => {
  const { token } = await signUpAuctioneer(page);
  const many = Array.from({ length: 30 }, (_, at) => lot(`R-${at}`, 'Boa Vista', 'RR')).join('');
  await sendList(page, 'roraima-1.csv', header(true, '2026-11-02') + many);
  await sendList(page, 'roraima-2.csv', header(true, '2026-11-03') + lot('R-0', 'Boa Vista', 'RR'));
  await expect(page.getByText('Retida', { exact: true }).first()).toBeVisible();

  await signIn(page, 'admin');
  await visit(page, '/admin/listas?situacao=held');
  await page.getByRole('link', { name: 'roraima-2.csv' }).click();
  await expect(page.getByRole('heading', { name: 'O que sairia' })).toBeVisible();
  await expect(page.getByRole('link', { name: /Casa R-7 em Boa Vista/ })).toBeVisible();
  await page.getByRole('button', { name: 'Recusar' }).click();
  const question = page.getByRole('dialog', { name: 'Recusar esta lista?' });
  await expect(question.getByLabel('Motivo')).toBeFocused();
  await question.getByRole('button', { name: 'Recusar a lista' }).click();
  await expect(question.getByText('Escreva o motivo.')).toBeVisible();
  await question.getByLabel('Motivo').fill('O arquivo veio cortado.');
  await question.getByRole('button', { name: 'Recusar a lista' }).click();
  await expect(page.getByText('O arquivo veio cortado.')).toBeVisible();

  const sent = await page.request.get('/api/auctionner/feeds', {
    headers: { authorization: `Bearer ${token}` },
  });
  const [latest] = ((await sent.json()) as { data: { status: string; reason: string }[] }).data;
  expect(latest).toMatchObject({
    status: 'refused',
    reason: expect.stringContaining('O arquivo veio cortado.'),
  });
});

test('[LIST-09][API-08] an auction is hidden with a reason, shown again, and both stand in the log', async ({
  page,
}) => {
  await signIn(page, 'auctioneer');
  await sendList(page, 'amapa.csv', header(false, '2026-11-01') + lot('F-77', 'Macapá', 'AP'));
  await signIn(page, 'admin');
  await visit(page, '/admin/leiloes?busca=F-77');
  const row = page.getByRole('row', { name: /F-77/ });
  await row.getByRole('button', { name: /^Ocultar/ }).click();
  const question = page.getByRole('dialog', { name: 'Ocultar este leilão?' });
  await question.getByLabel('Motivo').fill('Anúncio repetido');
  await question.getByRole('button', { name: 'Ocultar leilão' }).click();
  await expect(row).toContainText('Anúncio repetido');
  const found = await page.request.get('/api/auctions?keyword=F-77');
  expect(((await found.json()) as { data: unknown[] }).data).toEqual([]);
  await row.getByRole('button', { name: /^Voltar a mostrar/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Voltar a mostrar' }).click();
  await expect(row).toContainText('No site');
  await page.getByRole('link', { name: 'Auditoria' }).click();
  await page.getByLabel('O que foi feito').selectOption('Ocultou um leilão');
  const entries = page.getByRole('row', { name: /Ocultou um leilão/ });
  await expect(entries.first()).toBeVisible();
  const period = page.getByRole('group', { name: 'Quando' });
  await period.getByRole('textbox', { name: 'Até' }).fill('01/01/2026');
  await expect(page.getByText('Nada encontrado')).toBeVisible();
  await expect(page).toHaveURL(/ate=2026-01-01/);
  await period.getByRole('textbox', { name: 'Até' }).fill('');
  await period.getByRole('textbox', { name: 'De' }).fill('01/01/2026');
  await expect(entries.first()).toBeVisible();
  await expect(page).toHaveURL(/de=2026-01-01/);
});

test('[ACC-09][API-08] a deletion request is decided in the back office', async ({ page }) => {
  const { token, email } = await signUp(page);
  const response = await page.request.post('/api/customer/request-deletion', {
    data: { reason: 'Não uso mais', current_password: 'praia-do-futuro-91' },
    headers: { authorization: `Bearer ${token}` },
  });
  expect(response.ok(), await response.text()).toBe(true);
  await signIn(page, 'admin');
  await visit(page, '/admin/exclusoes?situacao=open');
  const row = page.getByRole('row', { name: new RegExp(email) });
  await row.getByRole('button', { name: /^Recusar/ }).click();
  const question = page.getByRole('dialog', { name: 'Recusar este pedido?' });
  await question.getByLabel('Motivo').fill('Há uma cobrança aberta.');
  await question.getByRole('button', { name: 'Recusar pedido' }).click();
  await expect(row).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await page.getByLabel('Situação').selectOption('Recusado');
  await expect(page.getByRole('row', { name: new RegExp(email) })).toContainText('Há uma cobrança aberta.');
});

const screens = [
  ['/admin', 'Administração'],
  ['/admin/listas', 'Listas recebidas'],
  ['/admin/leiloeiros', 'Leiloeiros'],
  ['/admin/fontes', 'Fontes'],
  ['/admin/leiloes', 'Leilões'],
  ['/admin/exclusoes', 'Pedidos de exclusão'],
  ['/admin/mensagens', 'Mensagens'],
  ['/admin/convites', 'Convites'],
  ['/admin/auditoria', 'Auditoria'],
] as const;

test('[API-08] every screen of the back office is found by the menu and accessible', async ({ page }) => {
  await signIn(page, 'admin');
  await visit(page, '/admin');
  for (const [path, title] of screens) {
    await page.getByRole('navigation', { name: 'Administração' }).locator(`a[href="${path}"]`).click();
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectNoViolations(page);
  }
});

test('[API-08][ACC-01] the back office is closed to everybody else', async ({ page }) => {
  await visit(page, '/admin/leiloes');
  await expect(page.getByRole('heading', { name: 'Acesso Restrito' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Fazer Login' })).toHaveAttribute(
    'href',
    '/entrar?perfil=admin&origem=%2Fadmin%2Fleiloes',
  );
  await signIn(page, 'customer');
  await visit(page, '/leiloeiro');
  await expect(page.getByText(/Esta área é de contas de leiloeiros/)).toBeVisible();
});
