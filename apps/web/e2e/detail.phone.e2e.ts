import { exampleOf } from '@martelo/api-client/mocks';
import { expect } from '@playwright/test';

import { signIn } from './signed-in.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

const highest = 6000;

for (const [kind, query, evidence] of [
  ['two rounds of a court', 'type=1&order=4', null],
  ['a sale of Caixa', 'type=3', null],
  // Invented lists hold no staircase: the document's example has one.
  ['a staircase', 'type=3', exampleOf('getEvidence', 200)],
] as const)
  test(`[EVID-10] on a phone the page is no higher than 6.000 px, price and action stay in view: ${kind}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await signIn(page);
    const { data } = (await (await page.request.get(`/api/auctions?${query}`)).json()) as {
      data: { uuid_key: string; title: string }[];
    };
    const [{ uuid_key: key, title }] = data as [(typeof data)[number]];
    if (evidence)
      await page.route('**/api/auctions/*/evidence', (route) => route.fulfill({ json: evidence }));
    await visit(page, `/leilao/${key}`);
    await expect(page.getByText(/^certo em/)).toHaveCount(evidence ? 1 : 0);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('link', { name: /^Site oficial/ })).toBeInViewport();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    console.log(`${kind}: ${height} px`);
    expect(height).toBeLessThanOrEqual(highest);
    await page.getByRole('heading', { name: 'O que conferir antes' }).scrollIntoViewIfNeeded();
    await expect(page.getByRole('link', { name: /^Site oficial/ })).toBeInViewport();
  });

test('[EVID-11] without the evidence the page stands whole', async ({ page }) => {
  await signIn(page);
  const { data } = (await (await page.request.get('/api/auctions?type=1&order=4')).json()) as {
    data: { uuid_key: string }[];
  };
  await page.route('**/api/auctions/*/evidence', (route) => route.abort('connectionreset'));
  await visit(page, `/leilao/${data[0]!.uuid_key}`);
  await expect(
    page.getByText('O que as listas provam deste imóvel não pôde ser carregado agora.'),
  ).toBeVisible();
  await expect(page.getByRole('list', { name: 'Praças' }).getByRole('listitem')).toHaveCount(2);
});
