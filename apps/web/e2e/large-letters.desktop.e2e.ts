import { expect, type Page } from '@playwright/test';

import { chromiumLaunch } from '../../../scripts/browser/chromium.mjs';
import { customerScreens, informationScreens, publicScreens } from './screens.ts';
import { signIn } from './signed-in.ts';
import { test } from './test.ts';
import { ignoreProblems, visit } from './visit.ts';

// The letters that a person chose in the browser, twice as large as usual.
const { args = [], ...launch } = await chromiumLaunch();
test.use({ launchOptions: { ...launch, args: [...args, '--blink-settings=defaultFontSize=32'] } });

const widths = [390, 768, 1440] as const;
const cities = ['Rio de Janeiro', 'São Gonçalo', 'São Paulo', 'Ribeirão Preto', 'Luziânia'];

/** Every page that is opened from here on names a city as long as they get, and an auctioneer of 80 letters. */
async function renameAtLength(page: Page) {
  await page.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.continue();
    const response = await route.fetch();
    const html = await response.text();
    const renamed = cities.reduce(
      (text, city) => text.replaceAll(city, 'Vila Bela da Santíssima Trindade'),
      html.replaceAll(
        /Leiloeiro de demonstração [\p{L} ]+/gu,
        'Companhia Nacional de Leilões Judiciais e Extrajudiciais Albuquerque Cavalcanti',
      ),
    );
    return route.fulfill({ response, body: renamed });
  });
}

/** What of the page lies past the window, and which amounts and words are cut off; what scrolls by itself may. */
function findLost(): string[] {
  const clips = (element: Element, values: RegExp) => values.test(getComputedStyle(element).overflowX);
  const around = (element: Element): Element[] =>
    element.parentElement ? [element.parentElement, ...around(element.parentElement)] : [];
  const isSeen = (element: Element) =>
    element.checkVisibility({
      contentVisibilityAuto: true,
      opacityProperty: true,
      visibilityProperty: true,
    }) && element.getBoundingClientRect().width > 2;
  const scrolls = (element: Element) =>
    around(element).some((one) => clips(one, /auto|scroll/) && one.scrollWidth > one.clientWidth);
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();

  const beyond = document.documentElement.scrollWidth - innerWidth;
  const controls = [...document.querySelectorAll('a[href], button, input, select, textarea')].filter(
    (control) => {
      const { left, right } = control.getBoundingClientRect();
      return isSeen(control) && !scrolls(control) && (left < -1 || right > innerWidth + 1);
    },
  );
  const amounts = [...document.querySelectorAll('main :is(span, dd, td, p, strong)')].filter((element) => {
    const words = [...element.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE);
    if (!words?.textContent?.startsWith('R$') || !isSeen(element) || scrolls(element)) return false;
    const range = document.createRange();
    range.selectNodeContents(words);
    const frame = around(element).find((one) => clips(one, /hidden|clip/)) ?? document.documentElement;
    return range.getBoundingClientRect().right > frame.getBoundingClientRect().right + 1;
  });
  const mayEnd = (element: Element) => {
    const { textOverflow, webkitLineClamp } = getComputedStyle(element);
    return textOverflow === 'ellipsis' || webkitLineClamp !== 'none';
  };
  const words = [...document.querySelectorAll('main :not(input, select, textarea)')].filter(
    (element) =>
      mayEnd(element) &&
      isSeen(element) &&
      (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 9),
  );
  return [
    ...(beyond > 0 ? [`scrolls sideways by ${beyond} px`] : []),
    ...controls.map((control) => `past the window: ${nameOf(control)}`),
    ...amounts.map((amount) => `cut off: ${nameOf(amount)}`),
    ...words.map((element) => `ends in …: ${nameOf(element)}`),
  ];
}

async function expectWhole(page: Page, path: string) {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, path);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await page.evaluate(findLost), `${path} at ${width} px`).toEqual([]);
  }
}

test('[SHELL-12] with letters twice as large and long names no public page loses anything', async ({
  page,
}) => {
  test.slow();
  await renameAtLength(page);
  ignoreProblems(page);
  const { data } = (await (await page.request.get('/api/auctions?order=3')).json()) as {
    data: { uuid_key: string }[];
  };
  const dearest = `/leilao/${data[0]!.uuid_key}`;
  for (const path of [...publicScreens, ...informationScreens, '/leiloes?visao=lista&ordem=3', dearest])
    await expectWhole(page, path);
});

test('[SHELL-12][ACC-01] with letters twice as large no screen of an account loses anything', async ({
  page,
}) => {
  test.slow();
  await signIn(page);
  const { data } = (await (await page.request.get('/api/auctions?order=3')).json()) as {
    data: { uuid_key: string }[];
  };
  for (const path of [...customerScreens, `/leilao/${data[0]!.uuid_key}`]) await expectWhole(page, path);
});

test('[SHELL-12] a wide window with letters twice as large has the room, and the menu, of one half as wide', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, '/leiloes');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Abrir o menu' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Filtros/ })).toBeVisible();
});
