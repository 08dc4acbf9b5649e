import { parseArgs } from 'node:util';

import type { SaleFileResult, SalesResult } from '../catalogue/sales/import-sales.ts';
import { salesUsage, WrongUsage } from './usage.ts';

/** What `pnpm ingest itbi` asks of the database. */
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

const number = new Intl.NumberFormat('pt-BR');

function formatFile(result: SaleFileResult): string[] {
  const { file, rows, sales, repeated, leftOut, refused, refusedTotal, cities, run, knownAs, held } = result;
  if (knownAs !== null) return [`${file}: já recebida (execução ${knownAs}); nada mudou.`];
  const more = refusedTotal - refused.length;
  return [
    `${file}: ${number.format(rows)} linhas${cities.length > 0 ? `, ${cities.join(', ')}` : ''}`,
    `  vendas ${number.format(sales)} · repetidas ${number.format(repeated)} · outras transmissões e usos ${number.format(leftOut)} · recusadas ${number.format(refusedTotal)}`,
    ...refused.map(({ line, reason }) => `  recusada ${file}:${line}: ${reason}`),
    ...(more > 0 ? [`  … e mais ${number.format(more)} recusadas`] : []),
    ...(held === null ? [] : [`  RETIDA: ${held}`]),
    ...(run === null ? [] : [`  para desfazer: npm run ingest -- undo ${run}`]),
  ];
}

/** The answer for people. */
export const formatSales = ({ sales, seconds }: SalesResult): string =>
  [...sales.flatMap(formatFile), `${number.format(seconds)} s`].join('\n');
