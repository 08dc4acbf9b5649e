import { expect, type Page } from '@playwright/test';

import { expectNoViolations } from './axe.ts';
import { signIn } from './signed-in.ts';
import { standIn } from './stand-in.ts';
import { test } from './test.ts';
import { reload, visit } from './visit.ts';

const results = (page: Page) => page.getByRole('region', { name: 'Resultados' });
const cards = (page: Page) => results(page).getByRole('article');
/**
 * Names and addresses of what is listed: the minutes that are left, and the words of a picture, change as one looks.
 */
const auctionsOf = (page: Page) =>
  cards(page).evaluateAll((articles) =>
    articles.map((article) => [
      article.querySelector('h2, h3')?.textContent,
      article.querySelector<HTMLAnchorElement>('a[href^="/leilao/"]')?.pathname,
    ]),
  );
const summary = (page: Page) =>
  results(page)
    .getByText(/^Página \d+ de \d+/)
    .first();
test('[LIST-01] the title follows the kind of property and the route', async ({ page }) => {
  for (const [address, title] of [
    ['/leiloes', 'Imóveis em Leilão'],
    ['/leiloes/imoveis', 'Imóveis em Leilão'],
    ['/leiloes/terrenos', 'Terrenos em Leilão'],
    ['/leiloes/imoveis?tipo-de-imovel=casas', 'Casas em Leilão'],
    ['/leiloes/imoveis?tipo-de-imovel=apartamentos', 'Apartamentos em Leilão'],
    ['/leiloes/imoveis?tipo-de-imovel=galpoes', 'Galpões em Leilão'],
    ['/leiloes/imoveis?tipo-de-imovel=comercial', 'Imóveis Comerciais em Leilão'],
    ['/leiloes/imoveis?tipo-de-imovel=rural', 'Imóveis Rurais em Leilão'],
    ['/leiloes/imoveis?tipo-de-imovel=castelos', 'Imóveis em Leilão'],
  ] as const) {
    await visit(page, address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    // The list of everything is called so in tabs and search engines (SHELL-12).
    const tab = address === '/leiloes' ? 'Leilões de Imóveis e Terrenos' : title;
    await expect(page).toHaveTitle(`${tab} · Martelo`);
  }
});

test('[LIST-02][LIST-07] figures, pages and the way between them', async ({ page }) => {
  await visit(page, '/leiloes');
  await expect(cards(page)).toHaveCount(30);
  await expect(summary(page)).toHaveText(/Página 1 de \d+ \(1-30 de [\d.]+\)/);
  await expect(results(page).getByText('Preço médio').first()).toBeVisible();
  await page
    .getByRole('navigation', { name: /página/i })
    .getByRole('link', { name: /próxima/i })
    .press('Enter');
  await expect(page).toHaveURL(/pagina=2/);
  await expect(summary(page)).toHaveText(/Página 2 de \d+ \(31-60 de/);
  // The link stands below the thirty cards: the next stop is the first of the new ones' tools.
  await expect(page.locator(':focus')).toHaveText(/^Página 2 de/);
});

test('[LIST-03] the list lives in its address: reload, Back, Forward and a pasted link give the same', async ({
  page,
}) => {
  await visit(page, '/leiloes?tipo-de-imovel=casas&type=judicial-e-caixa&ordem=2&pagina=2&search=');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Casas em Leilão');
  const before = await auctionsOf(page);
  expect(before.flat()).toHaveLength(60);
  expect(before.flat()).not.toContain(undefined);
  await reload(page);
  expect(await auctionsOf(page)).toEqual(before);
  await page.getByRole('button', { name: 'Remover filtro Judicial' }).click();
  await expect(page).toHaveURL(/type=caixa/);
  await page.goBack();
  await expect(page).toHaveURL(/type=judicial-e-caixa/);
  await expect.poll(() => auctionsOf(page)).toEqual(before);
  await page.goForward();
  await expect(page).toHaveURL(/type=caixa/);
});

test('[LIST-03] unknown values are ignored and a page past the end shows the last one', async ({ page }) => {
  await visit(page, '/leiloes?tipo-de-imovel=castelo&type=nada-e-caixa&state_id=abc&pagina=9999');
  await expect(summary(page)).toHaveText(/Página (\d+) de \1 /);
  await expect(page.getByRole('button', { name: 'Remover filtro Caixa' })).toBeVisible();
});

test('[LIST-04] one kind of property, several types of auction; a new state clears the cities', async ({
  page,
}) => {
  await visit(page, '/leiloes');
  const total = await summary(page).textContent();
  const panel = page.getByRole('complementary', { name: 'Filtros' });
  await panel.getByRole('radio', { name: /^Casas/ }).check();
  await expect(page).toHaveURL(/tipo-de-imovel=casas/);
  await panel.getByRole('checkbox', { name: /^Judicial/ }).check();
  await expect(page).toHaveURL(/type=judicial/);
  await panel.getByRole('checkbox', { name: /^Extrajudicial/ }).check();
  await expect(page).toHaveURL(/type=judicial-e-extrajudicial/);
  await panel.getByRole('combobox', { name: 'Estado' }).selectOption('35');
  await expect(page).toHaveURL(/state_id=35/);
  await panel.getByRole('radio', { name: /^Todos os tipos/ }).check();
  await expect(page).not.toHaveURL(/tipo-de-imovel/);
  await expect(summary(page)).not.toHaveText(total!);
});

/** Presses several controls in one task, before anything of it is rendered. */
const pressAll = (page: Page, labels: readonly string[]) =>
  page.evaluate((names) => {
    const controls = [...document.querySelectorAll<HTMLElement>('aside label, button[aria-label]')];
    for (const name of names)
      controls.find(({ textContent, ariaLabel }) => (ariaLabel ?? textContent).startsWith(name))!.click();
  }, labels);

test('[LIST-04][LIST-02] filters that are pressed right after each other all count, chips too', async ({
  page,
}) => {
  await visit(page, '/leiloes');
  await pressAll(page, ['2 quartos', '3 quartos', 'Judicial']);
  await expect(page).toHaveURL('/leiloes?type=judicial&quartos=2-e-3');
  await expect(page.getByRole('button', { name: 'Remover filtro Judicial' })).toBeVisible();
  await pressAll(page, ['Remover filtro Judicial', '2 quartos', '1 quarto']);
  await expect(page).toHaveURL('/leiloes?quartos=1-e-3');
  await visit(page, '/leiloes?keyword=casa+at%C3%A9+900+mil');
  await pressAll(page, ['2 quartos', 'Judicial']);
  await expect(page).toHaveURL('/leiloes?tipo-de-imovel=casas&type=judicial&price_max=900000&quartos=2');
});

test('[LIST-05] an area that was just written is left behind with its list', async ({ page }) => {
  await visit(page, '/leiloes');
  const panel = page.getByRole('complementary', { name: 'Filtros' });
  await panel.getByText('Área', { exact: true }).click();
  await panel.getByRole('textbox', { name: 'Mínimo' }).last().fill('50');
  await page.getByRole('link', { name: 'Calculadora' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Quanto custa, de verdade');
  // Later than what the list does at its end, which is after the next frame.
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve)));
      }),
  );
  expect(new URL(page.url()).search).toBe('');
});

