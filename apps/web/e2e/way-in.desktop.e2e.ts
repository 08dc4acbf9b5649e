import { expect, type Page } from '@playwright/test';

import { expectNoViolations } from './axe.ts';
import { registerCustomer } from './signed-in.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

const results = (page: Page) => page.getByRole('region', { name: 'Resultados' });
const hearts = (page: Page) => results(page).getByRole('button', { name: /^Favorit/ });
const cards = (page: Page) => results(page).getByRole('article');
const links = (page: Page) => cards(page).getByRole('link');
const prompt = (page: Page) => page.getByRole('dialog', { name: 'Faça login para continuar' });

const shared = { email: 'cliente@exemplo.com.br', password: 'martelo-demo' };

async function signIn(page: Page, { email, password } = shared) {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByRole('textbox', { name: 'Senha' }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

/** Cards come to their height as they are seen: the place is that of the card, not a number of pixels. */
const expectPlace = (page: Page, nth: number) => expect(cards(page).nth(nth)).toBeInViewport();

for (const width of [390, 1440])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } });

    test('[WAY-01][WAY-02][DETAIL-01] a visitor meets the very property on the plans, and is on it after signing in; Back is the list at its place', async ({
      page,
    }) => {
      await visit(page, '/leiloes?pagina=2');
      const card = links(page).nth(7);
      // As near as a press brings it: cards come to their height as they are seen.
      await card.hover();
      // A card that is out of sight has no inner text.
      const title = (await cards(page).nth(7).getByRole('heading').textContent()) ?? '';
      await expect(cards(page).first()).not.toBeInViewport();
      await card.click();
      await expect(page).toHaveURL(/\/planos\?origem=%2Fleilao%2F[\w-]+$/);
      const property = page.getByRole('region', { name: 'O imóvel que você abriu' });
      await expect(
        page.getByRole('heading', { level: 1, name: 'Para ver este imóvel basta uma conta gratuita' }),
      ).toBeFocused();
      await expect(property.getByRole('heading', { level: 2 })).toHaveText(title);
      await expect(property.getByRole('img').first()).toBeVisible();
      await expect(property.getByText(/^R\$/).first()).toBeVisible();
      await expect(property.getByRole('link', { name: 'Criar conta grátis' })).toBeInViewport();
      await expect(property.getByRole('link', { name: 'Entrar' })).toBeInViewport();
      await expect(page.getByRole('heading', { name: 'Plano anual' })).toBeVisible();
      const auction = new URL(page.url()).searchParams.get('origem')!;

      // Back without signing in: the list's entry is what it was.
      await page.goBack();
      await expect(page).toHaveURL(/\/leiloes\?pagina=2$/);
      await expectPlace(page, 7);
      await links(page).nth(7).click();
      await property.getByRole('link', { name: 'Entrar' }).click();
      await signIn(page);
      await expect(page).toHaveURL(auction);
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(/\/leiloes\?pagina=2$/);
      await expectPlace(page, 7);
    });

    test('[WAY-02][WAY-04][FAV-03] a heart pressed before signing in is filled afterwards, on the list at its place', async ({
      page,
    }) => {
      const customer = await registerCustomer(page);
      await visit(page, '/');
      await visit(page, '/leiloes?pagina=2');
      const heart = hearts(page).nth(8);
      await heart.hover();
      await expect(cards(page).first()).not.toBeInViewport();
      await heart.click();
      await expect(prompt(page)).toBeVisible();
      await expect(prompt(page).getByText('Login necessário')).toBeVisible();
      await expect(prompt(page).getByText('Você precisa estar logado para favoritar leilões')).toBeVisible();
      await expectNoViolations(page);
      await prompt(page).getByRole('link', { name: 'Entrar' }).click();
      await expect(page).toHaveURL(`/entrar?origem=${encodeURIComponent('/leiloes?pagina=2')}`);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1, name: 'Entrar' })).toBeFocused();
      await signIn(page, customer);
      await expect(page).toHaveURL(/\/leiloes\?pagina=2$/);
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await expectPlace(page, 8);
      await expect(page.getByRole('banner').getByRole('link', { name: 'Favoritos (1)' })).toBeVisible();
      // The list stands once in the history.
      await page.goBack();
      await expect(page).toHaveURL(/\/$/);
    });
  });

