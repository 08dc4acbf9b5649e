import { sql } from 'kysely';

import type { Database } from '../src/platform/database/database.ts';
import { places } from '../src/catalogue/places/places.ts';
import { stateShares } from '../src/demo/state-shares.ts';
import { refreshNeighborhoods, refreshSearch } from '../src/catalogue/search/search-table.ts';

const chunk = 50_000;

/** The moment that generated rounds lie around. */
export const benchNow = new Date('2026-03-10T12:00:00Z');

/** City ids, as frequent as in Caixa's list: the known shares, then the state's other cities by Zipf's law. */
function citySlots(): number[] {
  const { cities, findCity } = places();
  return stateShares.flatMap(({ uf, rows, cities: listed }) => {
    const named = listed.flatMap(([name, count]) => Array<number>(count).fill(findCity(uf, name)!.id));
    const others = cities.filter((city) => city.uf === uf && !named.includes(city.id));
    const harmonic = others.reduce((sum, _city, rank) => sum + 1 / (rank + 1), 0);
    const left = Math.max(0, rows - named.length);
    return [
      ...named,
      ...others.flatMap(({ id }, rank) => Array<number>(Math.round(left / harmonic / (rank + 1))).fill(id)),
    ];
  });
}

/**
 * Fills an empty, migrated database with this many auctions in the style of Caixa's and the courts' lists: the same
 * ones each time. Search rows and counts are made by the product's own functions.
 */
export async function generateAuctions(database: Database, size: number): Promise<void> {
  await sql`insert into sources (code, name) values ('bench', 'Gerada')`.execute(database);
  await sql`insert into lists (source_id, list_date, scope, rows, summary, taken_at)
    select 1, date '2026-03-09' - day, '{}', 0, '{}', ${benchNow} from generate_series(0, 400) as day`.execute(
    database,
  );
  const slots = citySlots();
  await sql`create table bench_slots as
    select slot - 1 as slot, city_id from unnest(${slots}::integer[]) with ordinality as t (city_id, slot)`.execute(
    database,
  );
  await sql`alter table bench_slots add primary key (slot)`.execute(database);
  await sql`create function bench_random(key bigint, salt integer) returns double precision language sql immutable
    parallel safe as $$ select (hashint8extended(key, salt) & 2147483647) / 2147483648.0 $$`.execute(
    database,
  );

  for (let from = 1; from <= size; from += chunk) {
    const to = Math.min(size, from + chunk - 1);
    await insertAuctions(database, from, to, slots.length);
    const ids = Array.from({ length: to - from + 1 }, (_, place) => from + place);
    await database.transaction().execute((trx) => refreshSearch(trx, ids, [], benchNow));
    // Their evidence: next prices of sales without rounds, ranks of nearly all.
    await sql`insert into search_evidence
      select auction_id, case when modality in (1, 2) and bench_random(auction_id, 12) < 0.6 then price * 95 / 100 else 0 end,
        1 + floor(bench_random(auction_id, 13) * 100), 1 + floor(bench_random(auction_id, 14) * 100)
      from auction_search where auction_id between ${from} and ${to} and bench_random(auction_id, 15) < 0.9`.execute(
      database,
    );
  }
  const { rows } = await sql<{ id: number }>`select min(id) as id from auctions group by state_id`.execute(
    database,
  );
  await refreshNeighborhoods(
    database,
    rows.map(({ id }) => id),
  );
  await sql`vacuum analyze`.execute(database);
}

