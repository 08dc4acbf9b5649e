import { exampleOf } from '@martelo/api-client/mocks';
import { expect, type Page } from '@playwright/test';

import {
  type AuctionAnswer,
  type EvidenceAnswer,
  findDifferences,
  recomputeFigures,
} from './recompute-figures.ts';
import { signIn } from './signed-in.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

const each = 3;

async function get<Answer>(page: Page, address: string): Promise<Answer> {
  return (await (await page.request.get(address)).json()) as Answer;
}

/** Opens whatever is folded, and gives what the page says and what it was answered. */
async function read(page: Page, key: string, evidence?: EvidenceAnswer) {
  const base = `/api/auctions/${key}`;
  if (evidence) await page.route('**/api/auctions/*/evidence', (route) => route.fulfill({ json: evidence }));
  await visit(page, '/leiloes');
  await visit(page, `/leilao/${key}`);
  await expect(page.getByText('Carregando o imóvel')).toHaveCount(0);
  const { data: auction } = await get<{ data: AuctionAnswer }>(page, base);
  const { data: similar } = await get<{ data: AuctionAnswer[] }>(page, `${base}/similar`);
  const { data: prices } = await get<{ data: { price: number | null }[] }>(page, `${base}/history`);
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
  // Text by text, since neighbours would run into one number.
  const text = await page.locator('main').evaluate((main) => {
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const parts: string[] = [];
    while (texts.nextNode()) parts.push(texts.currentNode.nodeValue ?? '');
    return parts.join(' | ');
  });
  return {
    text,
    expected: recomputeFigures({
      auction,
      similar,
      prices,
      evidence: evidence ?? (await get<EvidenceAnswer>(page, `${base}/evidence`)),
      now: new Date(),
    }),
  };
}

/** Some of a list; not the Federal District, whose own table of fees is not implemented here. */
async function keysOf(page: Page, query: string): Promise<string[]> {
  const { data } = await get<{ data: { uuid_key: string; state: { uf: string } | null }[] }>(
    page,
    `/api/auctions?${query}`,
  );
  return data
    .filter(({ state }) => state?.uf !== 'DF')
    .slice(0, each)
    .map(({ uuid_key: key }) => key);
}

for (const [kind, query] of [
  ['courts', 'type=1'],
  ['creditors', 'type=2'],
  ['Caixa', 'type=3'],
] as const)
  test(`[EVID-12] every figure of a property is what the answers come to: ${kind}`, async ({ page }) => {
    await signIn(page);
    const keys = await keysOf(page, query);
    expect(keys).toHaveLength(each);
    for (const key of keys) {
      const { text, expected } = await read(page, key);
      expect(expected.amounts.size).toBeGreaterThan(3);
      expect(text).toMatch(/R\$\s\d/);
      expect(findDifferences(text, expected), `/leilao/${key}`).toEqual([]);
    }
  });

test('[EVID-12] a changed figure is found', async ({ page }) => {
  await signIn(page);
  const [key] = await keysOf(page, 'type=3');
  const { text, expected } = await read(page, key!);
  expect(findDifferences(`${text} R$ 1.234.567,89 987654 casos 61,3 %`, expected)).toEqual([
    'amount R$ 1.234.567,89',
    'percent 61,3',
    'count 987654',
  ]);
});

test('[EVID-12] so are those of a staircase, of ranks, of floors and of what others nearby cost', async ({
  page,
}) => {
  const { data } = exampleOf('getAuction', 200);
  const evidence = exampleOf('getEvidence', 200);
  const { differences } = recomputeFigures({
    auction: data,
    evidence,
    similar: [],
    prices: [],
    now: new Date(),
  });
  expect(differences).toEqual([]);
  await signIn(page);
  const [key] = await keysOf(page, 'type=3');
  const { text, expected } = await read(page, key!, evidence);
  expect(text).toContain('Preços por perto');
  expect(findDifferences(text, expected)).toEqual([]);
});