test('[WAY-02] a heart whose dialog was closed is not filled by a later sign-in', async ({ page }) => {
  const customer = await registerCustomer(page);
  await visit(page, '/leiloes');
  await hearts(page).first().click();
  await expect(prompt(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(prompt(page)).toBeHidden();
  await page.getByRole('banner').getByRole('link', { name: 'Entrar' }).click();
  const keys = page.waitForResponse('**/api/customer/favorites/keys');
  await signIn(page, customer);
  await keys;
  await expect(page).toHaveURL(/\/leiloes$/);
  await expect(hearts(page).first()).toHaveAttribute('aria-pressed', 'false');
});

test('[WAY-04] the dialog closes on Back too, and the page that comes has the focus', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('banner').getByRole('link', { name: 'Contato' }).click();
  await expect(page).toHaveURL(/\/contato$/);
  const way = page.getByRole('contentinfo').getByRole('link', { name: 'Todos os leilões' });
  await way.click();
  await expect(hearts(page).first()).toBeVisible();
  await hearts(page).first().click();
  await expect(prompt(page)).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/contato$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(way).toBeFocused();
});

test('[WAY-03] the place is followed from page to page of the way in, and never nests', async ({ page }) => {
  await visit(page, '/leiloes');
  await links(page).first().click();
  await expect(page).toHaveURL(/\/planos\?origem=/);
  const origin = new URL(page.url()).search;
  await page.getByRole('banner').getByRole('link', { name: 'Entrar' }).click();
  await expect(page).toHaveURL(`/entrar${origin}`);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Entrar' })).toHaveAttribute(
    'href',
    `/entrar${origin}`,
  );
  await page.getByRole('link', { name: 'Esqueceu a senha?' }).click();
  await expect(page).toHaveURL(`/recuperar-senha${origin}`);
  await page.getByRole('link', { name: 'Voltar para o login' }).click();
  await page.getByRole('link', { name: 'Criar conta', exact: true }).click();
  await expect(page).toHaveURL(`/cadastro${origin}`);
  await page.getByRole('main').getByRole('link', { name: 'Entrar' }).click();
  await page.getByRole('link', { name: 'Conheça os planos' }).click();
  await expect(page).toHaveURL(`/planos${origin}`);
});

