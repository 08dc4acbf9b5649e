import { randomInt } from 'node:crypto';

import { expect, type Page } from '@playwright/test';
import ICAL from 'ical.js';

import { expectNoViolations } from './axe.ts';
import { type OwnServer, ownServer } from './own-server.ts';
import { sendList } from './send-list.ts';
import { signUp, signUpAuctioneer } from './signed-in.ts';
import { test as base } from './test.ts';
import { reload, visit } from './visit.ts';

/** A server of its own, since time passes for all who use it. */
const test = base.extend<{ server: OwnServer }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from its parameter
  server: async ({}, use) => {
    const server = await ownServer();
    await use(server);
    await server.close();
  },
  baseURL: ({ server }, use) => use(server.origin),
});

const list = (day: string, row: string) =>
  `# martelo_feed: 1\n# list_date: ${day}\n# complete: true\ncode;title;type;uf;city;first_minimum;first_date;link\n${row}`;
const hour = 3_600_000;

/** Opens the auction's page and waits until its view is recorded. */
async function openAuction(page: Page, address: string, open = visit) {
  const noted = page.waitForResponse((answer) => answer.url().endsWith('/api/customer/visits'));
  await open(page, address);
  expect((await noted).status()).toBe(200);
}

test('[NEWS-01][NEWS-03][NEWS-04][NEWS-05] changes of a list are shown until the next visit; a calendar follows it', async ({
  page,
  server,
  context,
}) => {
  // A server of its own is started first.
  test.slow();
  const code = `N${randomInt(1_000_000, 10_000_000)}`;
  // Dates that lie ahead whenever this runs.
  const [first, moved] = [20, 25].map((days) => new Date(Date.now() + days * 24 * hour));
  const wall = (date: Date) => {
    const parts = new Intl.DateTimeFormat('pt-BR', { timeZone: 'America/Sao_Paulo', dateStyle: 'short' });
    return `${parts.format(date)} 14:00`;
  };
  const lot = (price: string, date: Date) =>
    `${code};Casa ${code} em Boa Vista – RR;extrajudicial;RR;Boa Vista;${price};${wall(date)};https://leiloes.example/${code}\n`;
  const today = new Date();
  const day = (before: number) => new Date(today.getTime() - before * 24 * hour).toISOString().slice(0, 10);

  const auctioneer = await context.newPage();
  await signUpAuctioneer(auctioneer);
  await sendList(auctioneer, `primeira-${code}.csv`, list(day(3), lot('310.000,00', first!)));
  const answer = await page.request.get(`/api/auctions?keyword=${code}`);
  expect(answer.status(), await answer.text()).toBe(200);
  const { data } = (await answer.json()) as { data: { uuid_key: string }[] };
  const address = `/leilao/${data[0]!.uuid_key}`;
  await auctioneer.goto('/favicon.svg');
  const auctioneerSession = await auctioneer.evaluate(() => ({ ...localStorage }));

  await signUp(page);
  await openAuction(page, address);
  const heart = page.getByRole('button', { name: /^Favorito: / }).first();
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText(/^Mudou desde/)).toHaveCount(0);

  await visit(page, '/favoritos');
  await page.getByRole('button', { name: 'Criar endereço: Favoritos' }).click();
  await page.getByRole('button', { name: 'Copiar endereço' }).click();
  const opened = page.getByRole('link', { name: 'Abrir no calendário' });
  const feed = (await opened.getAttribute('href'))!.replace('webcal:', 'http:');
  await expectNoViolations(page);
  const readFeed = async () => {
    const answer = await page.request.get(feed);
    expect(answer.headers()['content-type']).toContain('text/calendar');
    const calendar = new ICAL.Component(ICAL.parse(await answer.text()) as unknown[]);
    return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event));
  };
  const [before] = await readFeed();
  expect(before!.summary).toContain(code);

  const customer = await page.evaluate(() => ({ ...localStorage }));
  const become = (who: Record<string, string>) =>
    page.evaluate((entries) => {
      localStorage.clear();
      for (const [key, value] of Object.entries(entries)) localStorage.setItem(key, value);
    }, who);
  await become(auctioneerSession);
  await sendList(page, `segunda-${code}.csv`, list(day(2), lot('290.000,00', moved!)));
  await become(customer);

  // An hour later, so that the visit is over.
  await server.setClockAhead(hour);
  await visit(page, '/cliente/dashboard');
  const news = page.getByRole('region', { name: 'Mudou desde a sua visita', exact: true });
  await expect(news.getByRole('link', { name: new RegExp(code) })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Próximas datas dos favoritos' })).toContainText(code);
  await expectNoViolations(page);
  await visit(page, '/favoritos');
  await expect(page.getByRole('group', { name: /^Mudou desde a sua visita em/ })).toBeVisible();
  await page.getByRole('link', { name: 'Mudaram (1)' }).click();
  await expect(page).toHaveURL(/mudaram=1/);
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(1);
  await expectNoViolations(page);

  await openAuction(page, address);
  const block = page.getByRole('region', { name: /^Mudou desde a sua visita em/ });
  await expect(block).toContainText(/Preço caiu de R\$\s310\.000,00 para R\$\s290\.000,00 \(lista de /);
  await expectNoViolations(page);
  await openAuction(page, address, async (same) => reload(same));
  await expect(block).toBeVisible();

  const [after] = await readFeed();
  expect(after!.uid).toBe(before!.uid);
  expect(after!.sequence).toBeGreaterThan(before!.sequence);
  expect(after!.endDate.toJSDate().getTime()).toBeGreaterThan(before!.endDate.toJSDate().getTime());

  await server.setClockAhead(2 * hour);
  await openAuction(page, address);
  await expect(page.getByRole('heading', { level: 1, name: new RegExp(code) })).toBeVisible();
  await expect(block).toHaveCount(0);
  await visit(page, '/favoritos?mudaram=1');
  await expect(page.getByText('Nada mudou desde a sua última visita')).toBeVisible();
});
