import { formatNumber } from '@martelo/domain/numbers';
import { sql } from 'kysely';

import type { Finding } from './quarantine.ts';
import type { StagedList } from './staged-list.ts';

/** Columns that a source always states of each property, with their names for people. */
const columns = [
  ['city_name', 'cidade'],
  ['neighborhood', 'bairro'],
  ['address', 'endereço'],
  ['modality', 'modalidade'],
  ['minimum_first', 'preço'],
  ['valuation', 'avaliação'],
  ['kind', 'tipo'],
  ['area_total', 'área total'],
  ['area_private', 'área privativa'],
  ['area_land', 'área do terreno'],
  ['bedrooms', 'quartos'],
  ['parking', 'vagas'],
  ['extra', 'descrição'],
  ['link', 'link'],
] as const;

/** Fewer rows than this may lose their values. */
const fewRows = 5;

/** Columns that are empty in most rows of properties of which they are known, in the whole list or in one state. */
export async function findBlank({ trx, sourceId, incoming }: StagedList): Promise<Finding[]> {
  const counts = columns.flatMap(([column]) => {
    const [known, listed] = [sql.ref(`a.${column}`), sql.ref(`i.${column}`)];
    return [
      sql`count(${known}) as ${sql.ref(`${column}_known`)}`,
      sql`count(*) filter (where ${known} is not null and ${listed} is null) as ${sql.ref(`${column}_blank`)}`,
    ];
  });
  const { rows } = await sql<Record<string, number>>`
    select ${sql.join(counts)} from ${incoming} i join auctions a on a.code = i.code
    where a.source_id = ${sourceId}
    group by grouping sets ((), (i.uf)) order by count(*) desc`.execute(trx);
  const blank = columns.flatMap(([column, name]) => {
    const worst = rows.find(
      (row) => row[`${column}_blank`]! >= fewRows && row[`${column}_blank`]! * 2 > row[`${column}_known`]!,
    );
    return worst
      ? [
          `${name} (${formatNumber(worst[`${column}_blank`]!)} de ${formatNumber(worst[`${column}_known`]!)} imóveis)`,
        ]
      : [];
  });
  return blank.length === 0
    ? []
    : [{ reason: 'blank', sentence: `Vieram sem o que já se sabia: ${blank.join(', ')}.` }];
}
