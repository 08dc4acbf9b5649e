import { parseArgs } from 'node:util';

import { formatNumber } from '@martelo/domain/numbers';

import type { SaleFileResult, SalesResult } from '../catalogue/sales/import-sales.ts';
import { salesUsage, WrongUsage } from './usage.ts';

/** What `pnpm ingest itbi` runs in the database. */
export interface SalesWork {
  work: 'itbi';
  paths: string[];
  accept: boolean;
}

/** Reads the command line after `pnpm ingest`; null where it is about lists. Throws WrongUsage. */
export function parseSalesCommand(args: readonly string[]): (SalesWork & { json: boolean }) | null {
  const given = args.filter((word) => word !== '--');
  if (given[0] !== 'itbi') return null;
  try {
    const { values, positionals } = parseArgs({
      args: given.slice(1),
      allowPositionals: true,
      options: {
        json: { type: 'boolean', default: false },
        'accept-doubtful': { type: 'boolean', default: false },
      },
    });
    if (positionals.length === 0) throw new WrongUsage(salesUsage);
    return { work: 'itbi', paths: positionals, accept: values['accept-doubtful'], json: values.json };
  } catch (cause) {
    if (cause instanceof WrongUsage) throw cause;
    throw new WrongUsage(salesUsage, { cause });
  }
}

function formatFile(result: SaleFileResult): string[] {
  const { file, rows, sales, repeated, leftOut, refused, refusedTotal, cities, run, knownAs, held } = result;
  if (knownAs !== null) return [`${file}: já recebida (execução ${knownAs}); nada mudou.`];
  const more = refusedTotal - refused.length;
  return [
    `${file}: ${formatNumber(rows)} linhas${cities.length > 0 ? `, ${cities.join(', ')}` : ''}`,
    `  vendas ${formatNumber(sales)} · repetidas ${formatNumber(repeated)} · outras transmissões e usos ${formatNumber(leftOut)} · recusadas ${formatNumber(refusedTotal)}`,
    ...refused.map(({ line, reason }) => `  recusada ${file}:${line}: ${reason}`),
    ...(more > 0 ? [`  … e mais ${formatNumber(more)} recusadas`] : []),
    ...(held === null ? [] : [`  RETIDA: ${held}`]),
    ...(run === null ? [] : [`  para desfazer: npm run ingest -- undo ${run}`]),
  ];
}

/** The answer for people. */
export const formatSales = ({ sales, seconds }: SalesResult): string =>
  [...sales.flatMap(formatFile), `${formatNumber(seconds, 3)} s`].join('\n');
