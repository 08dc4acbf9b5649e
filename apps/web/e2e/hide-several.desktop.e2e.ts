import { randomInt } from 'node:crypto';

import { expect, type Locator, type Page } from '@playwright/test';

import { expectNoViolations } from './axe.ts';
import { expectMirrored, expectSound, walkScreen, watchStops } from './focus-walk.ts';
import { sendList } from './send-list.ts';
import { signIn } from './signed-in.ts';
import { test } from './test.ts';
import { expectToast } from './toasts.ts';
import { visit } from './visit.ts';

const header =
  '# martelo_feed: 1\n# list_date: 2026-11-01\n# complete: false\ncode;title;type;uf;city;first_minimum;link\n';
const lot = (code: string) =>
  `${code};Casa ${code} em Cacoal – RO;extrajudicial;RO;Cacoal;150.000,00;https://leiloes.example/${code}\n`;

/** Goes on by Tab from where the focus is. */
async function tabTo(page: Page, target: Locator) {
  const isThere = () => target.evaluate((element) => element === document.activeElement);
  for (let presses = 0; presses < 60 && !(await isThere()); presses += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
}

/** What somebody finds who is not signed in. */
async function expectFound(visitor: Page, word: string, count: number) {
  await visit(visitor, `/leiloes?keyword=${word}`);
  await expect(visitor.getByRole('heading', { level: 1 })).toBeVisible();
  if (count === 0) await expect(visitor.getByText('Nenhum leilão encontrado')).toBeVisible();
  await expect(visitor.getByRole('main').getByRole('link', { name: new RegExp(word) })).toHaveCount(count);
}

test('[LIST-14][LIST-09][PART-12] two auctions are hidden and shown again with the keyboard alone', async ({
  page,
  browser,
}) => {
  // Of this run alone, so that it can run again on the same server.
  const word = `BLOCO${randomInt(1_000_000, 10_000_000)}`;
  const codes = [`${word}-1`, `${word}-2`];
  await signIn(page, 'auctioneer');
  await sendList(page, `${word}.csv`, header + codes.map(lot).join(''));
  const visitor = await browser.newPage();
  await expectFound(visitor, word, 2);

  await signIn(page, 'admin');
  await visit(page, `/admin/leiloes?busca=${word}`);
  const table = page.getByRole('region', { name: 'Leilões' });
  const boxOf = (code: string) => page.getByRole('checkbox', { name: new RegExp(code) });
  await page.getByRole('searchbox').focus();
  for (const code of codes) {
    await tabTo(page, boxOf(code));
    await page.keyboard.press('Space');
  }
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Ocultar 2 leilões' })).toBeFocused();
  await expectNoViolations(page);
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Ocultar 2 leilões?' });
  await expect(question.getByLabel('Motivo')).toBeFocused();
  await page.keyboard.type('Anúncio repetido');
  await tabTo(page, question.getByRole('button', { name: 'Ocultar leilões' }));
  await page.keyboard.press('Enter');
  await expectToast(page, '2 leilões ocultados.');
  await expect(question).toHaveCount(0);
  await expect(table.getByText('Anúncio repetido')).toHaveCount(2);
  await expect(page).toHaveURL(new RegExp(`/admin/leiloes\\?busca=${word}$`));
  await expect(table).toBeFocused();
  await expectFound(visitor, word, 0);

  await tabTo(page, page.getByRole('checkbox', { name: 'Selecionar todos desta página' }));
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Voltar a mostrar 2 leilões' })).toBeFocused();
  await page.keyboard.press('Enter');
  const back = page.getByRole('alertdialog', { name: 'Voltar a mostrar 2 leilões?' });
  await tabTo(page, back.getByRole('button', { name: 'Voltar a mostrar' }));
  await page.keyboard.press('Enter');
  await expectToast(page, '2 leilões visíveis novamente.');
  await expect(table.getByText('No site', { exact: true })).toHaveCount(2);
  await expect(table).toBeFocused();
  await expectFound(visitor, word, 2);

  // Each has lines of its own.
  const links = await table
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).pathname));
  const keys = links.map((path) => path.split('/').at(-1)!);
  expect(keys).toHaveLength(2);
  await visit(page, '/admin/auditoria');
  for (const key of keys)
    for (const action of ['Ocultou um leilão', 'Voltou a mostrar um leilão'])
      await expect(
        page.getByRole('row', { name: action }).filter({ has: page.locator(`a[href$="${key}"]`) }),
      ).toHaveCount(1);
  await visitor.close();
});

for (const width of [390, 1440])
  test(`[SHELL-14][PART-12] the bar of the selected rows lies over no focus, at ${width} px`, async ({
    page,
  }) => {
    await signIn(page, 'admin');
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript(watchStops);
    await visit(page, '/admin/leiloes');
    await page.getByRole('checkbox').nth(1).press('Space');
    await expect(page.getByText('1 selecionado')).toBeVisible();
    await page.getByRole('link', { name: 'Ir para o conteúdo' }).press('Enter');
    const { forth, back } = await walkScreen(page, { menu: true });
    expect(forth.length).toBeGreaterThan(90);
    expectSound([...forth, ...back], '/admin/leiloes');
    expectMirrored(forth, back, '/admin/leiloes');
  });
