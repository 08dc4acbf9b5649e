import { calendarDate } from '@martelo/domain/dates';
import type { AlertQuery } from '@martelo/domain/alert-filters';
import type { DimensionName } from '@martelo/domain/list-dimensions';
import type { SeededRandom } from '@martelo/illustrations/seeded-random';
import type { components } from '@martelo/openapi/schema';

import { benchNow } from '../../../../bench/generate-auctions.ts';
import type { Query } from '../../../../bench/query-shapes.ts';

type Facets = components['schemas']['Facets'];

/** One random filter: the call's fields, and its condition on the auctions' own table. */
export interface Drawn {
  query: Query;
  condition: string;
  /** The facets that leave it out. */
  facets: readonly string[];
}

/**
 * All filters of lists, computed independently from the auctions' own table, without any code of the search: the
 * reference result.
 */
const factsBy = (join: string, columns: string) =>
  `
  select a.id, a.state_id, coalesce(a.city_id, 0) as city_id, a.subcategory_id, a.type, a.parking, a.bedrooms,
    translate(lower(a.kind), 'áàâãéêíóôõúç', 'aaaaeeiooouc') as kind, a.source_id, a.auctioneer_id, a.occupancy, a.financing,
    a.accepts_fgts, a.first_listed, v.price, v.closes, m.area, v.price / nullif(m.area, 0) as square_metre,
    case a.sale_method when 'direct' then 'direct' when 'online' then 'online' when 'tender' then 'tender' when 'sfi' then 'sfi'
      else case when a.sale_method is null and a.direct_sale then 'direct'
        when a.type = 1 then 'judicial' when a.type = 2 then 'extrajudicial' end end as modality,
    case when a.sale_method in ('direct', 'online', 'tender') then a.sale_method when a.sale_method = 'auction' then 'unique'
      when a.date_first is null then case when a.sale_method = 'sfi' then 'sfi' when a.direct_sale then 'direct' else 'unique' end
      when a.date_first > $now or a.date_second is null then 'first'
      when a.date_second > $now or a.date_third is null then 'second' else 'third' end as phase,
    100.0 * (a.valuation - v.price) / nullif(a.valuation, 0) as discount,
    a.area_private, a.area_total, a.area_land, ${columns}
  from auctions a ${join}
    cross join lateral (select
      case when a.date_second <= $now and a.date_third is not null then coalesce(a.minimum_third, a.minimum_second, a.minimum_first)
        when a.date_first <= $now and a.date_second is not null then coalesce(a.minimum_second, a.minimum_first)
        else a.minimum_first end as price,
      case when a.date_first > $now then a.date_first when a.date_second > $now then a.date_second
        when a.date_third > $now then a.date_third end as closes) v
    cross join lateral (select case when a.subcategory_id in (3, 6, 11) then coalesce(a.area_land, a.area_total)
      else coalesce(a.area_private, a.area_total, a.area_land) end as area) m
  where a.gone_since is null and a.flagged_reason is null and a.minimum_first is not null
    and (a.date_first is null or greatest(a.date_first, a.date_second, a.date_third) + interval '30 days' > $now)`.replaceAll(
    '$now',
    `timestamptz '${benchNow.toISOString()}'`,
  );

/**
 * The proven evidence of each, computed once from the tables that imports write: a next price that stands, of a proof
 * that holds and a list of the last 30 days; of those alike how many per cent are worse, in the city from 30 on, else
 * in the state.
 */
