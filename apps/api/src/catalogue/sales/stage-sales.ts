import { createHash } from 'node:crypto';

import { calendarDate } from '@martelo/domain/dates';
import { subcategoriesOf } from '@martelo/domain/codes';
import { neighborhoodKey } from '@martelo/domain/neighborhood-key';
import { sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import type { OpenSales } from './open-sales.ts';
import { findAbsurd, type ReadSale } from './sale-row.ts';

/** A line that is unreadable or impossible. */
interface RefusedLine {
  line: number;
  reason: string;
}

export interface SaleCounts {
  rows: number;
  sales: number;
  /** A duplicate row. */
  repeated: number;
  /** Other transfers, shares, and uses that have no type here. */
  leftOut: number;
  refused: RefusedLine[];
  refusedTotal: number;
}

const maxNamed = 1000;
const keyBytes = 16;

/**
 * The hash of a sale's identity. Our own form has no address: there two equal rows are two sales, numbered, so that the
 * same rows of another file are the same sales.
 */
function keyOf({ cityId, identity }: ReadSale, isOwn: boolean, seen: Map<string, number>): Buffer {
  const text = JSON.stringify([cityId, ...identity]);
  const nth = (seen.get(text) ?? 0) + 1;
  if (isOwn) seen.set(text, nth);
  return createHash('sha256')
    .update(isOwn ? `${text}#${nth}` : text)
    .digest()
    .subarray(0, keyBytes);
}

async function insert(trx: Database, fileId: number, rows: readonly object[]): Promise<number> {
  if (rows.length === 0) return 0;
  const { numAffectedRows = 0n } = await sql`
    insert into registered_sales (file_id, key, city_id, neighborhood, type, sold_on, price, area)
    select ${fileId}::integer, decode(key, 'hex'), city_id, neighborhood, type, sold_on, price, area
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (key text, city_id integer, neighborhood text,
      type smallint, sold_on date, price bigint, area numeric)
    on conflict do nothing`.execute(trx);
  return Number(numAffectedRows);
}

/** Puts a table's sales under its file, a part in memory at a time; counts what was no sale and why. */
export async function stageSales(
  trx: Database,
  fileId: number,
  table: OpenSales,
  { now, progress }: { now: Date; progress: (done: number) => void },
): Promise<SaleCounts> {
  const counts: SaleCounts = { rows: 0, sales: 0, repeated: 0, leftOut: 0, refused: [], refusedTotal: 0 };
  const today = calendarDate(now);
  const seen = new Map<string, number>();
  const refuse = (line: number, reason: string) => {
    counts.refusedTotal += 1;
    if (counts.refused.length < maxNamed) counts.refused.push({ line, reason });
  };
  for await (const part of table.rows()) {
    const batch = part.flatMap(({ line, row }) => {
      counts.rows += 1;
      if ('leftOut' in row) counts.leftOut += 1;
      if ('refused' in row) refuse(line, row.refused);
      if (!('sale' in row)) return [];
      const absurd = findAbsurd(row.sale, today);
      if (absurd) {
        refuse(line, absurd);
        return [];
      }
      const { sale } = row;
      return {
        key: keyOf(sale, table.form.name === 'martelo', seen).toString('hex'),
        city_id: sale.cityId,
        neighborhood: neighborhoodKey(sale.neighborhood),
        type: subcategoriesOf(sale.type)[0],
        sold_on: sale.soldOn,
        price: sale.price,
        area: sale.area,
      };
    });
    const inserted = await insert(trx, fileId, batch);
    counts.sales += inserted;
    counts.repeated += batch.length - inserted;
    progress(part.at(-1)?.line ?? 0);
  }
  return counts;
}
