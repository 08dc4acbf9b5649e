import { hearEarlyActs } from './hear-early-acts.ts';
import { answerFailure } from './offer-reload.ts';

// What comes before all other scripts shares nothing with them: it would wait for what it is to hold back.

const latest = 1000;

/** Whoever asks for a file of styles later looks for its link first: the page has it already. */
function noteInlineStyles() {
  const files = document.querySelector<HTMLMetaElement>('meta[name=inline-styles]')?.content.split(' ') ?? [];
  for (const href of files) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', href, disabled: true });
    document.head.append(link);
  }
}

/** A page that nobody sees yet renders nothing: it is not waited for. */
const firstPaint = () =>
  new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, document.hidden ? 0 : latest);
  });

async function start() {
  noteInlineStyles();
  const files = [...document.querySelectorAll<HTMLLinkElement>('link[rel=modulepreload]')].map(
    ({ href }) => href,
  );
  await firstPaint();
  // What others import comes first, each in a task of its own: at once they would halt a slow phone.
  for (const href of files) await import(/* @vite-ignore */ href);
}

globalThis.earlyActs = hearEarlyActs();
start().catch(answerFailure);
