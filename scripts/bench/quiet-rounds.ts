import { readFileSync } from 'node:fs';

interface Ticks {
  used: number;
  stolen: number;
}

/**
 * What the processors of this machine did so far; `stolen` is what its host gave to somebody else meanwhile (proc(5)).
 */
function ticks(): Ticks {
  try {
    const [all = ''] = readFileSync('/proc/stat', 'utf8').split('\n', 1);
    const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, stolen = 0] = all
      .split(/\s+/)
      .slice(1)
      .map(Number);
    return { used: user + nice + system + irq + softirq, stolen };
  } catch {
    return { used: 0, stolen: 0 };
  }
}

/**
 * Runs it, and tells which share of the processor that was wanted meanwhile the machine's host withheld: 0 to 1, 0
 * where it can not be known.
 */
async function withStolen<Result>(run: () => Promise<Result>): Promise<{ result: Result; stolen: number }> {
  const before = ticks();
  const result = await run();
  const after = ticks();
  const stolen = after.stolen - before.stolen;
  return { result, stolen: stolen / Math.max(1, after.used - before.used + stolen) };
}

/** A round in which the host withheld more than this says nothing of what was measured. */
const maxStolen = 0.03;

export interface QuietRounds<Result> {
  /** Of the rounds in which least was withheld, in the order of that. */
  results: Result[];
  /** The largest share that was withheld in one of them. */
  stolen: number;
}

/** Measures until `roundCount` rounds had the processor to themselves, `tries` times at most. */
export async function quietRounds<Result>(
  measure: () => Promise<Result>,
  roundCount: number,
  tries: number,
): Promise<QuietRounds<Result>> {
  const tried: { result: Result; stolen: number }[] = [];
  const quiet = () => tried.filter(({ stolen }) => stolen <= maxStolen).length;
  while (quiet() < roundCount && tried.length < Math.max(roundCount, tries))
    tried.push(await withStolen(measure));
  const rounds = tried.toSorted((a, b) => a.stolen - b.stolen).slice(0, roundCount);
  return {
    results: rounds.map(({ result }) => result),
    stolen: Math.max(...rounds.map(({ stolen }) => stolen)),
  };
}
