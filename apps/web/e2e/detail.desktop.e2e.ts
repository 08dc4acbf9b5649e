import { readFile } from 'node:fs/promises';

import { expect, type Page } from '@playwright/test';

import { expectNoViolations } from './axe.ts';
import { signIn, signUp } from './signed-in.ts';
import { standIn } from './stand-in.ts';
import { test } from './test.ts';
import { expectToast } from './toasts.ts';
import { visit } from './visit.ts';

interface Listed {
  id: number;
  uuid_key: string;
  title: string;
  state: { name: string };
  city: { name: string };
}

/** An auction that the server lists, by the query of its list. */
async function anAuction(page: Page, query: string): Promise<Listed> {
  const { data } = (await (await page.request.get(`/api/auctions?${query}`)).json()) as { data: Listed[] };
  return data[0]!;
}

const open = 'type=1&order=4';

test('[DETAIL-01][SHELL-14] a visitor is led to the plans, its heading has the focus without a ring, and Back does not return to the auction', async ({
  page,
}) => {
  const { uuid_key: key } = await anAuction(page, open);
  await visit(page, '/leiloes');
  await page.goto(`/leilao/${key}`);
  await expect(page).toHaveURL(`/planos?origem=${encodeURIComponent(`/leilao/${key}`)}`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeFocused();
  expect(await heading.evaluate((element) => element.matches(':focus-visible'))).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL('/leiloes');
});

test('[DETAIL-01][SHELL-12] search engines and shared links get a summary, without what needs a login', async ({
  request,
  page,
}) => {
  const { uuid_key: key, title } = await anAuction(page, open);
  const answer = await request.get(`/leilao/${key}`);
  expect(answer.status()).toBe(200);
  const html = await answer.text();
  expect(html).toContain(`<meta property="og:title" content="${title}"`);
  expect(html).toContain('"@type":"RealEstateListing"');
  expect(html).toMatch(new RegExp(`rel="canonical" href="[^"]+/leilao/${key}"`));
  expect(html).toContain(`href="/entrar?origem=${encodeURIComponent(`/leilao/${key}`)}"`);
  expect(html).not.toContain('Acessar Site Oficial');
  expect((await request.get('/leilao/00000000-0000-0000-0000-000000000000')).status()).toBe(404);
  expect((await request.get('/leilao/nada')).status()).toBe(404);
  expect((await request.get('/leilao')).status()).toBe(404);
});

test('[DETAIL-01] what the server sends of an auction breaks no rule of the content policy', async ({
  page,
}) => {
  const { uuid_key: key } = await anAuction(page, open);
  await signIn(page);
  // From the second page on the server knows that somebody is signed in.
  await visit(page, '/contato');
  await visit(page, `/leilao/${key}`);
  await expect(page.getByRole('link', { name: 'Acessar Site Oficial' }).first()).toBeVisible();
});

test('[DETAIL-01] who is signed in sees no request for an account while the whole auction loads', async ({
  page,
}) => {
  await signIn(page);
  const { uuid_key: key } = await anAuction(page, open);
  await visit(page, '/leiloes');
  await expect(page.getByRole('button', { name: 'Minha Conta' })).toBeVisible();
  const html = await (await page.request.get(`/leilao/${key}`)).text();
  expect(html).toContain('Carregando o imóvel...');
  expect(html).not.toContain('basta uma conta gratuita');
  const held = Promise.withResolvers<void>();
  await page.route(`**/api/auctions/${key}`, async (route) => {
    await held.promise;
    await route.continue();
  });
  await visit(page, `/leilao/${key}`);
  await expect(page.getByRole('status').filter({ hasText: 'Carregando o imóvel...' })).toBeAttached();
  await expect(page.getByRole('link', { name: 'Criar conta grátis' })).toHaveCount(0);
  held.resolve();
  await expect(page.getByRole('heading', { name: 'O que conferir antes' })).toBeVisible();
});

test('[DETAIL-01][DETAIL-02][DETAIL-04][DETAIL-06] a customer sees the whole', async ({ page }) => {
  await signIn(page);
  const { uuid_key: key, title, state, city } = await anAuction(page, open);
  await visit(page, `/leilao/${key}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const official = page.getByRole('link', { name: /^Acessar Site Oficial/ });
  await expect(official).toHaveAttribute('rel', 'noopener noreferrer');
  await expect(official).toHaveAttribute('target', '_blank');
  await expect(official).toHaveAttribute('href', /^https?:/);
  const crumbs = page.getByRole('navigation', { name: /caminho|você está/i }).first();
  for (const name of ['Leilões', state.name, city.name])
    await expect(crumbs.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Praças' }).getByRole('listitem')).toHaveCount(2);
  await expect(page.getByRole('heading', { name: 'O que conferir antes' })).toBeVisible();
  await page.getByText('Ocupação, IPTU, condomínio, comissão do leiloeiro').click();
  await expect(page.getByText('Tema 1134', { exact: false })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Voltar para Leilões' })).toHaveAttribute('href', '/leiloes');
  await expectNoViolations(page);
});

test('[LABEL-22] a resale that was typed for one auction is not the next one’s', async ({ page }) => {
  await signIn(page);
  const { uuid_key: key, title } = await anAuction(page, open);
  await visit(page, `/leilao/${key}`);
  const resale = page.getByLabel('Lance máximo: por quanto você venderia depois?');
  await resale.fill('60000000');
  await expect(page.getByText(/^Lance máximo para 20/).first()).toBeVisible();
  await page.getByRole('region', { name: 'Leilões parecidos' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title);
  await expect(resale).toHaveValue('');
  await expect(page.getByText(/^Lance máximo para 20/)).toHaveCount(0);
});

test('[DETAIL-11] an item opens by its number too', async ({ page }) => {
  await signIn(page);
  const { id, title } = await anAuction(page, open);
  await visit(page, `/leilao/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Acessar Site Oficial/ })).toBeVisible();
});

