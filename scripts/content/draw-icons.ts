// Draws the icons and the pictures of shared links into the app's public/, from the mark of its favicon:
//   node scripts/content/draw-icons.ts
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import { chromium, type Page } from 'playwright';

import { chromiumLaunch } from '../browser/chromium.mjs';

const folder = join(import.meta.dirname, '../../apps/web/public');
const [, mark] = / d="([^"]+)"/.exec(readFileSync(join(folder, 'favicon.svg'), 'utf8')) ?? [];
if (!mark) throw new Error('favicon.svg has no path, so there is no mark to draw. Put one in.');
const font = readFileSync(
  createRequire(import.meta.url).resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
  'base64',
);
const [jade, ink, paper, grey] = ['#208368', '#1c2024', '#fdfdfc', '#60646c'];

const drawMark = (size: number, color: string) =>
  `<svg viewBox="0 0 32 32" width="${size}" height="${size}"><path fill="${color}" d="${mark}"/></svg>`;

const icon = (size: number, share: number, round: boolean) => `
  <div style="width:${size}px;height:${size}px;display:grid;place-items:center;background:${jade};
    border-radius:${round ? size * 0.22 : 0}px">${drawMark(size * share, 'white')}</div>`;

const share = (title: string, text: string) => `
  <div style="box-sizing:border-box;width:1200px;height:630px;padding:88px;display:flex;flex-direction:column;
    justify-content:space-between;background:${paper};border-bottom:20px solid ${jade};font-family:Inter;color:${ink}">
    <div style="display:flex;gap:20px;align-items:center;font-size:56px;font-weight:700;letter-spacing:-.03em">
      ${drawMark(72, jade)}Martelo</div>
    <div><div style="font-size:76px;line-height:1.1;font-weight:700;letter-spacing:-.03em">${title}</div>
      <div style="margin-top:28px;font-size:34px;color:${grey}">${text}</div></div>
  </div>`;

interface Drawing {
  html: string;
  width: number;
  height: number;
}

const drawings: Record<string, Drawing> = {
  'icon-192.png': { html: icon(192, 0.62, true), width: 192, height: 192 },
  'icon-512.png': { html: icon(512, 0.62, true), width: 512, height: 512 },
  // A launcher may cut away all but the middle four fifths.
  'icon-maskable.png': { html: icon(512, 0.46, false), width: 512, height: 512 },
  'apple-touch-icon.png': { html: icon(180, 0.6, false), width: 180, height: 180 },
  'share-home.png': {
    html: share(
      'Leilões de imóveis de<br>todo o Brasil',
      'De listas oficiais, com a fonte e a data de cada valor.',
    ),
    width: 1200,
    height: 630,
  },
  'share-leiloes.png': {
    html: share('Imóveis em leilão', 'Preço, avaliação, praças e o caminho para o site oficial.'),
    width: 1200,
    height: 630,
  },
};

async function draw(page: Page, name: string, { html, width, height }: Drawing) {
  await page.setViewportSize({ width, height });
  const face = `@font-face{font-family:Inter;font-weight:100 900;src:url(data:font/woff2;base64,${font})}`;
  await page.setContent(`<style>${face}body{margin:0}</style>${html}`);
  await page.evaluate(() => document.fonts.ready);
  writeFileSync(join(folder, name), await page.screenshot({ omitBackground: true }));
}

const browser = await chromium.launch(await chromiumLaunch());
const page = await browser.newPage();
for (const [name, drawing] of Object.entries(drawings)) await draw(page, name, drawing);
await browser.close();
