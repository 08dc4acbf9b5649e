import { expect, type Page } from '@playwright/test';

import { test } from './test.ts';
import { visit } from './visit.ts';

/** The dates, times left and values of the first cards, as they are read. */
async function read(page: Page) {
  await visit(page, '/leiloes?ordem=4');
  const cards = await page.getByRole('article').allInnerTexts();
  // Minutes pass between two readings.
  return cards.map((text) => text.replaceAll(/\d+min|\d+h|\d+d/g, ''));
}

test('[RULE-01] a visitor in Tokyo reads the same dates and phases as one in São Paulo, from the server and after', async ({
  browser,
}) => {
  const readings = [];
  for (const timezoneId of ['America/Sao_Paulo', 'Asia/Tokyo']) {
    const context = await browser.newContext({ timezoneId, locale: 'pt-BR' });
    const page = await context.newPage();
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    readings.push(await read(page));
    expect(errors).toEqual([]);
    await context.close();
  }
  expect(readings[0]).toEqual(readings[1]);
  expect(readings[0]!.length).toBeGreaterThan(5);
});
