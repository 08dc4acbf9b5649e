// Films the site on its demonstration data for the home page: `node scripts/content/site-film.mjs`. It needs an ffmpeg
// with libvpx on the PATH, which nothing else here does, so what it makes is committed.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium } from 'playwright';

import { serve } from '../../apps/web/bench/serve.ts';
import { signIn } from '../../apps/web/e2e/signed-in.ts';
import { markBox, markPath } from '../../packages/ui/src/logo/mark.ts';
import { chromiumLaunch } from '../browser/chromium.mjs';

const film = join(import.meta.dirname, '../../apps/web/public/martelo.webm');
const wait = 700;
const fade = { steps: [0.2, 0.4, 0.6, 0.8], seconds: 0.08 };

/** The part of a page that a film's window shows; wide enough for the column of filters. */
const view = { width: 1024, height: 500 };

const font = readFileSync(
  createRequire(import.meta.url).resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
).toString('base64');

const styles = `
  @font-face { font-family: Inter; font-weight: 100 900; src: url(data:font/woff2;base64,${font}) }
  * { box-sizing: border-box; margin: 0 }
  body { width: 1280px; height: 720px; overflow: hidden; font: 600 44px/1.2 Inter; letter-spacing: -0.02em; color: #fff }
  .frame { position: absolute; inset: 0; background: linear-gradient(135deg, #2b7d62, #123f31); display: grid; justify-items: center; align-content: center; gap: 34px; text-align: center }
  .window { position: relative; width: 1120px; height: 547px; border-radius: 20px; overflow: hidden; box-shadow: 0 24px 60px -20px rgb(0 0 0 / .5) }
  .window img { display: block; width: 100% }
  .pointer { position: absolute; width: 34px; margin: -4px 0 0 -8px; filter: drop-shadow(0 2px 3px rgb(0 0 0 / .4)) }
  .mark { width: 140px; fill: #fff }
  h1 { font-size: 84px; font-weight: 700; letter-spacing: -0.03em }
  p { max-width: 1060px; text-wrap: balance }
`;

/** Floats over every page. */
const withoutChat = '[data-chat-button] { visibility: hidden }';

const pointer = (at) =>
  at
    ? `<svg class="pointer" viewBox="0 0 24 24" style="left:${(at.x / view.width) * 100}%;top:${(at.y / view.height) * 100}%"><path d="M5 2v17l4.5-4 3 7 3-1.3-3-6.7H19z" fill="#1c2024" stroke="#fff" stroke-width="1.5"/></svg>`
    : '';
const scene = (caption, { picture, at }) =>
  `<div class="frame"><div class="window"><img src="data:image/png;base64,${picture}">${pointer(at)}</div><p>${caption}</p></div>`;
const cover = (title, caption) =>
  `<div class="frame"><svg class="mark" viewBox="${markBox}"><path d="${markPath}"/></svg><h1>${title}</h1><p>${caption}</p></div>`;

/** Uses the site as a visitor would and gives each scene's states. */
async function visit(browser, address) {
  const context = await browser.newContext({
    baseURL: address,
    viewport: view,
    deviceScaleFactor: 2,
    locale: 'pt-BR',
    bypassCSP: true,
  });
  const page = await context.newPage();

  const look = async (target) => {
    await page.waitForTimeout(wait);
    const box = await target?.boundingBox();
    const picture = (await page.screenshot({ style: withoutChat })).toString('base64');
    return { picture, at: box && { x: box.x + Math.min(box.width / 2, 120), y: box.y + box.height / 2 } };
  };
  const goTo = (path) => page.goto(path, { waitUntil: 'networkidle' });
  /** Brings what a scene is about below the header. */
  const show = (target) =>
    target.evaluate((element) => scrollTo(0, element.getBoundingClientRect().top + scrollY - 84));

  await goTo('/');
  await page.getByRole('button', { name: 'Recusar' }).click();
  const keyword = page.getByLabel('Palavra-chave');
  await show(page.getByRole('search').first());
  const search = [await look(keyword)];
  for (const words of ['apartamento', 'apartamento até', 'apartamento até 300 mil']) {
    await keyword.fill(words);
    search.push(await look());
  }
  await page.keyboard.press('Enter');
  await page.waitForURL(/leiloes/);
  const results = page.getByRole('region', { name: 'Resultados' });
  await show(results);
  const bank = page.getByRole('complementary', { name: 'Filtros' }).getByRole('checkbox', { name: 'Caixa' });
  const found = [await look(), await look(bank)];
  await bank.click();
  found.push(await look(bank));
  const card = results.getByRole('article').nth(1);
  await show(card);
  found.push(await look(card));
  const auction = await card.getByRole('link').getAttribute('href');
  await signIn(page);
  await goTo(auction);
  await page.getByRole('heading', { level: 1 }).waitFor();
  const detail = [await look()];
  await page.mouse.wheel(0, 420);
  detail.push(await look());
  await page
    .getByRole('link', { name: /Calcul/ })
    .first()
    .click();
  await page.waitForURL(/calculadora/);
  await show(page.getByRole('heading', { level: 1 }));
  const cost = [await look()];
  await page.mouse.wheel(0, 380);
  cost.push(await look());
  await goTo('/busca-por-mapa');
  await show(page.getByRole('group', { name: 'Leilões no mapa' }));
  const map = [await look()];
  return { search, found, detail, cost, map };
}

