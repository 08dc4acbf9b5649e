import { randomInt, randomUUID } from 'node:crypto';

import { calendarDate } from '@martelo/domain/dates';
import { expect, type Page } from '@playwright/test';

import { mailedLink, mailsTo, mailTo } from './outbox.ts';
import { test } from './test.ts';
import { expectToast } from './toasts.ts';
import { visit } from './visit.ts';

const secret = 'praia-do-futuro-91';
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

/** A shed far from everything else that tests and the demonstration list. */
const aLot = (code: string) => ({
  code,
  title: `Galpão ${code} em Quixadá – CE`,
  type: 'extrajudicial',
  property_type: 'galpao',
  uf: 'CE',
  city: 'Quixadá',
  first_date: '10/12/2099 14:00',
  first_minimum: 240_000,
  valuation: 400_000,
  link: `https://paineira.example/lotes/${code}`,
});

async function signInAuctioneer(page: Page): Promise<string> {
  const answer = await page.request.post('/api/auctionner/post-login', {
    data: { email: 'leiloeiro@exemplo.com.br', password: 'martelo-demo' },
    headers: { 'x-forwarded-for': `10.9.${randomInt(1, 255)}.${randomInt(1, 255)}` },
  });
  return ((await answer.json()) as { access_token: string }).access_token;
}

/** The auctioneer's own feed, as it is sent every day: the way that lists come in. */
async function sendFeed(page: Page, token: string, code: string) {
  const answer = await page.request.post('/api/auctionner/feeds', {
    headers: { authorization: `Bearer ${token}` },
    data: {
      martelo_feed: 1,
      list_date: calendarDate(new Date()),
      complete: false,
      lots: [aLot(code)],
    },
  });
  expect(answer.status(), await answer.text()).toBe(202);
  const { location } = answer.headers();
  const state = async () => {
    const feed = await page.request.get(location!, { headers: { authorization: `Bearer ${token}` } });
    return ((await feed.json()) as { data: { status: string } }).data.status;
  };
  await expect.poll(state, { timeout: 60_000 }).toBe('taken');
}

async function register(page: Page, email: string) {
  await visit(page, '/cadastro');
  await box(page, 'Email').fill(email);
  await box(page, 'Senha').fill(secret);
  await box(page, 'Confirme a senha').fill(secret);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await box(page, 'Nome').fill('Joana Prado Lima');
  await box(page, 'CPF ou CNPJ').fill('52998224725');
  await box(page, 'Celular').fill('62998765432');
  await page.getByRole('checkbox', { name: /aceito os termos/ }).check();
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await expect(page).not.toHaveURL(/cadastro/);
  await visit(page, await mailedLink(page, email, /\/confirmar-email\/\S+/));
  await page.getByRole('button', { name: 'Confirmar meu email' }).click();
  await expect(page.getByText('Email confirmado com sucesso!')).toBeVisible();
}

async function createAlert(page: Page) {
  await visit(page, '/minha-conta/alertas');
  await page.getByRole('button', { name: 'Criar Primeiro Alerta' }).click();
  await page.getByLabel('Tipo de Propriedade').selectOption('Galpões');
  await page.getByRole('combobox', { name: 'Cidade' }).pressSequentially('quixada');
  await page.getByRole('option', { name: /^Quixadá/ }).click();
  await page.getByLabel('Valor Mínimo').pressSequentially('10000000');
  await page.getByLabel('Valor Máximo').pressSequentially('50000000');
  await expect(page.getByText(/teria avisado/i)).toBeVisible();
  await page.getByRole('button', { name: 'Salvar Alerta' }).click();
  await expectToast(page, 'Alerta criado');
  await expect(page.getByRole('article', { name: 'Galpões' })).toContainText('Quixadá - CE');
}

test('[ALERT-03][ALERT-09][OPP-05] from a registration to an alert that fires once and is silent after the link', async ({
  page,
}) => {
  test.setTimeout(180_000);
  const email = `${randomUUID()}@exemplo.com.br`;
  await register(page, email);
  await createAlert(page);

  const auctioneer = await signInAuctioneer(page);
  const [first, second] = [randomUUID().slice(0, 8), randomUUID().slice(0, 8)];
  await sendFeed(page, auctioneer, first);
  const news = await mailTo(page, email, new RegExp(first));
  expect(news.text).toContain('/minha-conta/oportunidades');

  await visit(page, '/minha-conta/oportunidades?busca=quixad%C3%A1');
  const found = page.getByRole('article', { name: new RegExp(first) });
  await expect(found).toContainText('Nova');
  await expect(found).toContainText('-40%');
  await found.getByRole('link', { name: /^Ver Detalhes/ }).click();
  await expect(page).toHaveURL(/\/leilao\//);
  await page.goBack();
  await expect(found).toContainText('Já vista');
  await visit(page, '/minha-conta/alertas');
  await expect(page.getByRole('article', { name: 'Galpões' })).toContainText('1 leilão');

  await visit(page, await mailedLink(page, email, /\/cancelar-avisos\/\S+/));
  await page.getByRole('button', { name: 'Cancelar os emails de alertas e favoritos' }).click();
  await expect(page.getByRole('button', { name: 'Cancelar os emails de alertas e favoritos' })).toBeHidden();

  // The match and its mail are written together: once the opportunity is there, a mail would be too.
  await sendFeed(page, auctioneer, second);
  await expect(async () => {
    await visit(page, '/minha-conta/oportunidades?busca=quixad%C3%A1');
    await expect(page.getByRole('article', { name: new RegExp(second) })).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 60_000 });
  expect(await mailsTo(page, email, new RegExp(second))).toEqual([]);
  expect(await mailsTo(page, email, new RegExp(first))).toHaveLength(1);
});
