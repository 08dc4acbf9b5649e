const interval = 100;
/** The weight of the newest measure. */
const weight = 0.3;

/**
 * The event loop's delay in milliseconds, as a moving mean: how late a timer is that should fire ten times a second. No
 * measure counts for more than `maxDelay`: one long piece of work, like the first page after a start, is over by the
 * time that it is measured.
 */
export function eventLoopDelay(maxDelay: number): { mean: () => number; stop: () => void } {
  let mean = 0;
  let last = performance.now();
  const timer = setInterval(() => {
    const now = performance.now();
    mean += weight * (Math.min(maxDelay, Math.max(0, now - last - interval)) - mean);
    last = now;
  }, interval);
  timer.unref();
  return { mean: () => mean, stop: () => clearInterval(timer) };
}
