const signs = ['pointermove', 'pointerdown', 'keydown'] as const;

/** Runs `work` once, at the first sign of a person at the page: for what a press would have to wait for. */
export function onFirstInteraction(work: () => void): void {
  const seen = new AbortController();
  const come = () => {
    seen.abort();
    work();
  };
  for (const sign of signs) addEventListener(sign, come, { passive: true, signal: seen.signal });
}