export const evidence = `
  create table known_evidence as
  with alike as (
    select id, city_id, state_id, price, valuation, case subcategory_id when 5 then 10 when 6 then 11 else subcategory_id end as type,
      case when sale_method in ('direct', 'online') then 'sale' else sale_method end as mode,
      case when subcategory_id in (3, 6, 11) then case when area_land is not null then 'land' else 'total' end
        when area_private is not null then 'private' when area_total is not null then 'total' else 'land' end as area_kind,
      round(square_metre) as metre
    from (${factsBy('', 'a.sale_method, a.valuation')}) f where sale_method is not null
  )
  select a.id, (select f.next_price from price_forecasts f
      where f.auction_id = a.id and f.ended_by is null and a.list_date >= date '2026-02-08'
        and (a.source_id, a.sale_method, f.kind) in ((1, 'direct', 'observed'), (1, 'online', 'frequent'), (2, 'direct', 'observed'))
    ) as next_price, d.rank as discount_rank, m.rank as metre_rank
  from auctions a left join alike o on o.id = a.id
    left join lateral (
      select coalesce(max(worse) filter (where near = 1 and n >= 30), max(worse) filter (where near = 0 and n >= 30)) as rank
      from (select near, count(*) as n, floor(100.0 * count(*) filter (
            where (b.valuation - b.price) * o.valuation < (o.valuation - o.price) * b.valuation) / count(*)) as worse
          from alike b cross join (values (0), (1)) as scope (near)
          where b.type = o.type and b.mode = o.mode and b.state_id = o.state_id and b.valuation > 0
            and (near = 0 or b.city_id = o.city_id and b.city_id > 0)
          group by near) as groups) d on o.valuation > 0
    left join lateral (
      select coalesce(max(worse) filter (where near = 1 and n >= 30), max(worse) filter (where near = 0 and n >= 30)) as rank
      from (select near, count(*) as n, floor(100.0 * count(*) filter (where b.metre > o.metre) / count(*)) as worse
          from alike b cross join (values (0), (1)) as scope (near)
          where b.type = o.type and b.mode = o.mode and b.state_id = o.state_id and b.area_kind = o.area_kind and b.metre is not null
            and (near = 0 or b.city_id = o.city_id and b.city_id > 0)
          group by near) as groups) m on o.metre is not null`;

export const facts = factsBy(
  'left join known_evidence k on k.id = a.id',
  'k.next_price, k.discount_rank, k.metre_rank',
);

/** Facets by what they are counted by in the auctions' own table. */
export const facetSql: Readonly<Record<string, string>> = {
  states: 'state_id::text',
  types: 'type::text',
  subcategories: 'subcategory_id::text',
  modalities: 'modality',
  phases: 'phase',
  kinds: 'kind',
  bedrooms: '(case when bedrooms > 0 then least(bedrooms, 5) end)::text',
  occupancies: 'occupancy',
  sources: 'source_id::text',
  auctioneers: 'auctioneer_id::text',
  financing: `case when financing then 'sim' end`,
  fgts: `case when accepts_fgts then 'sim' end`,
  regions: `(array['norte', 'nordeste', 'sudeste', 'sul', 'centro-oeste'])[state_id / 10]`,
  months: `to_char(closes at time zone 'America/Sao_Paulo', 'YYYY-MM')`,
  square_metres: `case when round(square_metre) > 0 then (select max(edge)::text from
    unnest(array[0, 250, 500, 1000, 1500, 2000, 3000, 4000, 5000, 7500, 10000, 15000]) edge
    where edge <= round(square_metre) / 100) end`,
  next_prices: `(select max(edge)::text from unnest(array[0, 50000, 100000, 150000, 200000, 300000, 500000, 1000000]) edge
    where edge <= next_price / 100.0)`,
};
export const areaSql = (column: string) => `case when ${column} > 0 then (select max(edge)::text from
    unnest(array[0, 30, 50, 70, 100, 150, 200, 300, 500, 1000, 5000, 20000]) edge where edge <= ${column}) end`;
export const atLeastSql: Readonly<Record<string, (least: number) => string>> = {
  discounts: (least) => `discount >= ${least}`,
  parking: (least) => `parking >= ${least}`,
  discount_ranks: (least) => `discount_rank >= ${least * 10}`,
  price_m2_ranks: (least) => `metre_rank >= ${least * 10}`,
};

