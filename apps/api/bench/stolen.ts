import { readFileSync } from 'node:fs';

interface Ticks {
  used: number;
  stolen: number;
}

/** What the processors of this machine did so far; `stolen` is what its host gave to somebody else meanwhile (proc(5)). */
function ticks(): Ticks {
  try {
    const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, stolen = 0] = readFileSync(
      '/proc/stat',
      'utf8',
    )
      .split('\n', 1)[0]!
      .split(/\s+/)
      .slice(1)
      .map(Number);
    return { used: user + nice + system + irq + softirq, stolen };
  } catch {
    return { used: 0, stolen: 0 };
  }
}

/** Runs it, and tells which share of the processor that was wanted meanwhile the machine's host withheld: 0 to 1, 0 where it can not be known. */
export async function withStolen<Result>(
  run: () => Promise<Result>,
): Promise<{ result: Result; stolen: number }> {
  const before = ticks();
  const result = await run();
  const after = ticks();
  const stolen = after.stolen - before.stolen;
  return { result, stolen: stolen / Math.max(1, after.used - before.used + stolen) };
}
