import { sql } from 'kysely';

import type { Database } from '../src/platform/database/database.ts';
import { places } from '../src/catalogue/places/places.ts';
import { benchNow } from './generate-auctions.ts';

/** Alerts of each customer. */
const each = 2;

/** Thousands of inhabitants by the census of 2022; alerts of a city are assumed proportional to it. */
const inhabitants: readonly (readonly [string, string, number])[] = [
  ['SP', 'São Paulo', 11_452],
  ['RJ', 'Rio de Janeiro', 6211],
  ['DF', 'Brasília', 2817],
  ['CE', 'Fortaleza', 2429],
  ['BA', 'Salvador', 2418],
  ['MG', 'Belo Horizonte', 2316],
  ['AM', 'Manaus', 2064],
  ['PR', 'Curitiba', 1774],
  ['PE', 'Recife', 1489],
  ['GO', 'Goiânia', 1437],
  ['RS', 'Porto Alegre', 1333],
  ['PA', 'Belém', 1303],
  ['SP', 'Guarulhos', 1292],
  ['SP', 'Campinas', 1139],
  ['MA', 'São Luís', 1038],
  ['AL', 'Maceió', 958],
  ['RJ', 'São Gonçalo', 896],
  ['RJ', 'Duque de Caxias', 808],
  ['RJ', 'Nova Iguaçu', 786],
];
const elsewhere = 28;

/** City ids, one for every 28 thousand inhabitants. */
function inhabitedSlots(): number[] {
  const { cities, findCity } = places();
  return [
    ...cities.map(({ id }) => id),
    ...inhabitants.flatMap(([uf, name, thousands]) =>
      Array<number>(Math.round(thousands / elsewhere)).fill(findCity(uf, name)!.id),
    ),
  ];
}

/**
 * This many alerts for generated auctions, of half as many customers: most watch one city, in a range of prices whose
 * end is up to twice its beginning, three in four any kind of auction; one in twenty is paused.
 */
export async function generateAlerts(database: Database, count: number): Promise<void> {
  const slots = inhabitedSlots();
  await sql`
    insert into people (role, email, name, password_hash, created_at, updated_at)
    select 'customer', concat('c', i, '@exemplo.com.br'), 'Cliente', 'x', ${benchNow}, ${benchNow}
    from generate_series(1, ${Math.ceil(count / each)}::integer) as i`.execute(database);
  await sql`
    insert into alerts (person_id, property_type, auction_type, price_min, price_max, paused_at, created_at, updated_at)
    select 1 + (i - 1) / ${each}::integer,
      case when u1 < 0.45 then 2 when u1 < 0.8 then 1 when u1 < 0.9 then 3 when u1 < 0.95 then 5 when u1 < 0.98 then 6 else 4 end,
      case when u2 < 0.75 then 1 else 2 + floor((u2 - 0.75) * 12)::integer end,
      least_price, ceil(least_price * (1.2 + u4 * 0.8)),
      case when u5 < 0.05 then ${benchNow}::timestamptz end, ${benchNow}, ${benchNow}
    from (
      select i, bench_random(i, 21) as u1, bench_random(i, 22) as u2, 2000000 + floor(bench_random(i, 23) ^ 2 * 40) * 1000000 as least_price,
        bench_random(i, 24) as u4, bench_random(i, 25) as u5
      from generate_series(1, ${count}::integer) as i
    ) as drawn order by i`.execute(database);
  await sql`
    insert into alert_cities (alert_id, city_id)
    select distinct i, (${slots}::integer[])[1 + floor(bench_random(i * 4::bigint + turn, 32) * ${slots.length}::integer)::integer]
    from (
      select i, generate_series(1, case when u < 0.6 then 1 when u < 0.85 then 2 else 3 end) as turn
      from (select i, bench_random(i, 31) as u from generate_series(1, ${count}::integer) as i) as drawn
    ) as turns`.execute(database);
  await sql`vacuum analyze people, alerts, alert_cities`.execute(database);
}