/** What the answer counts, by the values of the wire. */
export function counted(facets: Facets, name: string) {
  const types = ['judicial', 'extrajudicial', 'caixa', 'administrativo', 'voluntario'];
  const entries: Record<string, [string, number][]> = {
    states: facets.states.map(({ id, auction_count }) => [String(id), auction_count]),
    types: facets.types.map(({ type, count }) => [String(types.indexOf(type) + 1), count]),
    subcategories: facets.subcategories.map(({ id, count }) => [String(id), count]),
    phases: facets.phases.map(({ phase, count }) => [phase, count]),
    modalities: facets.modalities.map(({ modality, count }) => [modality, count]),
    kinds: facets.kinds.map(({ kind, count }) => [kind, count]),
    bedrooms: facets.bedrooms.map(({ bedrooms, count }) => [String(bedrooms), count]),
    occupancies: facets.occupancies.map(({ occupancy, count }) => [occupancy, count]),
    sources: facets.sources.map(({ code, count }) => [code === 'outra' ? '2' : '1', count]),
    auctioneers: facets.auctioneers.map(({ id, count }) => [String(id), count]),
    financing: [['sim', facets.financing]],
    fgts: [['sim', facets.fgts]],
    regions: facets.regions.map(({ region, count }) => [region, count]),
    months: facets.months.map(({ month, count }) => [month, count]),
    square_metres: facets.square_metres.map(({ from, count }) => [String(from), count]),
    areas: facets.areas.map(({ from, count }) => [String(from), count]),
    next_prices: facets.next_prices.map(({ from, count }) => [String(from), count]),
  };
  return Object.fromEntries(entries[name]!.filter(([, count]) => count > 0));
}

/** The counts of this much or more, by their steps. */
export const stepsOf = (
  facets: Facets,
): Readonly<Record<string, readonly { least: number; count: number }[]>> => ({
  discounts: facets.discounts.map(({ discount_min: least, count }) => ({ least, count })),
  parking: facets.parking.map(({ parking_min: least, count }) => ({ least, count })),
  discount_ranks: facets.discount_ranks.map(({ rank_min: least, count }) => ({ least, count })),
  price_m2_ranks: facets.price_m2_ranks.map(({ rank_min: least, count }) => ({ least, count })),
});

const any = <Item>(random: SeededRandom, items: readonly Item[]) => items[random.int(0, items.length - 1)]!;
const some = <Item>(random: SeededRandom, items: readonly Item[]) =>
  items.filter(() => random.int(0, 2) === 0);
const texts = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ');

/** One for each dimension of a list. */
export const filterDraws: Readonly<Record<DimensionName, (random: SeededRandom) => Drawn>> = {
  modality: (random) => {
    const chosen = [
      any(random, ['direct', 'online', 'tender'] as const),
      any(random, ['sfi', 'judicial', 'extrajudicial'] as const),
    ];
    return {
      query: { modality: chosen },
      condition: `modality in (${texts(chosen)})`,
      facets: ['modalities'],
    };
  },
  kind: (random) => {
    const chosen = any(random, [['casa', 'sobrado'], ['apartamento'], ['terreno', 'galpao'], ['sobrado']]);
    return { query: { kind: chosen }, condition: `kind in (${texts(chosen)})`, facets: ['kinds'] };
  },
  discount: (random) => {
    const least = random.int(1, 70);
    return { query: { discount_min: least }, condition: `discount >= ${least}`, facets: ['discounts'] };
  },
  area: (random) => {
    const [from, to] = [random.int(20, 90), random.int(91, 400) + 0.5];
    const kind = any(random, [null, 'private', 'total', 'land'] as const);
    const column = kind ? `area_${kind}` : 'area';
    return {
      query: { area_min: from, area_max: to, ...(kind && { area_kind: kind }) },
      condition: `${column} between ${from} and ${to}`,
      facets: ['areas'],
    };
  },
  squareMetre: (random) => {
    const max = random.int(1000, 9000);
    return {
      query: { price_m2_max: max },
      condition: `round(square_metre) between 1 and ${max * 100}`,
      facets: ['square_metres'],
    };
  },
  bedrooms: (random) => {
    const chosen = [...new Set([random.int(1, 3), random.int(2, 5)])];
    return {
      query: { bedrooms: chosen },
      condition: `(case when bedrooms > 0 then least(bedrooms, 5) end) in (${chosen.join(', ')})`,
      facets: ['bedrooms'],
    };
  },
  parking: (random) => {
    const least = random.int(1, 3);
    return { query: { parking_min: least }, condition: `parking >= ${least}`, facets: ['parking'] };
  },
  financing: () => ({ query: { financing: true }, condition: 'financing', facets: ['financing'] }),
  fgts: () => ({ query: { fgts: true }, condition: 'accepts_fgts', facets: ['fgts'] }),
  occupancy: (random) => {
    const occupancy = any(random, ['occupied', 'vacant'] as const);
    return { query: { occupancy }, condition: `occupancy = '${occupancy}'`, facets: ['occupancies'] };
  },
  dates: (random) => {
    const from = calendarDate(new Date(benchNow.getTime() + random.int(-5, 20) * 86_400_000));
    const to = calendarDate(new Date(benchNow.getTime() + random.int(21, 60) * 86_400_000));
    return {
      query: { date_from: from, date_to: to },
      condition: `(closes at time zone 'America/Sao_Paulo')::date between '${from}' and '${to}'`,
      facets: ['months'],
    };
  },
  source: () => ({ query: { source: ['outra'] }, condition: 'source_id = 2', facets: ['sources'] }),
  auctioneer: (random) => {
    const chosen = [random.int(1, 2), random.int(3, 5)];
    return {
      query: { auctioneer_id: chosen },
      condition: `auctioneer_id in (${chosen.join(', ')})`,
      facets: ['auctioneers'],
    };
  },
  region: (random) => {
    const [region, digit] = any(random, [
      ['nordeste', 2],
      ['sudeste', 3],
      ['sul', 4],
    ] as const);
    return {
      query: { region },
      condition: `state_id / 10 = ${digit}`,
      facets: ['states', 'regions', 'cities'],
    };
  },
  excludedCity: () => ({
    query: { not_city_id: '3550308-e-3304557' },
    condition: 'city_id not in (3550308, 3304557)',
    facets: ['states', 'regions', 'cities'],
  }),
  nextPrice: (random) => {
    const max = random.int(40, 300) * 1000;
    return {
      query: { next_price_max: max },
      condition: `next_price <= ${max * 100}`,
      facets: ['next_prices'],
    };
  },
  discountRank: (random) => {
    const tenths = random.int(1, 9);
    return {
      query: { discount_rank_min: tenths },
      condition: `discount_rank >= ${tenths * 10}`,
      facets: ['discount_ranks'],
    };
  },
  squareMetreRank: (random) => {
    const tenths = random.int(1, 9);
    return {
      query: { price_m2_rank_min: tenths },
      condition: `metre_rank >= ${tenths * 10}`,
      facets: ['price_m2_ranks'],
    };
  },
};