test('[LIST-05] the keyword searches at once; a sentence is read into chips that can be removed', async ({
  page,
}) => {
  await visit(page, '/leiloes');
  const field = page.getByRole('combobox', { name: /Buscar por cidade/ });
  await field.fill('apartamento de 2 quartos até 200 mil');
  await expect(page).toHaveURL(/keyword=apartamento/);
  await expect(page.getByRole('button', { name: /Remover filtro Apartamentos/ })).toBeVisible();
  await expect(page.getByRole('button', { name: /Remover filtro 2 quartos/ })).toBeVisible();
  await page.getByRole('button', { name: /Remover filtro 2 quartos/ }).click();
  await expect(page).toHaveURL(/tipo-de-imovel=apartamentos/);
  await expect(page).toHaveURL(/price_max=200000/);
  await expect(page).not.toHaveURL(/keyword|quartos/);
});

test('[FILTER-01][FILTER-03] a further filter leaves as many as its count said, has its chip, and is preserved in the address', async ({
  page,
}) => {
  await visit(page, '/leiloes');
  const panel = page.getByRole('complementary', { name: 'Filtros' });
  await panel.getByText('Modalidade de venda', { exact: true }).first().click();
  const direct = panel.getByRole('checkbox', { name: /^Venda direta/ });
  // The count is the checkbox's description.
  const described = await direct.getAttribute('aria-describedby');
  const said = (await page.locator(`[id="${described}"]`).textContent())!.replaceAll(/\D/g, '');
  expect(Number(said)).toBeGreaterThan(0);
  await direct.check();
  await expect(page).toHaveURL(/modalidade=direta/);
  await expect
    .poll(async () => (await summary(page).textContent())!.match(/de ([\d.]+)\)/)?.[1]?.replaceAll('.', ''))
    .toBe(said);
  await panel.getByText('Desconto', { exact: true }).first().click();
  await panel.getByRole('radio', { name: /^40 % ou mais/ }).check();
  await expect(page).toHaveURL(/desconto=40/);
  await reload(page);
  await expect(direct).toBeChecked();
  await page.getByRole('button', { name: 'Remover filtro Venda direta' }).click();
  await expect(page).not.toHaveURL(/modalidade/);
  await expect(page.getByRole('button', { name: 'Remover filtro 40 % ou mais de desconto' })).toBeVisible();
});

