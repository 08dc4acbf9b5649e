import { recordEarlyInteractions } from './record-early-interactions.ts';
import { answerFailure } from './offer-reload.ts';

// The first script shares no chunk with the others: it would wait for the scripts that it delays.

const latest = 1000;

/** Vite's preload looks for a stylesheet's link before it fetches it: these styles are in the page already. */
function noteInlineStyles() {
  const files = document.querySelector<HTMLMetaElement>('meta[name=inline-styles]')?.content.split(' ') ?? [];
  for (const href of files) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', href, disabled: true });
    document.head.append(link);
  }
}

/** A hidden page has no paint to wait for. */
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
  // Imported modules come first, each in a task of its own: together they would block a slow phone.
  for (const href of files) await import(/* @vite-ignore */ href);
}

globalThis.uiQueue = recordEarlyInteractions();
start().catch(answerFailure);
