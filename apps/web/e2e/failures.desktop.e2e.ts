import { expect, type Page, type Route } from '@playwright/test';

import { signIn } from './signed-in.ts';
import { standIn } from './stand-in.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

/** How a call can go wrong, and what every screen adds to its own sentence when the connection is to blame. */
const faults = {
  'answers 500': (route: Route) => route.fulfill({ status: 500, json: { message: '' } }),
  'answers a page of a proxy': (route: Route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<html>502</html>' }),
  'is lost': (route: Route) => route.abort('internetdisconnected'),
} as const;

/** Screens that are reached from another page, so that the browser and not the server calls the API. */
const screens = [
  {
    id: 'LIST-08',
    calls: /\/api\/auctions(\?.*)?$/,
    from: '/planos',
    to: '/leiloes',
    says: 'Não foi possível carregar os leilões. Por favor, tente novamente.',
  },
  {
    id: 'SEARCH-03',
    calls: /\/api\/auctions(\?.*)?$/,
    from: '/planos',
    to: '/pesquisa?q=casa',
    says: 'Não foi possível realizar a busca. Verifique sua conexão e tente novamente.',
  },
  {
    id: 'ACC-02',
    calls: /\/api\/customer\/dashboard\/stats/,
    from: '/planos',
    to: '/minha-conta',
    says: 'Erro ao carregar informações do painel',
  },
  {
    id: 'ALERT-08',
    calls: /\/api\/customer\/alert\/load-display/,
    from: '/planos',
    to: '/minha-conta/alertas',
    says: 'Erro ao carregar alertas',
  },
  {
    id: 'FAV-06',
    calls: /\/api\/customer\/favorites\/load-display/,
    from: '/planos',
    to: '/minha-conta/favoritos',
    says: 'Erro ao carregar seus leilões favoritos',
  },
] as const;

/** As Forward does, once the address is there. */
async function go(page: Page, to: string) {
  await page.evaluate((href) => {
    history.pushState(null, '', href);
    dispatchEvent(new PopStateEvent('popstate'));
  }, to);
}

for (const { id, calls, from, to, says } of screens)
  for (const [fault, answer] of Object.entries(faults))
    test(`[${id}][SHELL-15] ${to} says what failed when its call ${fault}, and can be tried again`, async ({
      page,
    }) => {
      await signIn(page);
      await visit(page, from);
      const recover = await standIn(page, calls, answer);
      await go(page, to);
      await expect(page.getByText(says)).toBeVisible();
      await expect(page.getByText('Unexpected Application Error')).toHaveCount(0);
      if (fault === 'is lost') await expect(page.getByText(/Sem conexão|conexão/i).first()).toBeVisible();
      recover();
      await page.getByRole('button', { name: /Tentar novamente/ }).click();
      await expect(page.getByText(says)).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    });

test('[SHELL-15] a call that does not end is given up after 30 000 ms, and the screen says so', async ({
  page,
}) => {
  // Shortens the thirty seconds, once `hurry` is set.
  await page.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => timeout(ms === 30_000 && 'hurry' in globalThis ? 20 : ms);
  });
  await signIn(page);
  await visit(page, '/planos');
  await page.route(/\/api\/customer\/dashboard\/stats/, () => {});
  await page.evaluate(() => Object.assign(globalThis, { hurry: true }));
  await go(page, '/minha-conta');
  await expect(page.getByText('Erro ao carregar informações do painel')).toBeVisible();
  await expect(page.getByText(/demorou/)).toBeVisible();
});
