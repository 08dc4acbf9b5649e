import { expect, type Page } from '@playwright/test';

import { expectMirrored, expectSound, walkScreen, watchStops } from './focus-walk.ts';
import { sendList } from './send-list.ts';
import { signIn, signUpAuctioneer } from './signed-in.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

const widths = [390, 1440] as const;

const areas = [
  {
    role: 'admin',
    widths,
    addresses: [
      '/admin',
      '/admin/listas',
      '/admin/leiloeiros',
      '/admin/fontes',
      '/admin/leiloes',
      '/admin/exclusoes',
      '/admin/mensagens',
      '/admin/convites',
      '/admin/auditoria',
    ],
  },
  { role: 'auctioneer', widths, addresses: ['/leiloeiro', '/leiloeiro/listas'] },
  {
    role: 'customer',
    widths: [390],
    addresses: [
      '/minha-conta',
      '/minha-conta/favoritos',
      '/minha-conta/oportunidades',
      '/minha-conta/alertas',
      '/minha-conta/dados-pessoais',
      '/minha-conta/configuracoes',
    ],
  },
] as const;

/** From the skip link through the area's menu and the screen, and back. */
async function expectWalked(page: Page, address: string) {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Ir para o conteúdo' }).press('Enter');
  await expectSoundWalk(page, address, true);
}

/** From the heading, which has the focus once the area's menu has led there. */
async function expectNextWalked(page: Page, address: string) {
  await page.getByRole('main').locator(`nav a[href="${address}"]`).press('Enter');
  await expect(page).toHaveURL(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expectSoundWalk(page, address, false);
}

async function expectSoundWalk(page: Page, address: string, menu: boolean) {
  await expect(page.getByRole('main').getByText(/^Carregando/)).toHaveCount(0);
  await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  const { forth, back } = await walkScreen(page, { menu });
  if (menu) expect(forth.length, address).toBeGreaterThan(1);
  expectSound([...forth, ...back], address);
  expectMirrored(forth, back, address);
}

for (const { role, widths: areaWidths, addresses } of areas)
  for (const width of areaWidths)
    test(`[SHELL-14] the screens of the ${role} are walked with the focus in sight, at ${width} px`, async ({
      page,
    }) => {
      await signIn(page, role);
      await page.setViewportSize({ width, height: 900 });
      await page.addInitScript(watchStops);
      const [first, ...others] = addresses;
      await visit(page, first);
      await expectWalked(page, first);
      for (const address of others) await expectNextWalked(page, address);
    });

const list = (day: string, codes: readonly number[]) =>
  [
    '# martelo_feed: 1',
    `# list_date: ${day}`,
    '# complete: true',
    'code;title;type;uf;city;first_minimum;link',
    ...codes.map(
      (code) =>
        `T-${code};Casa T-${code} em Palmas – TO;extrajudicial;TO;Palmas;150.000,00;https://leiloes.example/${code}`,
    ),
    '',
  ].join('\n');

test('[SHELL-14][API-08] a held list is read, sorted and decided with the keyboard alone', async ({
  page,
}) => {
  await page.addInitScript(watchStops);
  await signUpAuctioneer(page);
  await sendList(page, 'tocantins-1.csv', list('2026-11-02', [0, 1, 2, 3, 4]));
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await sendList(page, 'tocantins-2.csv', list('2026-11-03', [0]));
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectWalked(page, `a list of one's own, ${width} px`);
  }

  const sent = new URL(page.url()).pathname;
  await signIn(page, 'admin');
  await visit(page, sent.replace('/leiloeiro', '/admin'));
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await expectWalked(page, `a held list, ${width} px`);
  }

  const sort = page.getByRole('button', { name: 'Sairiam' });
  const head = page.getByRole('columnheader', { name: 'Sairiam' });
  await sort.focus();
  await page.keyboard.press('Enter');
  await expect(head).toHaveAttribute('aria-sort', 'descending');
  await page.keyboard.press('Space');
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await expect(sort).toBeFocused();

  const refuse = page.getByRole('button', { name: 'Recusar' });
  await refuse.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByLabel('Motivo')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(refuse).toBeFocused();

  await page.keyboard.press('Shift+Tab');
  const accept = page.getByRole('button', { name: 'Aceitar a lista' });
  await expect(accept).toBeFocused();
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(accept).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(question).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  // What was pressed is gone with the decision.
  await expect(accept).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('[SHELL-14][LIST-09] a row is hidden and shown again, and pages are turned, with the keyboard alone', async ({
  page,
}) => {
  await signIn(page, 'auctioneer');
  await visit(page, '/leiloeiro');
  await page.getByRole('button', { name: 'Enviar lista' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Arquivo da lista')).toBeFocused();

  await signIn(page, 'admin');
  await visit(page, '/admin/leiloes');
  await page.getByRole('link', { name: 'Próxima' }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/pagina=2/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  const search = page.getByRole('searchbox');
  await search.focus();
  await page.keyboard.type('Palhoça');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/busca=Palho/);
  await expect(search).toBeFocused();
  const row = page.getByRole('row').nth(1);
  const button = row.getByRole('button');
  await expect(row).toContainText('Palhoça');
  await button.focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog');
  await expect(question.getByLabel('Motivo')).toBeFocused();
  await page.keyboard.type('Anúncio repetido');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(row).toContainText('Anúncio repetido');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Voltar a mostrar' }).press('Enter');
  await expect(row).toContainText('No site');
  await expect(button).toBeFocused();
});
