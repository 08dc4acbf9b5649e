import { randomInt } from 'node:crypto';

import { expect } from '@playwright/test';

import { expectNoViolations } from './axe.ts';
import { sendList } from './send-list.ts';
import { signIn, signUpAuctioneer } from './signed-in.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

const list = (day: string, lots: readonly string[]) =>
  `# martelo_feed: 1\n# list_date: ${day}\n# complete: true\ncode;title;type;uf;city;first_minimum;link\n${lots.join('')}`;
const lot = (code: string, price: string) =>
  `${code};Casa ${code} em Boa Vista – RR;extrajudicial;RR;Boa Vista;${price};https://leiloes.example/${code}\n`;

test('[INTAKE-34][INTAKE-37] a list is undone in the back office, and pages are as before', async ({
  page,
}) => {
  await signUpAuctioneer(page);
  // Of this run alone, so that a second run finds nothing of the first.
  const number = randomInt(1_000_000, 10_000_000);
  const [retained, added] = [`U${number}-1`, `U${number}-2`];
  const wrongList = `desfazer-${number}.csv`;
  await sendList(page, `primeira-${number}.csv`, list('2026-11-02', [lot(retained, '310.000,00')]));
  await sendList(page, wrongList, list('2026-11-03', [lot(retained, '3.100,00'), lot(added, '200.000,00')]));
  const found = async (code: string) => {
    const answer = await page.request.get(`/api/auctions?keyword=${code}`);
    const { data } = (await answer.json()) as { data: { code: string; uuid_key: string }[] };
    return data.filter((auction) => auction.code === code);
  };
  const [changed] = await found(retained);
  const [brought] = await found(added);

  await signIn(page, 'admin');
  await visit(page, '/admin/listas');
  await page.getByRole('link', { name: wrongList }).click();
  await page.getByRole('button', { name: 'Desfazer esta lista' }).click();
  const question = page.getByRole('dialog', { name: 'Desfazer esta lista?' });
  await expect(question).toContainText('2 imóveis voltam ao que eram antes desta lista');
  await question.getByLabel('Motivo').fill('Preços de outro mês.');
  await question.getByRole('button', { name: 'Desfazer a lista' }).click();
  await expect(page.getByText(/^Esta lista foi desfeita: /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Desfazer esta lista' })).toHaveCount(0);
  await expectNoViolations(page);

  await visit(page, '/admin/listas');
  const rows = page.getByRole('row', { name: new RegExp(wrongList) });
  await expect(rows.filter({ hasText: 'Desfez uma lista' })).toHaveCount(1);
  await expect(rows.filter({ hasText: 'Desfeita' })).toHaveCount(1);
  await visit(page, '/admin/auditoria');
  await expect(page.getByRole('row', { name: /Desfez uma lista/ }).first()).toBeVisible();

  await visit(page, `/leilao/${changed!.uuid_key}`);
  await expect(page.getByText('R$ 310.000,00').first()).toBeVisible();
  const history = page.getByRole('region', { name: 'Histórico por data da lista' });
  await expect(history.getByText('Lista desfeita')).toBeVisible();
  await expect(history.getByText(/3\.100,00/)).toHaveCount(0);
  expect((await page.request.get(`/api/auctions/${brought!.uuid_key}`)).status()).toBe(410);
  expect(await found(added)).toEqual([]);
});