/** Those of the rest. */
export const otherDraws: Readonly<Record<string, (random: SeededRandom) => Drawn>> = {
  price: (random) => {
    const [from, to] = [random.int(5, 15) * 10_000, random.int(16, 90) * 10_000];
    return {
      query: { price: `${from}-${to}` },
      condition: `price between ${from}00 and ${to}00`,
      facets: [],
    };
  },
  type: (random) => {
    const chosen = some(random, [1, 2, 3]);
    return chosen.length === 0
      ? { query: {}, condition: 'true', facets: [] }
      : {
          query: { type: chosen.join('-') },
          condition: `type in (${chosen.join(', ')})`,
          facets: ['types'],
        };
  },
  phase: (random) => {
    const phase = any(random, ['first', 'second', 'third', 'third', 'sfi'] as const);
    return { query: { phase }, condition: `phase = '${phase}'`, facets: ['phases'] };
  },
  subcategory: () => ({
    query: { subcategory_id: '1-2' },
    condition: 'subcategory_id in (1, 2)',
    facets: ['subcategories'],
  }),
};

/**
 * Of each dimension what some auctions of `generateVariedAuctions` pass and some do not; `cities` are frequent ones.
 */
export const typicalFilters = (
  cities: readonly number[],
): Readonly<Record<Exclude<DimensionName, 'region'>, AlertQuery>> => ({
  modality: { modality: ['online', 'judicial'] },
  kind: { kind: ['sobrado'] },
  excludedCity: { not_city_id: `${cities[0]}-e-${cities[3]}` },
  discount: { discount_min: 40 },
  area: { area_min: 60, area_max: 120.5, area_kind: 'total' },
  squareMetre: { price_m2_max: 2500 },
  bedrooms: { bedrooms: [2, 5] },
  parking: { parking_min: 2 },
  financing: { financing: true },
  fgts: { fgts: true },
  occupancy: { occupancy: 'vacant' },
  dates: { date_from: '2026-03-12', date_to: '2026-03-20' },
  source: { source: ['outra'] },
  auctioneer: { auctioneer_id: [1, 3] },
  nextPrice: { next_price_max: 150_000 },
  discountRank: { discount_rank_min: 5 },
  squareMetreRank: { price_m2_rank_min: 5 },
});
