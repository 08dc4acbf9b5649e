import { expect, type Page } from '@playwright/test';

import { expectNoViolations } from './axe.ts';
import { standIn } from './stand-in.ts';
import { test } from './test.ts';
import { reload, visit } from './visit.ts';

const results = (page: Page) => page.getByRole('region', { name: 'Resultados' });
const summary = (page: Page) =>
  results(page)
    .getByText(/^Página \d+ de \d+/)
    .first();
const totalOf = (text: string) => Number(/de ([\d.]+)\)/.exec(text)?.[1]?.replaceAll('.', ''));
const frame = (page: Page) => page.getByRole('group', { name: 'Leilões no mapa' });

test('[INFO-07] the list and the map show the same auctions, of the same filters', async ({ page }) => {
  await visit(page, '/busca-por-mapa?tipo-de-imovel=casas');
  await expect(page.getByRole('heading', { level: 1, name: 'Busca por mapa' })).toBeVisible();
  await expect(frame(page)).toBeVisible();
  const answer = await page.request.get('/api/auctions/map?status=active&subcategory_id=1');
  const map = (await answer.json()) as { data: { count: number }[]; total: number; unplaced: number };
  expect(map.data.reduce((sum, { count }) => sum + count, 0)).toBe(map.total);
  expect(totalOf((await summary(page).textContent()) ?? '')).toBe(map.total + map.unplaced);
  await expect(page.getByRole('button', { name: 'Remover filtro Casas' })).toBeVisible();
});

test('[INFO-07] by keyboard closer to the ground: the address, the list and the table follow', async ({
  page,
}) => {
  await visit(page, '/busca-por-mapa');
  await expect(frame(page)).toBeVisible();
  await expect(summary(page)).toBeVisible();
  const all = totalOf((await summary(page).textContent()) ?? '');
  await frame(page).focus();
  for (let step = 0; step < 4; step += 1) {
    const before = page.url();
    await page.keyboard.press('+');
    await expect(page).not.toHaveURL(before);
  }
  const area = new URL(page.url()).searchParams.get('area');
  expect(area).toMatch(/^-\d/);
  const answer = await page.request.get(`/api/auctions?status=active&area=${area}`);
  const { pagination } = (await answer.json()) as { pagination: { total: number } };
  expect(pagination.total).toBeLessThan(all);
  await expect.poll(async () => totalOf((await summary(page).textContent()) ?? '')).toBe(pagination.total);
  const within = await summary(page).textContent();
  await reload(page);
  await expect(summary(page)).toHaveText(within!);
  await page.getByText('Ver como tabela').click();
  await expect(page.getByRole('table').getByRole('row').nth(1)).toContainText(/–/);
  await page.getByRole('button', { name: 'Mostrar o Brasil inteiro' }).press('Enter');
  await expect(page).not.toHaveURL(/area=/);
  await expect(page.getByRole('button', { name: 'Mostrar o Brasil inteiro' })).toHaveCount(0);
  await expect(frame(page)).toBeFocused();
});

test('[INFO-07] moving the map while a filter loads keeps the filter', async ({ page }) => {
  await visit(page, '/busca-por-mapa');
  await expect(frame(page)).toBeVisible();
  await expect(summary(page)).toBeVisible();
  const held: (() => unknown)[] = [];
  const stop = await standIn(page, '**/api/auctions?*', (route) => held.push(() => route.fallback()));
  await page.getByRole('link', { name: 'Ver como lista' }).focus();
  await page.evaluate(() => {
    const choice = document.querySelector<HTMLElement>('input[type=checkbox]');
    choice!.click();
  });
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await frame(page).focus();
  await page.keyboard.press('+');
  stop();
  held.forEach((release) => release());
  await expect(page).toHaveURL(/area=/);
  expect(new URL(page.url()).searchParams.size).toBe(2);
});

test('[INFO-07] a place without a script is a list, and an address that is wrong is no error', async ({
  request,
}) => {
  const answer = await request.get('/busca-por-mapa?area=nada&state_id=99999');
  expect(answer.status()).toBe(200);
  const html = await answer.text();
  expect(html).toContain('Busca por mapa');
  expect(html).toContain('Ver Detalhes');
  expect((await request.get('/api/auctions/map?state_id=99999')).status()).toBe(422);
  expect((await request.get('/api/auctions?state_id=99999')).status()).toBe(422);
});

test('[INFO-07] no accessibility violation on the map, and no requests to other sites', async ({ page }) => {
  const others: string[] = [];
  page.on('request', (request) => {
    const { hostname, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== '127.0.0.1') others.push(request.url());
  });
  await visit(page, '/busca-por-mapa');
  await expect(frame(page)).toBeVisible();
  await expectNoViolations(page);
  expect(others).toEqual([]);
});