async function insertAuctions(database: Database, from: number, to: number, slots: number): Promise<void> {
  await sql`
    insert into auctions (uuid_key, source_id, code, title, type, modality, direct_sale, subcategory_id, kind, uf, state_id,
      city_id, city_name, neighborhood, address, date_first, date_second, minimum_first, minimum_second, valuation,
      area_private, bedrooms, parking, financing, extra, link, fingerprint, first_listed, list_date)
    select gen_random_uuid(), 1, 8000000000000 + i, concat(kind, ' em ', neighborhood, ', ', name, ' – ', uf), type,
      case when type = 3 then modality end, type = 3 and modality like 'Venda%', subcategory, kind, uf, state_id,
      city_id, name, neighborhood, concat(street, ', N. ', 1 + floor(u8 * 2400), ', Apto ', 1 + floor(u9 * 12), '0', 1 + floor(u8 * 8)),
      case when type in (1, 2) then first end, case when type in (1, 2) then first + interval '15 days' end,
      (valuation * case when type = 3 then 1 - u10 * 0.7 else 1 end)::bigint,
      case when type in (1, 2) then valuation * 6 / 10 end, valuation, 30 + floor(u9 * 200),
      case when subcategory in (1, 2) then 1 + floor(u7 * u7 * 4) end, case when u6 < 0.53 then 1 end, u6 < 0.35,
      concat_ws(', ', case when u5 < 0.07 then 'varanda' end, case when u5 < 0.86 then 'WC, sala, cozinha' end,
        case when u6 < 0.53 then 'vaga de garagem' end, case when u9 < 0.03 then 'piscina' end),
      concat('https://venda-imoveis.caixa.gov.br/sistema/detalhe-imovel.asp?hdnimovel=', i), i,
      date '2026-03-09' - floor(u4 * u4 * 400)::integer, date '2026-03-09'
    from (
      select *,
        case when u1 < 0.6 then 3 when u1 < 0.84 then 1 when u1 < 0.96 then 2 when u1 < 0.98 then 4 else 5 end as type,
        case when u2 < 0.5 then 'Venda Direta Online' when u2 < 0.82 then 'Leilão SFI - Edital Único'
          when u2 < 0.91 then 'Venda Online' else 'Licitação Aberta' end as modality,
        case when u3 < 0.55 then 2 when u3 < 0.9 then 1 when u3 < 0.95 then 3 when u3 < 0.97 then 10 when u3 < 0.985 then 4
          else 11 end as subcategory,
        case when u3 < 0.55 then 'Apartamento' when u3 < 0.9 then 'Casa' when u3 < 0.95 then 'Terreno'
          when u3 < 0.97 then 'Loja' when u3 < 0.985 then 'Galpão' else 'Imóvel rural' end as kind,
        (array['Jardim', 'Vila', 'Parque', 'Residencial', 'Setor', 'Conjunto', 'Loteamento', 'Bairro'])[1 + city_id % 8
          + floor(u4 * u4 * (8 - city_id % 8))::integer] || ' ' || (array['Aurora', 'Esperança', 'dos Ipês', 'Bela Vista',
          'Santa Cruz', 'das Cerejeiras', 'Boa Vista', 'das Águas', 'São Vicente', 'Planalto', 'Horizonte', 'Campo Alegre',
          'Santa Luzia', 'Três Rios', 'Alto da Serra', 'do Lago', 'Primavera', 'Industrial', 'Nova Iguaçu', 'Palmeiras'])
          [1 + floor(u5 * u5 * 20)::integer] as neighborhood,
        (array['Rua', 'Rua', 'Rua', 'Rua', 'Avenida', 'Travessa', 'Alameda', 'Estrada'])[1 + floor(u6 * 8)::integer]
          || ' ' || initcap(translate(substr(md5((floor(u7 * 20000))::text), 1, 7), '0123456789', 'ghijlmnoprs')) as street,
        timestamptz '2026-03-10 17:00Z' + floor(u2 * 80 - 25) * interval '1 day' as first,
        (exp(17 + u10 * u9 * 3 - u8 * 0.7) / 10000)::bigint * 10000 as valuation
      from (
        select i, c.id as city_id, c.state_id, c.name, s.uf, bench_random(i, 1) as u1, bench_random(i, 2) as u2,
          bench_random(i, 3) as u3, bench_random(i, 4) as u4, bench_random(i, 5) as u5, bench_random(i, 6) as u6,
          bench_random(i, 7) as u7, bench_random(i, 8) as u8, bench_random(i, 9) as u9, bench_random(i, 10) as u10
        from generate_series(${from}::bigint, ${to}::bigint) as i
          join bench_slots b on b.slot = floor(bench_random(i, 11) * ${slots}::integer)
          join cities c on c.id = b.city_id join states s on s.id = c.state_id
      ) as drawn
    ) as made order by i`.execute(database);
}