/** Draws the film's frames into a folder and gives its length in seconds. */
async function draw(browser, { search, found, detail, cost, map }, work) {
  const still = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  const frames = [];
  let past = 0;
  const shoot = async (html, seconds) => {
    await still.setContent(`<style>${styles}</style>${html}`);
    await still.evaluate(() =>
      Promise.all([document.fonts.ready, ...[...document.images].map((image) => image.decode())]),
    );
    const file = join(work, `${frames.length}.png`);
    await still.screenshot({ path: file });
    frames.push(`file '${file}'\nduration ${seconds}`);
    past += seconds;
  };

  const states = (caption, pictures, seconds) =>
    pictures.map((picture, at) => ({
      html: scene(caption, picture),
      seconds: seconds[at],
      cut: at > 0,
    }));
  const shots = [
    { html: cover('Martelo', 'Leilões de imóveis de todo o Brasil, de listas oficiais'), seconds: 2.5 },
    ...states('Escreva o que procura, como numa conversa', search, [1.2, 0.6, 0.6, 2]),
    ...states('Filtre: a lista e as contagens mudam na hora', found, [1.8, 1, 2, 1.2]),
    ...states('Cada valor com a sua fonte e a sua data', detail, [2.4, 3]),
    ...states('O custo até as chaves, linha por linha', cost, [2, 2.2]),
    ...states('E onde fica cada um, no mapa', map, [3]),
    { html: cover('Martelo', 'O lance é feito no site oficial do leilão'), seconds: 2.6 },
  ];
  for (const [at, { html, seconds, cut }] of shots.entries()) {
    if (at > 0 && !cut)
      for (const opacity of fade.steps)
        await shoot(
          `${shots[at - 1].html}<div style="position:absolute;inset:0;opacity:${opacity}">${html}</div>`,
          fade.seconds,
        );
    await shoot(html, seconds);
  }
  writeFileSync(join(work, 'frames.txt'), [...frames, frames.at(-1).split('\n')[0]].join('\n'));
  return past;
}

// Made-up offers are no part of what is shown.
process.env['MARKETING'] = 'off';
const site = await serve();
const browser = await chromium.launch(await chromiumLaunch());
const work = mkdtempSync(join(tmpdir(), 'film-'));
let past;
try {
  past = await draw(browser, await visit(browser, site.address), work);
} finally {
  await browser.close();
  await site.stop();
}

const input = ['-f', 'concat', '-safe', '0', '-i', join(work, 'frames.txt')];
const shape = ['-vf', 'fps=12,scale=960:540:flags=lanczos,format=yuv420p', '-t', past.toFixed(2)];
const codec = ['-c:v', 'libvpx-vp9', '-crf', '38', '-b:v', '0', '-g', '240', '-row-mt', '1'];
const file = ['-fflags', '+bitexact', '-flags:v', '+bitexact', '-map_metadata', '-1'];
execFileSync('ffmpeg', ['-y', '-v', 'error', ...input, ...shape, ...codec, ...file, film]);
rmSync(work, { recursive: true });
console.log(`${past.toFixed(1)} s, ${Math.round(statSync(film).size / 1000)} kB`);
