const interval = 100;
/** How much the newest measure counts: one long piece of work alone is soon forgotten. */
const weight = 0.3;

/**
 * The event loop's delay in milliseconds, as a moving mean: how late a timer is that should fire ten times a second.
 */
export function eventLoopDelay(): { mean: () => number; stop: () => void } {
  let mean = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    mean += weight * (Math.max(0, now - last - interval) - mean);
    last = now;
  }, interval);
  timer.unref();
  return { mean: () => mean, stop: () => clearInterval(timer) };
}
