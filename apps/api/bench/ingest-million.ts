import { mkdtempSync, rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { writeCaixaCsv } from '../src/demo/caixa-csv.ts';
import { firstSale } from '../src/demo/caixa-sale.ts';
import { inventProperty } from '../src/demo/invented-property.ts';
import { pickWeighted } from '../src/demo/weighted.ts';
import { stateShares } from '../src/demo/state-shares.ts';
import { seededRandom } from '@martelo/illustrations/seeded-random';
import { startEngines } from './engines.ts';
import { timeCommand } from './time-command.ts';

const files = 4;
const chunk = 10_000;
const preambleLines = 4;

/**
 * Writes a list of this many invented rows of one state, a chunk at a time; `cheaper` takes a tenth off every third
 * price.
 */
async function writeList(
  folder: string,
  place: number,
  { date, rows, cheaper }: { date: string; rows: number; cheaper: boolean },
): Promise<string> {
  const { uf, cities } = stateShares[place]!;
  const random = seededRandom(`million ${uf}`);
  const path = join(folder, `Lista_imoveis_${uf}.csv`);
  const file = await open(path, 'w');
  for (let from = 0; from < rows; from += chunk) {
    const part = Array.from({ length: Math.min(chunk, rows - from) }, (_, at) => {
      const kind = random.pick(['Apartamento', 'Casa'] as const);
      const property = inventProperty(random, { kind, uf, city: pickWeighted(random, cities) });
      const sale = firstSale(random, property.valuation);
      const falls = cheaper && at % 3 === 0;
      return {
        id: `99${place}${String(from + at).padStart(9, '0')}`,
        property,
        sale: falls ? { ...sale, price: Math.round(sale.price * 0.9) } : sale,
        financing: random.chance(0.35),
      };
    });
    const lines = Buffer.from(writeCaixaCsv(date, part)).toString('latin1').split('\n');
    await file.write(lines.slice(from === 0 ? 0 : preambleLines).join('\n'), null, 'latin1');
  }
  await file.close();
  return path;
}

const writeLists = (folder: string, list: Parameters<typeof writeList>[2]) =>
  Promise.all(Array.from({ length: files }, (_, place) => writeList(folder, place, list)));

/**
 * `node bench/ingest-million.ts [rows] [command]`: a million invented rows in four files, the same again, and the same
 * with a third of the prices changed, into a PostgreSQL of its own. Prints rows a second and the command's largest
 * memory.
 */
async function run(rows: number, command?: string): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'martelo-million-'));
  const engines = await startEngines(['postgres']);
  try {
    const environment = await engines.all[0]!.environment();
    const each = Math.ceil(rows / files);
    const turns = [
      ['new', { date: '08/01/2026', rows: each, cheaper: false }],
      ['same again', { date: '08/01/2026', rows: each, cheaper: false }],
      ['a third cheaper', { date: '09/01/2026', rows: each, cheaper: true }],
    ] as const;
    for (const [name, list] of turns) {
      const paths = await writeLists(folder, list);
      const timed = await timeCommand(paths, environment, command);
      const perSecond = Math.round((each * files) / timed['whole command, s']);
      console.log(JSON.stringify({ list: name, ...timed, 'rows/s': perSecond }));
    }
  } finally {
    engines.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

await run(Number(process.argv[2] ?? 1_000_000), process.argv[3]);
