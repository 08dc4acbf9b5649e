import { type RawBuilder, sql } from 'kysely';

import type { Database } from '../../platform/database/database.ts';
import type { Hold } from './hold-reasons.ts';
import type { ListedAuction } from './sources/listed-auction.ts';

/** Columns that a source states of each property for good, with what people call them. */
const columns = [
  ['city_name', 'cidade', 'city'],
  ['neighborhood', 'bairro', 'neighborhood'],
  ['address', 'endereço', 'address'],
  ['modality', 'modalidade', 'modality'],
  ['minimum_first', 'preço', 'minimumFirst'],
  ['valuation', 'avaliação', 'valuation'],
  ['kind', 'tipo', 'kind'],
  ['area_total', 'área total', 'areaTotal'],
  ['area_private', 'área privativa', 'areaPrivate'],
  ['area_land', 'área do terreno', 'areaLand'],
  ['bedrooms', 'quartos', 'bedrooms'],
  ['parking', 'vagas', 'parking'],
  ['extra', 'descrição', 'extra'],
  ['link', 'link', 'link'],
] as const satisfies readonly (readonly [string, string, keyof ListedAuction])[];

/** Fewer rows than this may lose what they said. */
const fewRows = 5;

const number = new Intl.NumberFormat('pt-BR');

/** Rows at hand in the place of the table `incoming`: of each column only whether it is empty. */
export function incomingOf(auctions: readonly ListedAuction[]): RawBuilder<unknown> {
  const rows = auctions.map((auction) => ({
    code: auction.code,
    uf: auction.uf,
    ...Object.fromEntries(columns.map(([column, , field]) => [column, auction[field] === null ? null : '+'])),
  }));
  const names = columns.map(([column]) => sql`${sql.ref(column)} text`);
  return sql`(select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
    as t (code text, uf text, ${sql.join(names)}))`;
}

/**
 * Columns that are empty in most rows of properties of which they are known, in the whole list or in one state. `incoming`
 * is the relation of the list's rows.
 */
export async function findBlank(
  database: Database,
  sourceCode: string,
  incoming: RawBuilder<unknown> = sql`incoming`,
): Promise<Hold[]> {
  const counts = columns.flatMap(([column]) => {
    const [known, listed] = [sql.ref(`a.${column}`), sql.ref(`i.${column}`)];
    return [
      sql`count(${known}) as ${sql.ref(`${column}_known`)}`,
      sql`count(*) filter (where ${known} is not null and ${listed} is null) as ${sql.ref(`${column}_blank`)}`,
    ];
  });
  const { rows } = await sql<Record<string, number>>`
    select ${sql.join(counts)} from ${incoming} i join auctions a on a.code = i.code
    where a.source_id = (select id from sources where code = ${sourceCode})
    group by grouping sets ((), (i.uf)) order by count(*) desc`.execute(database);
  const blank = columns.flatMap(([column, name]) => {
    const worst = rows.find(
      (row) => row[`${column}_blank`]! >= fewRows && row[`${column}_blank`]! * 2 > row[`${column}_known`]!,
    );
    return worst
      ? [
          `${name} (${number.format(worst[`${column}_blank`]!)} de ${number.format(worst[`${column}_known`]!)} imóveis)`,
        ]
      : [];
  });
  return blank.length === 0
    ? []
    : [{ reason: 'blank', sentence: `Vieram sem o que já se sabia: ${blank.join(', ')}.` }];
}