test('[FILTER-02] sorting by discount puts the largest first', async ({ page }) => {
  await visit(page, '/leiloes?desconto=1');
  await page.getByLabel('Ordenar por').selectOption({ label: 'Maior desconto' });
  await expect(page).toHaveURL(/ordem=5/);
  await expect
    .poll(async () => {
      const discounts = (
        await cards(page)
          .getByText(/^−\d+\s%$/)
          .allTextContents()
      ).map((text) => Number(text.replaceAll(/\D/g, '')));
      return discounts.length > 20 && discounts.every((one, at) => at === 0 || discounts[at - 1]! >= one);
    })
    .toBe(true);
});

test('[FILTER-05] count, filters and sort stay in sight while the list is scrolled', async ({ page }) => {
  await visit(page, '/leiloes');
  await cards(page).nth(20).scrollIntoViewIfNeeded();
  await expect(summary(page)).toBeInViewport();
  await expect(page.getByLabel('Ordenar por')).toBeInViewport();
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.evaluate(() => scrollTo(0, 0));
  const price = await cards(page).first().getByText(/^R\$/).first().boundingBox();
  expect(price!.y + price!.height).toBeLessThan(900);
});

for (const width of [390, 768, 1440])
  test(`[CARD-06] a heart that gets the focus lies under nothing, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await visit(page, '/leiloes');
    const card = cards(page).nth(10);
    const heart = card.getByRole('button', { name: /^Favorito: / });
    await card.getByRole('link', { name: /^Ver Detalhes/ }).focus();
    // Within the window, and under the bars at its top.
    await heart.evaluate((button) => {
      scrollBy({ top: button.getBoundingClientRect().top - 30, behavior: 'instant' });
    });
    await page.keyboard.press('Tab');
    await expect(heart).toBeFocused();
    const seen = () =>
      heart.evaluate((button) => {
        const { x, y, width, height } = button.getBoundingClientRect();
        const on = (at: number) => button.contains(document.elementFromPoint(x + width / 2, at));
        return on(y + 4) && on(y + height - 4);
      });
    await expect.poll(seen).toBe(true);
  });

for (const [address, widths] of [
  ['/leiloes', [390, 600, 768, 1000, 1100, 1440]],
  ['/leiloes?visao=lista', [390, 768, 1440]],
] as const)
  for (const width of widths)
    test(`[CARD-06] cards that come into sight hardly move what stands below them: ${address}, ${width} px wide`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 });
      await visit(page, address);
      const heights = () =>
        page
          .getByRole('article')
          .evaluateAll((cards) => cards.reduce((sum, card) => sum + card.getBoundingClientRect().height, 0));
      const taken = await heights();
      await page.getByRole('article').evaluateAll((cards) => {
        for (const card of cards) card.style.contentVisibility = 'visible';
      });
      const rendered = await heights();
      expect(Math.abs(rendered - taken) / rendered).toBeLessThan(0.04);
    });

test('[LIST-06] sorting by price puts the cheapest first', async ({ page }) => {
  await visit(page, '/leiloes');
  await page.getByLabel('Ordenar por').selectOption('2');
  await expect(page).toHaveURL(/ordem=2/);
  await expect
    .poll(async () => {
      // A card's own price comes first; its valuation and its next price follow.
      const amounts = (await cards(page).allTextContents()).map((text) =>
        Number(/R\$\s([\d.,]+)/.exec(text)?.[1]?.replace(/\D/g, '')),
      );
      return amounts.length === 30 && amounts.every((amount, at) => at === 0 || amounts[at - 1]! <= amount);
    })
    .toBe(true);
});

test('[LIST-08] nothing found says so and offers the way out', async ({ page }) => {
  await visit(page, '/leiloes?price_max=1');
  await expect(page.getByText('Nenhum leilão encontrado', { exact: true })).toBeVisible();
  await expect(page.getByText('Não encontramos nenhum leilão com os filtros selecionados.')).toBeVisible();
  await results(page).getByRole('button', { name: 'Limpar filtros' }).last().click();
  await expect(cards(page)).toHaveCount(30);
  await expect(page.locator(':focus')).toHaveText(/^Página 1 de/);
});

test('[LIST-02] the focus stays in the list when its chips go', async ({ page }) => {
  await visit(page, '/leiloes?type=judicial&state_id=35');
  await results(page).getByRole('button', { name: 'Limpar filtros' }).press('Enter');
  await expect(page).toHaveURL(/\/leiloes$/);
  await expect(page.locator(':focus')).toHaveText(/^Página 1 de/);
  const judicial = page.getByRole('checkbox', { name: /^Judicial/ });
  await judicial.press('Space');
  await expect(page).toHaveURL(/type=judicial/);
  await expect(judicial).toBeFocused();
});

test('[SHELL-14][LIST-02] a link leads past the filters; a list that is renewed says so', async ({
  page,
}) => {
  await visit(page, '/leiloes');
  const past = page.getByRole('link', { name: 'Ir para os resultados' });
  await past.focus();
  await expect(past).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(results(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(results(page).getByRole('link', { name: 'Ver no mapa' })).toBeFocused();
  await page.getByRole('button', { name: 'Atualizar a lista' }).press('Enter');
  await expect(results(page).getByText('Lista atualizada.')).toBeAttached();
  const renew = page.getByRole('button', { name: 'Atualizar a lista' });
  await expect(renew).toBeFocused();
  await page.route('**/api/auctions?**', (route) => route.abort());
  for (let times = 0; times < 2; times++) {
    const failed = page.waitForEvent('requestfailed');
    await renew.press('Enter');
    await failed;
    await expect(page.getByText(/Abaixo está a lista anterior/)).toBeVisible();
    await expect(page.getByText('Lista atualizada.')).not.toBeAttached();
  }
});

test('[LIST-08][HONEST-02] a failure says so, shows marked samples and can be retried', async ({ page }) => {
  await visit(page, '/');
  const recover = await standIn(page, '**/api/auctions?*', (route) =>
    route.fulfill({ status: 500, json: { message: 'Erro interno.' } }),
  );
  await page.getByRole('link', { name: 'Ver todos' }).first().click();
  await expect(
    page.getByText('Não foi possível carregar os leilões. Por favor, tente novamente.'),
  ).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText('Exemplo');
  recover();
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(cards(page)).toHaveCount(30);
});

test('[LIST-12] suggestions while typing, with accents and errors forgiven', async ({ page }) => {
  await visit(page, '/leiloes');
  await page.getByRole('combobox', { name: /Buscar por cidade/ }).pressSequentially('goiana');
  const option = page.getByRole('option', { name: /Goiânia/ }).first();
  await expect(option).toBeVisible();
  await option.click();
  await expect(page).toHaveURL(/city_id=5208707/);
});

test('[LIST-10] suggestions that fail to load are none, and the field says so', async ({ page }) => {
  await visit(page, '/leiloes');
  await page.route('**/api/auctions/suggestions?*', (route) =>
    route.fulfill({ status: 500, json: { message: 'Erro' } }),
  );
  await page.getByRole('combobox', { name: /Buscar por cidade/ }).pressSequentially('goi');
  await expect(page.getByText('As sugestões não puderam ser carregadas agora.').first()).toBeVisible();
});

test('[LIST-13] a late answer to an older filter never overwrites a newer one', async ({ page }) => {
  await visit(page, '/leiloes');
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(/api\/auctions\?.*order=2/, async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  // Its name alone: what a card says of its pictures changes as they come.
  const first = cards(page).first().getByRole('heading');
  const oldest = (await first.textContent())!;
  await page.getByLabel('Ordenar por').selectOption('2');
  await page.getByLabel('Ordenar por').selectOption('3');
  await expect(page).toHaveURL(/ordem=3/);
  await expect(first).not.toHaveText(oldest);
  const newest = (await first.textContent())!;
  release();
  await page.waitForLoadState('networkidle');
  await expect(page).toHaveURL(/ordem=3/);
  await expect(first).toHaveText(newest);
});

test('[CARD-03][CARD-06] the whole card opens the auction, which leads back to the same list', async ({
  page,
}) => {
  await signIn(page);
  await visit(page, '/leiloes?ordem=2');
  const first = cards(page).first();
  const title = await first.getByRole('heading').textContent();
  await first.click({ position: { x: 40, y: 60 } });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title!);
  await page.getByRole('link', { name: 'Voltar para Resultados' }).click();
  await expect(page).toHaveURL(/\/leiloes\?ordem=2$/);
});

test('[FAV-03][DETAIL-09] a visitor who presses a heart is asked to log in', async ({ page }) => {
  await visit(page, '/leiloes');
  await cards(page)
    .first()
    .getByRole('button', { name: /favorit/i })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Faça login para continuar' });
  await expect(dialog.getByRole('link', { name: 'Entrar' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
});

test('the list is readable and its links work without JavaScript', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/leiloes?keyword=apartamento+em+goi%C3%A2nia');
  await expect(cards(page).first()).toBeVisible();
  await expect(cards(page).first()).toContainText('Goiânia');
  await cards(page).first().getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await context.close();
});

test('no accessibility violation on the list, light', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await visit(page, '/leiloes');
  await expectNoViolations(page);
});

for (const [whose, ahead] of [
  ['', 0],
  [', also where the clock of the visitor is an hour ahead', 3_600_000],
  [', also where it is ten days behind', -864_000_000],
] as const)
  test(`hydrates without an error and breaks no rule of the content policy${whose}`, async ({ page }) => {
    const problems: string[] = [];
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()));
    page.on('pageerror', (error) => problems.push(error.message));
    if (ahead !== 0) await page.clock.setFixedTime(new Date(Date.now() + ahead));
    for (const address of ['/', '/leiloes', '/leiloes/terrenos?visao=lista']) {
      await visit(page, address);
      await page.waitForLoadState('networkidle');
    }
    expect(problems).toEqual([]);
  });

test('[VISIT-07] on paper a list is its auctions alone, light whatever the theme', async ({ page }) => {
  await visit(page, '/leiloes');
  await page.evaluate(() => (document.documentElement.dataset['theme'] = 'dark'));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1, name: 'Imóveis em Leilão' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: /^Página 1 de/ })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  for (const role of ['banner', 'contentinfo', 'search', 'button', 'combobox', 'navigation'] as const)
    await expect(page.getByRole(role), role).toHaveCount(0);
  const background = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(background).toBe('rgb(253, 253, 252)');
  const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page[^s]/g);
  expect(pages!.length).toBeLessThanOrEqual(6);
});
