import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';

import { writeCaixaCsv } from '../src/demonstration/caixa-csv.ts';
import { firstSale } from '../src/demonstration/caixa-sale.ts';
import { inventProperty } from '../src/demonstration/invented-property.ts';
import { pickWeighted } from '../src/demonstration/weighted.ts';
import { stateShares } from '../src/demonstration/where-auctions-are.ts';
import { seededRandom } from '../src/pictures/seeded-random.ts';
import type { Engine } from './engines.ts';

const command = join(import.meta.dirname, '../src/ingest.ts');
const realLists = ['2026-01-08', '2026-01-23'].map((date) =>
  join(import.meta.dirname, `../../../../shared/data/caixa/br_${date}.tar.gz`),
);

/** As many rows as Caixa's national list of 2026-01-08 has, invented. */
function generatedList(folder: string, shrink: number): string {
  const random = seededRandom('ingestion');
  const rows = stateShares.flatMap(({ uf, rows: count, cities }) =>
    Array.from({ length: Math.ceil(count / shrink) }, (_, place) => ({
      id: `99${uf.charCodeAt(0)}${uf.charCodeAt(1)}${String(place).padStart(6, '0')}`,
      property: inventProperty(random, {
        kind: random.pick(['Apartamento', 'Casa']),
        uf,
        city: pickWeighted(random, cities),
      }),
      sale: firstSale(random),
      financing: random.chance(0.35),
    })),
  );
  const path = join(folder, 'generated.csv');
  writeFileSync(path, writeCaixaCsv('08/01/2026', rows));
  return path;
}

/** The most memory that the process ever held, in MB; null where the system does not tell. */
const peakOf = (pid: number | undefined) => {
  try {
    const kilobytes = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
    return kilobytes ? Math.round(Number(kilobytes) / 1024) : null;
  } catch {
    return null;
  }
};

async function take(list: string, environment: Record<string, string>) {
  const started = performance.now();
  const child = spawn(process.execPath, [command, 'caixa', list, '--json'], {
    env: { ...process.env, DEMO: 'false', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let peak = 0;
  const watch = setInterval(() => (peak = Math.max(peak, peakOf(child.pid) ?? 0)), 20);
  const exited = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const output = await text(child.stdout);
  const code = await exited;
  clearInterval(watch);
  if (code !== 0) throw new Error(`${list} was not taken in: exit code ${code}.`);
  const result = JSON.parse(output) as Record<string, number>;
  return {
    new: result['new']!,
    changed: result['changed']!,
    gone: result['gone']!,
    unchanged: result['unchanged']!,
    'taken in, s': result['seconds']!,
    'whole command, s': Math.round(performance.now() - started) / 1000,
    'peak, MB': peak,
  };
}

/** Caixa's two national lists and the second once more; a generated list twice where they are missing. */
export async function timeIngestion(engine: Engine, quick: boolean) {
  const folder = mkdtempSync(join(tmpdir(), 'martelo-lists-'));
  const isReal = !quick && realLists.every((path) => existsSync(path));
  if (!quick && !isReal)
    console.warn("Caixa's national lists are missing: a generated one is taken in instead.");
  try {
    const generated = isReal ? '' : generatedList(folder, quick ? 20 : 1);
    const lists = isReal ? [...realLists, realLists[1]!] : [generated, generated];
    const environment = await engine.environment();
    const rows = [];
    for (const [turn, list] of lists.entries())
      rows.push({
        engine: engine.name,
        list: isReal
          ? `Caixa, ${['first', 'second', 'second again'][turn]}`
          : `generated, ${['first', 'again'][turn]}`,
        ...(await take(list, environment)),
      });
    return rows;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
