import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { writeCaixaCsv } from '../src/demo/caixa-csv.ts';
import { firstSale } from '../src/demo/caixa-sale.ts';
import { inventProperty } from '../src/demo/invented-property.ts';
import { pickWeighted } from '../src/demo/weighted.ts';
import { stateShares } from '../src/demo/state-shares.ts';
import { seededRandom } from '@martelo/illustrations/seeded-random';
import type { Engine } from './engines.ts';
import { timeCommand } from './time-command.ts';

const realLists = ['2026-01-08', '2026-01-23'].map((date) =>
  join(import.meta.dirname, `../../../../shared/data/caixa/br_${date}.tar.gz`),
);

/** As many rows as Caixa's national list of 2026-01-08 has, invented. */
function generatedList(folder: string, shrink: number): string {
  const random = seededRandom('ingestion');
  const rows = stateShares.flatMap(({ uf, rows: count, cities }) =>
    Array.from({ length: Math.ceil(count / shrink) }, (_, place) => {
      const kind = random.pick(['Apartamento', 'Casa'] as const);
      const property = inventProperty(random, { kind, uf, city: pickWeighted(random, cities) });
      return {
        id: `99${uf.charCodeAt(0)}${uf.charCodeAt(1)}${String(place).padStart(6, '0')}`,
        property,
        sale: firstSale(random, property.valuation),
        financing: random.chance(0.35),
      };
    }),
  );
  const path = join(folder, 'generated.csv');
  writeFileSync(path, writeCaixaCsv('08/01/2026', rows));
  return path;
}

/** Caixa's two national lists, or a generated one where they are missing, and the last once more. */
export async function importLists(environment: Record<string, string>, quick: boolean) {
  const folder = mkdtempSync(join(tmpdir(), 'martelo-lists-'));
  const isReal = !quick && realLists.every((path) => existsSync(path));
  if (!quick && !isReal)
    console.warn("Caixa's national lists are missing: a generated one is imported instead.");
  try {
    const generated = isReal ? '' : generatedList(folder, quick ? 20 : 1);
    const lists = isReal ? [...realLists, realLists[1]!] : [generated, generated];
    const rows = [];
    for (const [turn, list] of lists.entries())
      rows.push({
        list: isReal
          ? `Caixa, ${['first', 'second', 'second again'][turn]}`
          : `generated, ${['first', 'again'][turn]}`,
        ...(await timeCommand([list], environment)),
      });
    return rows;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function timeIngestion(engine: Engine, quick: boolean) {
  const rows = await importLists(await engine.environment(), quick);
  return rows.map((row) => ({ engine: engine.name, ...row }));
}
