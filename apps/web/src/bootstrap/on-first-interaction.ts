const signs = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Runs `work` once, at the first sign of a person at the page: for work that a press would otherwise wait for. */
export function onFirstInteraction(work: () => void): void {
  const seen = new AbortController();
  const start = () => {
    seen.abort();
    work();
  };
  for (const sign of signs) addEventListener(sign, start, { passive: true, signal: seen.signal });
}
