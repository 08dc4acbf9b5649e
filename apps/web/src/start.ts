import { hearEarlyActs } from './lib/hear-early-acts.ts';
import { answerFailure } from './lib/offer-reload.ts';

// What comes before all other scripts shares nothing with them: it would wait for what it is to hold back.

const latest = 1000;

const noted = (name: string) =>
  document.querySelector<HTMLMetaElement>(`meta[name=${name}]`)?.content.split(' ').filter(Boolean) ?? [];

function link(rel: string, href: string, disabled = false) {
  const element = document.createElement('link');
  Object.assign(element, { rel, href, disabled });
  document.head.append(element);
}

/** A page that nobody sees yet draws nothing: it is not waited for. */
const firstPicture = () =>
  new Promise((resolve) => {
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
    setTimeout(resolve, document.hidden ? 0 : latest);
  });

async function start() {
  // Whoever asks for a file of styles later looks for its link first: the page has it already.
  for (const href of noted('inline-styles')) link('stylesheet', href, true);

  await firstPicture();
  const files = noted('late-scripts');
  for (const href of files) link('modulepreload', href);
  // What others import comes first, each in a task of its own: at once they would halt a slow phone.
  for (const href of files) await import(/* @vite-ignore */ href);
}

globalThis.earlyActs = hearEarlyActs();
start().catch(answerFailure);
