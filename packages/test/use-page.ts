import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';

import { chromium, type Page } from 'playwright';
import { expect } from 'vitest';

import { chromiumLaunch } from '../../scripts/browser/chromium.mjs';

const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

/** Serves the files of a folder on a free port. */
export async function serveFolder(folder: string) {
  const server = createServer(({ url = '/' }, response) => {
    const file = join(folder, new URL(url, 'http://x').pathname);
    if (!existsSync(file) || extname(file) === '') response.writeHead(404).end();
    else {
      response.writeHead(200, { 'content-type': types[extname(file)] ?? 'application/octet-stream' });
      createReadStream(file).pipe(response);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}

/** An app's own sheet before all others: a brand for the page, and a class of its own on the button. */
async function brandIt(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = document.createElement('style');
    sheet.textContent = `:root, [data-theme] { --mt-color-accent: light-dark(#6b21a8, #c084fc) }
      .roomy { padding-inline: 40px }`;
    document.head.prepend(sheet);
    for (const button of document.querySelectorAll('button'))
      if (button.textContent === 'Salvar') button.classList.add('roomy');
  });
}

/** Opens a page in a browser whose console stays silent while it is used. */
export async function openPage(address: string, use: (page: Page) => Promise<void>): Promise<void> {
  const browser = await chromium.launch(await chromiumLaunch());
  try {
    const page = await browser.newPage({ colorScheme: 'light' });
    const problems: string[] = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) problems.push(message.text());
    });
    page.on('pageerror', (error) => problems.push(error.message));
    page.on('requestfailed', (request) => problems.push(`failed: ${request.url()}`));
    page.on('response', (response) => {
      if (response.status() >= 400 && !response.url().endsWith('favicon.ico'))
        problems.push(`${response.status()}: ${response.url()}`);
    });
    await page.route('**/favicon.ico', (route) => route.fulfill({ status: 204, body: '' }));
    await page.goto(address);
    await use(page).catch((cause: unknown) => {
      throw new Error(`Nobody could use the page; its console: ${problems.join(' · ') || 'silent'}`, {
        cause,
      });
    });
    expect(problems).toEqual([]);
  } finally {
    await browser.close();
  }
}

/** Uses every part that comes later on the fixtures' page; styles, and a theme within the page. */
export const usePage = (address: string): Promise<void> =>
  openPage(address, async (page) => {
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const colorOf = (of: ReturnType<typeof button>, property: 'backgroundColor' | 'color') =>
      of.evaluate((element, name) => getComputedStyle(element)[name], property);
    await button('Salvar').waitFor();
    expect(await colorOf(button('Salvar'), 'backgroundColor')).toBe('rgb(31, 113, 90)');
    const fonts = page.evaluate(() => document.fonts.load('16px "Inter Variable"', 'Leilões'));
    expect((await fonts).length).toBeGreaterThan(0);
    const light = await colorOf(page.getByText('Texto', { exact: true }).first(), 'color');
    expect(await colorOf(page.getByText('No escuro'), 'color')).not.toBe(light);

    await brandIt(page);
    await expect.poll(() => colorOf(button('Salvar'), 'backgroundColor')).toBe('rgb(107, 33, 168)');
    expect(await button('Salvar').evaluate((it) => getComputedStyle(it).paddingInlineStart)).toBe('40px');
    const contrast = (wish: string) =>
      page.evaluate((value) => void (document.documentElement.dataset['contrast'] = value), wish);
    await contrast('more');
    await expect.poll(() => colorOf(button('Salvar'), 'backgroundColor')).toBe('rgb(29, 59, 49)');
    await contrast('normal');

    await button('Mais').first().click();
    await page.getByRole('menuitem', { name: 'Imprimir' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('menuitem', { name: 'Imprimir' }).waitFor({ state: 'detached' });

    await button('Avaliação').hover();
    await page.getByRole('tooltip', { name: 'O que vale por laudo.' }).waitFor();

    await page
      .getByRole('button', { name: /^Ampliar/ })
      .first()
      .click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await button('Abrir').click();
    await page.getByRole('dialog', { name: 'Janela' }).waitFor();
    await page.getByRole('button', { name: 'Fechar' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await button('Como se calcula').click();
    await page.getByRole('dialog', { name: 'Como se calcula' }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });

    await button('Abrir calendário: Data da lista').click();
    await button('sexta-feira, 20 de março de 2026').click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await page.getByRole('textbox', { name: 'Data da lista' }).inputValue()).toBe('20/03/2026');

    await button('Ir para uma página').click();
    await page.getByRole('combobox', { name: 'Ir para' }).fill('ini');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
  });
