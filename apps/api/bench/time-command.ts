import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

const ours = join(import.meta.dirname, '../src/commands/ingest.ts');

/** The most memory that the process ever held, in MB; null where the system does not report it. */
const peakOf = (pid: number | undefined) => {
  try {
    const kilobytes = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes ? Math.round(Number(kilobytes) / 1024) : null;
  } catch {
    return null;
  }
};

/** Imports one of Caixa's lists with the command of a process of its own, watched from outside. */
export async function timeCommand(
  paths: readonly string[],
  environment: Record<string, string>,
  command = ours,
) {
  const started = performance.now();
  const child = spawn(process.execPath, [command, 'caixa', ...paths, '--json'], {
    env: { ...process.env, DEMO: 'false', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let peak = 0;
  const watch = setInterval(() => (peak = Math.max(peak, peakOf(child.pid) ?? 0)), 20);
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const output = await text(child.stdout);
  const code = await exited;
  clearInterval(watch);
  if (code !== 0) throw new Error(`${paths.join(' ')} was not imported: exit code ${code}.`);
  const result = JSON.parse(output) as Record<string, number>;
  return {
    new: result['new']!,
    changed: result['changed']!,
    gone: result['gone']!,
    unchanged: result['unchanged']!,
    'imported, s': result['seconds']!,
    'whole command, s': Math.round(performance.now() - started) / 1000,
    'peak, MB': peak,
  };
}