test('[WAY-01] without JavaScript the plans show the property and the ways to it; what is gone is said', async ({
  request,
  page,
}) => {
  const { data } = (await (await request.get('/api/auctions?type=1&order=4')).json()) as {
    data: { uuid_key: string; title: string }[];
  };
  const { uuid_key: key, title } = data[0]!;
  const origin = `?origem=${encodeURIComponent(`/leilao/${key}`)}`;
  const html = await (await request.get(`/planos${origin}`)).text();
  expect(html).toContain(title);
  expect(html).toContain(`href="/entrar${origin}"`);
  expect(html).toContain(`href="/cadastro${origin}"`);
  expect(html).not.toContain('Acessar Site Oficial');

  const nothing = encodeURIComponent('/leilao/00000000-0000-4000-8000-000000000000');
  await visit(page, `/planos?origem=${nothing}`);
  await expect(page.getByText('Leilão não encontrado. Verifique se o link está correto.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: /^Planos/ })).toBeVisible();
  await visit(page, '/planos?origem=%2Fleiloes');
  await expect(page.getByRole('region', { name: 'O imóvel que você abriu' })).toHaveCount(0);
});

test('[WAY-02] who is signed in already is redirected from the plans to the property', async ({ page }) => {
  await visit(page, '/leiloes');
  await links(page).first().click();
  await expect(page).toHaveURL(/\/planos\?origem=/);
  const plans = page.url();
  await page
    .getByRole('region', { name: 'O imóvel que você abriu' })
    .getByRole('link', { name: 'Entrar' })
    .click();
  await signIn(page);
  await expect(page).toHaveURL(/\/leilao\//);
  await visit(page, plans);
  await expect(page).toHaveURL(new URL(plans).searchParams.get('origem')!);
});

interface Listed {
  uuid_key: string;
  sale_method: string | null;
  date_first: string | null;
}

/** One auction of a kind of sale whose list says no date. */
async function anUndated(page: Page, method: string): Promise<string> {
  for (let at = 1; at < 60; at += 1) {
    const answer = await page.request.get(`/api/auctions?page=${at}`);
    const { data } = (await answer.json()) as { data: Listed[] };
    const found = data.find((one) => one.sale_method === method && one.date_first === null);
    if (found) return found.uuid_key;
  }
  throw new Error(`The demonstration has no undated ${method}.`);
}

for (const width of [390, 768, 1440])
  test(`[WAY-01][LABEL-02] at ${width} px the plans say what the amount is, before the ways to the property`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 844 });
    const key = await anUndated(page, 'sfi');
    await visit(page, `/planos?origem=${encodeURIComponent(`/leilao/${key}`)}`);
    const property = page.getByRole('region', { name: 'O imóvel que você abriu' });
    const box = async (text: RegExp | string) => (await property.getByText(text).first().boundingBox())!;
    const amount = await box(/^R\$/);
    const label = await box(/^lance mínimo$/);
    expect(label.x).toBeGreaterThanOrEqual(amount.x + amount.width);
    expect(Math.abs(label.y + label.height - amount.y - amount.height)).toBeLessThan(12);
    const sale = await box(/^Leilão SFI: 1º e 2º leilão no edital; datas não informadas na lista\./);
    expect(sale.y).toBeGreaterThan(amount.y + amount.height);
    const ways = property.getByRole('link', { name: 'Criar conta grátis' });
    await expect(ways).toBeInViewport();
    if (width < 1024) expect((await ways.boundingBox())!.y).toBeGreaterThan(sale.y + sale.height);

    const picture = (await property.getByRole('img').boundingBox())!;
    const drawn = property.getByText('imagem ilustrativa').filter({ visible: true });
    await expect(drawn).toHaveCount(1);
    const words = (await drawn.boundingBox())!;
    if (width === 390) expect(words.y).toBeGreaterThanOrEqual(picture.y + picture.height);
    else expect(words.y).toBeLessThan(picture.y + picture.height);

    // A dot is seen between facts of one line alone.
    const dots = await property.getByText('·').evaluateAll((all) =>
      all
        .filter((dot) => dot.childElementCount === 0)
        .map((dot) => {
          const { left } = dot.getBoundingClientRect();
          const line = dot.closest('p')!.getBoundingClientRect();
          const before = dot.parentElement!.previousElementSibling!.getBoundingClientRect();
          const same = before.top === dot.parentElement!.getBoundingClientRect().top;
          return { same, seen: left >= line.left };
        }),
    );
    expect(dots.length).toBeGreaterThan(0);
    for (const { same, seen } of dots) expect(seen).toBe(same);
  });

test('[DETAIL-04] that no date is known is said twice on a property’s page, in the panel and at the round', async ({
  page,
}) => {
  await visit(page, '/entrar');
  await signIn(page);
  await expect(page).not.toHaveURL(/entrar/);
  for (const method of ['tender', 'sfi']) {
    await visit(page, `/leilao/${await anUndated(page, method)}`);
    const sold = page.getByRole('main').getByRole('region', { name: 'Como é vendido' });
    await expect(sold.getByText(/datas? não informadas? na lista/i)).toHaveCount(1);
  }
});
