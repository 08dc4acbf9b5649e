/** How long something takes, in milliseconds. */
export interface Timing {
  runs: number;
  p50: number;
  p95: number;
}

/** Runs that are not counted. */
const usualWarmUp = 8;

const at = (sorted: readonly number[], share: number) =>
  Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 100) / 100;

/** Times `run` so many times in a row, after some runs that are not counted. */
export async function measure(
  run: () => Promise<unknown>,
  runs: number,
  warmUp = usualWarmUp,
): Promise<Timing> {
  const times: number[] = [];
  for (let turn = -warmUp; turn < runs; turn++) {
    const started = performance.now();
    await run();
    if (turn >= 0) times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);
  return { runs, p50: at(times, 0.5), p95: at(times, 0.95) };
}
