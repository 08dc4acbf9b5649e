import { expect, type Page } from '@playwright/test';

import { registerCustomer } from './signed-in.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

const sentence = 'apartamento em São Paulo';
const results = (page: Page) => page.getByRole('region', { name: 'Resultados' });
const cards = (page: Page) => results(page).getByRole('article');
const property = (page: Page) => page.getByRole('region', { name: 'O imóvel que você abriu' });

/** Presses what was found, by the pointer or by the keyboard alone. */
type Press = (target: ReturnType<Page['getByRole']>) => Promise<void>;

/** Goes on with Tab until the focus is there: nothing is focused by the test itself. */
const byKeyboard =
  (page: Page): Press =>
  async (target) => {
    await expect(target).toBeVisible();
    const reached = () => target.evaluate((element) => element === document.activeElement);
    for (let tabs = 0; !(await reached()); tabs += 1) {
      expect(tabs, 'Tab reaches it').toBeLessThan(150);
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
  };

async function type(page: Page, press: Press | null, name: string, text: string) {
  const field = page.getByRole('main').getByRole('textbox', { name });
  if (!press) return field.fill(text);
  for (let tabs = 0; !(await field.evaluate((element) => element === document.activeElement)); tabs += 1) {
    expect(tabs, 'Tab reaches the field').toBeLessThan(60);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.insertText(text);
}

for (const width of [390, 1440])
  for (const keyboard of [false, true])
    test(`[WAY-10] from a sentence to a favourite and back at ${width} px in five presses and one sign-in, ${keyboard ? 'by keyboard' : 'by pointer'}`, async ({
      page,
    }) => {
      const { email, password } = await registerCustomer(page);
      await page.setViewportSize({ width, height: 844 });
      let presses = 0;
      const press: Press = async (target) => {
        presses += 1;
        await (keyboard ? byKeyboard(page)(target) : target.click());
      };
      await visit(page, '/');
      const search = page.getByRole('main').getByRole('search').first();
      const field = search.locator('input[type="search"], input[name="keyword"]').first();
      await field.focus();
      await page.keyboard.insertText(sentence);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/leiloes\?/);
      const list = page.url();

      const first = cards(page).first();
      const title = (await first.getByRole('heading').textContent()) ?? '';
      await press(first.getByRole('link').first());
      await expect(property(page).getByRole('heading', { level: 2 })).toHaveText(title);
      await press(property(page).getByRole('link', { name: 'Entrar' }));
      await expect(page).toHaveURL(/\/entrar\?/);
      await type(page, keyboard ? press : null, 'Email', email);
      await type(page, keyboard ? press : null, 'Senha', password);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await press(page.getByRole('main').getByRole('link', { name: /^Calcular o custo total/ }));
      await expect(page).toHaveURL(/\/calculadora\?/);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
      await press(
        page
          .getByRole('main')
          .getByRole('button', { name: /^Favorito: / })
          .first(),
      );
      await expect(page.getByRole('banner').getByRole('link', { name: 'Favoritos (1)' })).toBeVisible();
      await page.goBack();
      await expect(page).toHaveURL(list);
      await expect(
        cards(page)
          .first()
          .getByRole('button', { name: /^Favorito/ }),
      ).toHaveAttribute('aria-pressed', 'true');
      if (keyboard) await expect(cards(page).first().getByRole('link').first()).toBeFocused();
      expect(presses).toBeLessThanOrEqual(5);
    });

for (const width of [390, 1440])
  test(`[WAY-02][SHELL-14] by keyboard at ${width} px a heart that led to the sign-in has the focus on the list again`, async ({
    page,
  }) => {
    const { email, password } = await registerCustomer(page);
    await page.setViewportSize({ width, height: 844 });
    await visit(page, '/leiloes?pagina=4');
    const press = byKeyboard(page);
    const heart = cards(page)
      .nth(9)
      .getByRole('button', { name: /^Favorit/ });
    await press(heart);
    const prompt = page.getByRole('dialog', { name: 'Faça login para continuar' });
    await press(prompt.getByRole('link', { name: 'Entrar' }));
    await expect(page.getByRole('heading', { level: 1, name: 'Entrar' })).toBeFocused();
    await type(page, press, 'Email', email);
    await type(page, press, 'Senha', password);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/leiloes\?pagina=4$/);
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await expect(heart).toBeFocused();
    await expect(heart).toBeInViewport();
    await page.keyboard.press('Tab');
    const next = cards(page).nth(10).getByRole('link').first();
    await expect(next).toBeFocused();
    await expect(next).toBeInViewport();
  });
