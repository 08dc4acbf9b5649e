/** How long something takes, in milliseconds. */
export interface Timing {
  runs: number;
  p50: number;
  p95: number;
}

/** Runs that are not counted. */
export const usualWarmUp = 8;

const at = (sorted: readonly number[], share: number) =>
  Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 100) / 100;

/** Times `run` so many times in a row, after some runs that are not counted; it gets the number of its turn from 0. */
export async function measure(
  run: (turn: number) => Promise<unknown>,
  runs: number,
  warmUp = usualWarmUp,
): Promise<Timing> {
  const times: number[] = [];
  for (let turn = 0; turn < warmUp + runs; turn++) {
    const started = performance.now();
    await run(turn);
    if (turn >= warmUp) times.push(performance.now() - started);
  }
  times.sort((a, b) => a - b);
  return { runs, p50: at(times, 0.5), p95: at(times, 0.95) };
}
