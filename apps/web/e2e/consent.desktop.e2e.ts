import { expect, type Page } from '@playwright/test';

import { test } from './test.ts';
import { reload, visit } from './visit.ts';

test.use({ isFirstVisit: true });

/** Everything that a page reports of its visit, to the site's own count and to the pixel. */
async function collect(page: Page) {
  const events: Record<string, unknown>[] = [];
  const pixel: string[] = [];
  await page.route('**/api/events', (route) => {
    events.push(route.request().postDataJSON() as Record<string, unknown>);
    return route.fulfill({ json: { recorded: true } });
  });
  await page.route('https://www.facebook.com/**', (route) => {
    pixel.push(new URL(route.request().url()).searchParams.get('ev') ?? '');
    return route.fulfill({ contentType: 'image/gif', body: '' });
  });
  return { events, pixel };
}

const notice = (page: Page) => page.getByRole('region', { name: 'Privacidade' });

test('[SHELL-11] nothing goes out before consent, nor after a refusal', async ({ page }) => {
  const { events, pixel } = await collect(page);
  await visit(page, '/');
  await expect(notice(page)).toBeVisible();
  await page.getByRole('navigation', { name: 'Principal' }).getByRole('link', { name: 'Planos' }).click();
  await expect(page).toHaveURL(/\/planos$/);
  await notice(page).getByRole('button', { name: 'Recusar' }).click();
  await expect(notice(page)).toBeHidden();
  await page.getByRole('link', { name: 'Martelo, página inicial' }).click();
  await expect(page).toHaveURL(/\/$/);
  await reload(page);
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(events).toEqual([]);
  expect(pixel).toEqual([]);
});

test('[SHELL-06][SHELL-11] after consent: pages with title and segment, searches, and a press on the chat', async ({
  page,
}) => {
  const { events, pixel } = await collect(page);
  await visit(page, '/');
  await notice(page).getByRole('button', { name: 'Aceitar' }).click();
  await expect.poll(() => events).toMatchObject([{ name: 'page_view', segment: 'home', consent: true }]);
  expect(events[0]!['page_title']).toBe(await page.title());

  await page.getByLabel('Palavra-chave').fill('casa');
  await page.getByRole('button', { name: 'Buscar leilões' }).click();
  await expect(page).toHaveURL(/keyword=casa/);
  await expect
    .poll(() => events.map(({ name, segment }) => [name, segment]))
    .toEqual([
      ['page_view', 'home'],
      ['page_view', 'leiloes'],
      ['search', 'leiloes'],
    ]);
  expect(new Set(events.map(({ visit: name }) => name)).size).toBe(1);

  await page.context().route('https://wa.me/**', (route) => route.fulfill({ body: '' }));
  // Where there is room beside the list: over a card it waits unseen.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('link', { name: /^Fale com a gente/ }).click();
  await expect.poll(() => events.at(-1)).toMatchObject({ name: 'chat_click', tag: 'float' });
  await expect.poll(() => pixel).toEqual(['PageView', 'PageView', 'Search', 'Contact']);
});

test('[SHELL-11] the choice can be changed at the end of every page', async ({ page }) => {
  const { events } = await collect(page);
  await visit(page, '/planos');
  await notice(page).getByRole('button', { name: 'Aceitar' }).click();
  await expect.poll(() => events.length).toBe(1);
  await page.getByRole('button', { name: 'Preferências de privacidade' }).click();
  await notice(page).getByRole('button', { name: 'Recusar' }).click();
  await page.getByRole('link', { name: 'Martelo, página inicial' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(events).toHaveLength(1);
});

test('[SHELL-11][SHELL-14] the focus is back where it was with each answer, and in the notice when it is opened again', async ({
  page,
}) => {
  await visit(page, '/planos');
  await notice(page).getByRole('button', { name: 'Aceitar' }).focus();
  await page.keyboard.press('Enter');
  await expect(notice(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  const again = page.getByRole('button', { name: 'Preferências de privacidade' });
  await again.focus();
  await page.keyboard.press('Enter');
  await expect(notice(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(notice(page).getByRole('button', { name: 'Recusar' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(notice(page)).toBeHidden();
  await expect(again).toBeFocused();

  await page.keyboard.press('Enter');
  await expect(notice(page)).toBeFocused();
  const link = page.getByRole('contentinfo').getByRole('link').last();
  await link.focus();
  await notice(page).getByRole('button', { name: 'Recusar' }).click();
  await expect(link).toBeFocused();
});

test('[SHELL-11] a message that was sent is tracked as a contact', async ({ page }) => {
  const { events } = await collect(page);
  await visit(page, '/contato');
  await notice(page).getByRole('button', { name: 'Aceitar' }).click();
  await expect.poll(() => events.length).toBe(1);
  await page.getByLabel('Nome').fill('Marina Duarte Alves');
  await page.getByLabel('Email').fill('marina@exemplo.com.br');
  await page.getByLabel('Assunto').selectOption('duvidas');
  await page.getByLabel('Mensagem', { exact: true }).fill('O imóvel ocupado pode ser visitado?');
  await page.getByRole('button', { name: 'Enviar mensagem' }).click();
  await expect.poll(() => events.at(-1)).toMatchObject({ name: 'contact', segment: 'contato' });
});
