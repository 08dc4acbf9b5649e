import { expect as eventually } from '@playwright/test';
import type { Browser, Page } from 'playwright';

import { openSlowPhone } from './slow-phone.ts';

interface EarlyAct {
  name: string;
  path: string;
  /** By real input, as early as the moment that is tried. */
  does: (page: Page) => Promise<void>;
  /** Throws if it did not come to what the control says. */
  counts: (page: Page) => Promise<void>;
}

/** A slow phone on a busy machine takes its time; what is lost never comes. */
const expect = eventually.configure({ timeout: 20_000 });
const results = (page: Page) => page.getByRole('region', { name: 'Resultados' });
const dialog = (page: Page, name?: string | RegExp) => page.getByRole('dialog', name ? { name } : {}).first();

const menu = {
  name: 'menu',
  does: (page: Page) => page.getByRole('button', { name: /menu/i }).first().tap(),
  counts: (page: Page) => expect(dialog(page)).toBeVisible(),
};

/** What people press, choose and type first on home, list and sign-in. */
export const earlyActs: readonly EarlyAct[] = [
  {
    name: 'heart',
    path: '/leiloes',
    does: (page) =>
      results(page)
        .getByRole('button', { name: /^Favorit/ })
        .first()
        .tap(),
    counts: (page) => expect(dialog(page, 'Faça login para continuar')).toBeVisible(),
  },
  {
    name: 'filters',
    path: '/leiloes',
    does: (page) => page.getByRole('button', { name: 'Filtros' }).tap(),
    counts: (page) => expect(dialog(page, 'Filtros')).toBeVisible(),
  },
  {
    name: 'sort',
    path: '/leiloes',
    does: async (page) => void (await page.getByLabel('Ordenar por').selectOption({ index: 2 })),
    counts: (page) => expect(page).toHaveURL(/ordem=/),
  },
  {
    name: 'view',
    path: '/leiloes',
    does: (page) => page.getByRole('radio', { name: 'Lista' }).tap(),
    counts: (page) => expect(page.getByRole('radio', { name: 'Lista' })).toBeChecked(),
  },
  {
    name: 'page',
    path: '/leiloes',
    does: (page) =>
      page
        .getByRole('link', { name: /^Próxima/ })
        .first()
        .tap(),
    counts: async (page) => {
      await expect(page).toHaveURL(/pagina=2/);
      await expect(page.getByText(/Página 2 de/).first()).toBeVisible();
    },
  },
  {
    name: 'search and its suggestions',
    path: '/leiloes',
    does: (page) => page.getByRole('combobox', { name: /^Buscar por cidade/ }).pressSequentially('goian'),
    counts: (page) => expect(page.getByRole('option', { name: /Goiânia/ }).first()).toBeVisible(),
  },
  { ...menu, path: '/leiloes' },
  {
    name: 'state',
    path: '/',
    does: async (page) =>
      void (await page.getByRole('combobox', { name: 'Estado' }).selectOption({ label: 'Goiás' })),
    counts: async (page) => {
      await expect(page.getByRole('combobox', { name: 'Cidade' })).toBeEnabled();
      await expect(page.getByRole('combobox', { name: 'Estado' })).toHaveValue(/\d/);
    },
  },
  { ...menu, path: '/' },
  {
    name: 'sign-in',
    path: '/entrar?origem=%2Fcalculadora',
    does: async (page) => {
      const main = page.getByRole('main');
      await main.getByRole('textbox').first().fill('cliente@exemplo.com.br');
      await main.locator('input[type=password]').first().fill('martelo-demo');
      await main.getByRole('button', { name: 'Entrar', exact: true }).tap();
    },
    counts: (page) => page.waitForURL(/\/calculadora/),
  },
];

/**
 * Does `act` this many milliseconds after the page was first seen. Null, or why it did not count.
 */
export async function tryEarly(
  browser: Browser,
  address: string,
  act: EarlyAct,
  after: number,
): Promise<string | null> {
  const { context, page } = await openSlowPhone(browser, address + act.path);
  try {
    await page.evaluate(async (wait) => {
      const seen = await globalThis.firstPaint!;
      await new Promise((resolve) => setTimeout(resolve, seen + wait - performance.now()));
    }, after);
    await act.does(page);
    await act.counts(page);
    return null;
  } catch (error) {
    return String(error).split('\n')[0]!;
  } finally {
    await context.close();
  }
}