test('[DETAIL-12] a round goes into the calendar, in UTC', async ({ page }) => {
  await signIn(page);
  const { uuid_key: key, title } = await anAuction(page, 'phase=first&type=1&order=4');
  await visit(page, `/leilao/${key}`);
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Adicionar a 1ª praça ao calendário' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toBe('martelo-1a-praca.ics');
  const text = (await readFile(await file.path(), 'utf8')).replaceAll('\r\n ', '');
  expect(text).toMatch(/^BEGIN:VCALENDAR\r\n/);
  expect(text).toMatch(/DTEND:\d{8}T\d{6}Z\r\n/);
  expect(text).toContain(`SUMMARY:1ª praça: ${title.replaceAll(/[,;]/g, String.raw`\$&`)}\r\n`);
});

test('[DETAIL-12] on paper the auction stands alone', async ({ page }) => {
  await signIn(page);
  const { uuid_key: key } = await anAuction(page, open);
  await visit(page, `/leilao/${key}`);
  const share = page.getByRole('button', { name: 'Compartilhar' });
  await expect(share).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(share).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('heading', { name: 'O que conferir antes' })).toBeVisible();
  // What is folded on the screen stands open.
  await expect(page.getByText('Tema 1134', { exact: false })).toBeVisible();
});

test('[DETAIL-08] without the system’s sheet the link is copied, which is said', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page);
  const { uuid_key: key } = await anAuction(page, open);
  await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
  await visit(page, `/leilao/${key}`);
  await page.getByRole('button', { name: 'Compartilhar' }).click();
  await expectToast(page, 'Link para o leilão copiado para a área de transferência!');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`/leilao/${key}$`));
});

test('[DETAIL-03][FAV-01] pictures over the whole page by keyboard, and the heart', async ({ page }) => {
  await signUp(page);
  const { uuid_key: key } = await anAuction(page, open);
  // Invented properties have one drawing each.
  await page.route(`**/api/auctions/${key}`, async (route) => {
    const answer = await route.fetch();
    const body = await answer.json();
    body.data.images = ['https://fotos.example/1.jpg', 'https://fotos.example/2.jpg'];
    body.data.featured_image = null;
    await route.fulfill({ response: answer, json: body });
  });
  await visit(page, `/leilao/${key}`);
  const heart = page
    .getByRole('main')
    .getByRole('button', { name: /^Favorito: / })
    .first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await page
    .getByRole('button', { name: /^Ampliar/ })
    .first()
    .press('Enter');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('dialog')).toContainText('2 de 2');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
});

/** The pages that the open page takes on paper. */
async function countPages(page: Page): Promise<number> {
  const margin = '12mm';
  const pdf = await page.pdf({
    format: 'A4',
    margin: { top: margin, bottom: margin, left: margin, right: margin },
  });
  return (pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? []).length;
}

test('[DETAIL-12][VISIT-07] on paper an auction of whatever kind takes two pages at most', async ({
  page,
}) => {
  await signIn(page);
  for (const query of [open, 'phase=sfi', 'phase=online', 'phase=direct', 'phase=tender', 'phase=second']) {
    const { uuid_key: key } = await anAuction(page, query);
    await visit(page, `/leilao/${key}`);
    await page.waitForLoadState('networkidle');
    const pages = await countPages(page);
    expect(pages, query).toBeGreaterThan(0);
    expect(pages, query).toBeLessThanOrEqual(2);
  }
});

test('[DETAIL-07] a lost connection has its own message, and trying again brings the auction', async ({
  page,
}) => {
  await signIn(page);
  await visit(page, '/leiloes');
  const recover = await standIn(page, '**/api/auctions/*-*-*', (route) =>
    route.abort('internetdisconnected'),
  );
  await page
    .getByRole('link', { name: /^Ver Detalhes/ })
    .first()
    .click();
  await expect(
    page.getByText('Erro ao carregar detalhes do leilão. Tente novamente mais tarde.'),
  ).toBeVisible();
  await expect(
    page.getByText('Sem conexão com a internet. Verifique sua rede e tente novamente.'),
  ).toBeVisible();
  recover();
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByRole('link', { name: /^Acessar Site Oficial/ })).toBeVisible();
});
