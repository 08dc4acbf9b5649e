import { expect, type Page } from '@playwright/test';

import { test } from './test.ts';
import { visit } from './visit.ts';

/** Pictures that the page fetched, and what it refused to. */
function watch(page: Page) {
  const fetched: { url: URL; status: number; type: string }[] = [];
  const refused: string[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'image') return;
    const type = response.headers()['content-type'] ?? '';
    fetched.push({ url: new URL(response.url()), status: response.status(), type });
  });
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) refused.push(message.text());
  });
  return { fetched, refused };
}

test('a list shows each drawing in one small file, the first one before all others', async ({ page }) => {
  const { fetched, refused } = watch(page);
  await visit(page, '/leiloes');
  const pictures = page.getByRole('region', { name: 'Resultados' }).locator('article img');
  const [first, second] = [pictures.first(), pictures.nth(1)];
  await expect(first).toHaveJSProperty('complete', true);
  await expect(first).toHaveAttribute('fetchpriority', 'high');
  await expect(first).toHaveAttribute('loading', 'eager');
  await expect(second).toHaveAttribute('loading', 'lazy');
  for (const one of [first, second]) {
    await expect(one).toHaveAttribute('width', '400');
    await expect(one).toHaveAttribute('height', '300');
    await expect(one).toHaveAttribute('src', /^\/auctions-images\/illustrations\/[\w-]+\.svg$/);
  }

  const shown = await first.evaluate((image: HTMLImageElement) => image.currentSrc);
  await expect.poll(() => fetched.find(({ url }) => url.href === shown)?.type).toMatch(/^image\/svg\+xml/);
  const packed = await page.request.get(shown, { headers: { 'accept-encoding': 'br' } });
  expect(packed.headers()['content-encoding']).toBe('br');

  const ofAuctions = fetched.filter(({ url }) => url.pathname.startsWith('/auctions-images/'));
  expect(ofAuctions[0]?.url.href).toBe(shown);
  expect(new Set(ofAuctions.map(({ url }) => url.pathname)).size).toBe(ofAuctions.length);
  expect(ofAuctions.map(({ status }) => status)).toEqual(ofAuctions.map(() => 200));
  expect(ofAuctions.length).toBeLessThan(await pictures.count());
  expect(refused).toEqual([]);
});

test('[CARD-04] a picture that its source does not give leaves the placeholder, and nothing is requested from another site', async ({
  page,
}) => {
  const requested: URL[] = [];
  page.on('request', (request) => requested.push(new URL(request.url())));
  await page.route('/api/auctions?*', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: { images: string[]; featured_image: string }[] };
    for (const one of body.data) {
      one.images = ['https://fotos.example/casa.jpg'];
      one.featured_image = 'https://fotos.example/casa.jpg';
    }
    await route.fulfill({ response: answer, json: body });
  });
  await visit(page, '/leiloes');
  await page
    .getByRole('region', { name: 'Resultados' })
    .getByRole('link', { name: 'Próxima' })
    .first()
    .click();
  await expect(page).toHaveURL(/page|pagina/);
  const first = page.getByRole('region', { name: 'Resultados' }).getByRole('article').first();
  await expect(first.getByText('Sem imagem')).toBeVisible();
  expect(new Set(requested.map(({ host }) => host)).size).toBe(1);
  const photos = requested.filter(({ pathname }) => pathname.startsWith('/auctions-images/of/'));
  expect(photos.map(({ searchParams }) => Number(searchParams.get('w'))).every((width) => width >= 320)).toBe(
    true,
  );
  expect(photos.length).toBeGreaterThan(0);
});
