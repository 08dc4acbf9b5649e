// Draws the demonstration's two lessons anew from the words of their scripts: `node scripts/content/lesson-videos.mjs`.
// It needs an ffmpeg with libx264 on the PATH, which nothing else here does, so what it makes is committed.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { chromium } from 'playwright';

import { escapeHtml } from '../../apps/api/src/platform/text/escape-html.ts';
import { chromiumLaunch } from '../browser/chromium.mjs';
import { contentFolder, readGuide } from './demo/read-guide.ts';

const folder = join(contentFolder, 'files');
const lessons = ['como-ler-a-matricula', 'arrematei-e-agora'];

const wordsPerSecond = 2.4;
const minSeconds = 3.5;
/** Between two slides the next one comes through the last. */
const fade = { steps: [0.25, 0.5, 0.75], seconds: 0.1 };

const font = readFileSync(
  createRequire(import.meta.url).resolve('@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'),
).toString('base64');

const count = (text) => text.split(/\s+/).length;
const rest = (text) => Math.max(minSeconds, 1.2 + count(text) / wordsPerSecond);

/** One slide for each paragraph; points come one after the other, those before them stay. */
function slidesOf({ title, subtitle, sections }) {
  const body = sections.flatMap(({ heading, paragraphs = [], points = [], checks = [] }, at) => {
    const head = `<p class="step">${at + 1} de ${sections.length}</p><h2>${escapeHtml(heading)}</h2>`;
    const running = paragraphs.map((text) => ({
      html: `${head}<p class="running">${escapeHtml(text)}</p>`,
      seconds: rest(text),
    }));
    const items = [...points, ...checks];
    const listed = items.map((text, now) => ({
      html: `${head}<ul class="${checks.length > 0 ? 'checks' : 'points'}">${items
        .map((item, place) => {
          const state = place === now ? 'now' : place < now ? 'past' : 'ahead';
          return `<li class="${state}">${escapeHtml(item)}</li>`;
        })
        .join('')}</ul>`,
      seconds: rest(text),
    }));
    return [...running, ...listed];
  });
  const cover = `<div class="cover"><h1>${escapeHtml(title)}</h1><p>${escapeHtml(subtitle)}</p></div>`;
  const end =
    '<div class="cover"><h1>Fim da aula</h1><p>O roteiro em PDF traz tudo o que você viu. Na dúvida, pergunte ao cartório ou a um advogado antes do lance.</p></div>';
  return [{ html: cover, seconds: 4 }, ...body, { html: end, seconds: 5 }];
}

const styles = `
  @font-face { font-family: Inter; font-weight: 100 900; src: url(data:font/woff2;base64,${font}) }
  * { box-sizing: border-box; margin: 0; padding: 0 }
  body { width: 1280px; height: 720px; font: 400 32px/1.4 Inter; color: #1c2024; background: #fdfdfc; overflow: hidden }
  .slide { position: absolute; inset: 0; padding: 84px 112px 96px; background: #fdfdfc; display: flex; flex-direction: column }
  .mark { position: absolute; left: 112px; bottom: 40px; font: 700 22px/1 Inter; letter-spacing: -0.03em; color: #208368 }
  .line { position: absolute; left: 0; bottom: 0; height: 8px; background: #29a383 }
  .step { font: 500 22px/1 Inter; color: #60646c; font-variant-numeric: tabular-nums }
  h2 { font: 650 54px/1.15 Inter; letter-spacing: -0.02em; margin: 14px 0 34px }
  .running { font-size: 38px; line-height: 1.42; max-width: 1000px }
  ul { list-style: none; display: grid; gap: 14px; max-width: 1040px }
  li { font-size: 27px; line-height: 1.35; padding: 10px 20px; border-left: 5px solid #e4e3dd }
  li.now { background: #e6f7ed; border-color: #208368; font-weight: 550 }
  li.past { color: #60646c; border-color: #acdec8 }
  li.ahead { visibility: hidden }
  .cover { margin: auto 0 }
  .cover h1 { font: 700 84px/1.05 Inter; letter-spacing: -0.03em; margin-bottom: 28px }
  .cover p { font-size: 36px; color: #60646c; max-width: 960px }
`;

async function draw(page, name, guide, work) {
  const slides = slidesOf(guide);
  const whole = slides.reduce((sum, { seconds }) => sum + seconds, 0);
  let past = 0;
  const slideAt = (at) => {
    const done = slides.slice(0, at + 1).reduce((sum, { seconds }) => sum + seconds, 0) / whole;
    return `<div class="slide">${slides[at].html}<p class="mark">Martelo</p><div class="line" style="width:${done * 100}%"></div></div>`;
  };
  const frames = [];
  const shoot = async (html, seconds) => {
    await page.setContent(`<style>${styles}</style>${html}`);
    await page.evaluate(() => document.fonts.ready);
    const file = join(work, `${name}-${frames.length}.png`);
    await page.screenshot({ path: file, caret: 'initial' });
    frames.push(`file '${file}'\nduration ${seconds.toFixed(3)}`);
    past += seconds;
  };
  for (const [at, { seconds }] of slides.entries()) {
    if (at > 0)
      for (const opacity of fade.steps)
        await shoot(
          `${slideAt(at - 1)}<div style="position:absolute;inset:0;opacity:${opacity}">${slideAt(at)}</div>`,
          fade.seconds,
        );
    await shoot(slideAt(at), seconds);
  }
  const last = frames.at(-1).split('\n')[0];
  writeFileSync(join(work, `${name}.txt`), [...frames, last].join('\n'));
  return past;
}

const work = mkdtempSync(join(tmpdir(), 'lessons-'));
mkdirSync(folder, { recursive: true });
const browser = await chromium.launch(await chromiumLaunch());
const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
for (const name of lessons) {
  const seconds = await draw(page, name, readGuide(`${name}-roteiro`), work);
  const target = join(folder, `${name}.mp4`);
  const input = ['-f', 'concat', '-safe', '0', '-i', join(work, `${name}.txt`)];
  const codec = ['-c:v', 'libx264', '-preset', 'medium', '-tune', 'stillimage', '-crf', '36'];
  const shape = [
    '-vf',
    'fps=10,scale=896:504:flags=lanczos,format=yuv420p',
    '-g',
    '300',
    '-t',
    seconds.toFixed(2),
  ];
  // The index at the front, so that it plays before it is all there; no date, so that it is the same each time.
  const file = [
    '-movflags',
    '+faststart',
    '-fflags',
    '+bitexact',
    '-flags:v',
    '+bitexact',
    '-map_metadata',
    '-1',
  ];
  execFileSync('ffmpeg', ['-y', '-v', 'error', ...input, ...codec, ...shape, ...file, target]);
  console.log(`${name}: ${seconds.toFixed(1)} s, ${Math.round(statSync(target).size / 1000)} kB`);
}
await browser.close();
rmSync(work, { recursive: true });
