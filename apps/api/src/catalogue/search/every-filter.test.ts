import { calendarDate } from '@martelo/domain/dates';
import { seededRandom } from '@martelo/illustrations/seeded-random';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { benchNow } from '../../../bench/generate-auctions.ts';
import type { Query } from '../../../bench/query-shapes.ts';
import { engines } from '../../../test/databases.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { placeIndexSource } from '../places/place-index.ts';
import { placeRepository } from '../places/places.repository.ts';
import { listAuctions } from './list-auctions.ts';
import { type SearchSource, searchSource } from './engine/search-source.ts';
import { generateVariedAuctions } from './testing/generate-varied-auctions.ts';

/** One filter drawn: the calls' fields, and what it asks of the auctions' own table. */
interface Drawn {
  query: Query;
  condition: string;
  /** The facets that leave it out. */
  facets: readonly string[];
}

/**
 * Everything that lists are narrowed by, worked out again from the auctions' own table, without a line of the search:
 * what it says is the truth.
 */
const factsBy = (join: string, columns: string) =>
  `
  select a.id, a.state_id, coalesce(a.city_id, 0) as city_id, a.subcategory_id, a.type, a.parking, a.bedrooms,
    translate(lower(a.kind), 'áàâãéêíóôõúç', 'aaaaeeiooouc') as kind, a.source_id, a.auctioneer_id, a.occupancy, a.financing,
    a.accepts_fgts, a.first_listed, v.price, v.closes, m.area, v.price / nullif(m.area, 0) as square_metre,
    case a.sale_method when 'direct' then 'direct' when 'online' then 'online' when 'tender' then 'tender' when 'sfi' then 'sfi'
      else case when a.sale_method is null and a.direct_sale then 'direct'
        when a.type = 1 then 'judicial' when a.type = 2 then 'extrajudicial' end end as modality,
    100.0 * (a.valuation - v.price) / nullif(a.valuation, 0) as discount,
    a.area_private, a.area_total, a.area_land, ${columns}
  from auctions a ${join}
    cross join lateral (select
      case when a.date_first <= $now and a.date_second is not null then coalesce(a.minimum_second, a.minimum_first)
        else a.minimum_first end as price,
      case when a.date_first > $now then a.date_first when a.date_second > $now then a.date_second end as closes) v
    cross join lateral (select case when a.subcategory_id in (3, 6, 11) then coalesce(a.area_land, a.area_total)
      else coalesce(a.area_private, a.area_total, a.area_land) end as area) m
  where a.gone_since is null and a.flagged_reason is null and a.minimum_first is not null
    and (a.date_first is null or greatest(a.date_first, a.date_second) + interval '30 days' > $now)`.replaceAll(
    '$now',
    `timestamptz '${benchNow.toISOString()}'`,
  );

/**
 * What is proven of each, worked out once from the tables that lists leave: a next price that stands, of a proof that holds
 * and a list of the last 30 days; of those alike how many per cent are worse, in the city from 30 on, else in the state.
 */
const evidence = `
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

const facts = factsBy(
  'left join known_evidence k on k.id = a.id',
  'k.next_price, k.discount_rank, k.metre_rank',
);

/** Facets by what they are counted by in the auctions' own table. */
const facetSql: Readonly<Record<string, string>> = {
  states: 'state_id::text',
  types: 'type::text',
  subcategories: 'subcategory_id::text',
  modalities: 'modality',
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
const areaSql = (column: string) => `case when ${column} > 0 then (select max(edge)::text from
    unnest(array[0, 30, 50, 70, 100, 150, 200, 300, 500, 1000, 5000, 20000]) edge where edge <= ${column}) end`;
const atLeastSql: Readonly<Record<string, (least: number) => string>> = {
  discounts: (least) => `discount >= ${least}`,
  parking: (least) => `parking >= ${least}`,
  discount_ranks: (least) => `discount_rank >= ${least * 10}`,
  price_m2_ranks: (least) => `metre_rank >= ${least * 10}`,
};

describe.each(engines)('every filter on $name', ({ open }) => {
  let opened: OpenDatabase;
  let source: SearchSource;
  const size = 3000;
  const truth = async <Row>(select: string, conditions: readonly string[], rest = '') => {
    const where = conditions.length > 0 ? `where ${conditions.map((one) => `(${one})`).join(' and ')}` : '';
    return (
      await sql
        .raw<Row>(`with facts as (${facts}) select ${select} from facts ${where} ${rest}`)
        .execute(opened.database)
    ).rows;
  };

  beforeAll(async () => {
    opened = await open();
    const { database } = opened;
    await generateVariedAuctions(database, size);
    await sql.raw(evidence).execute(database);
    source = searchSource(database);
    await source.warm();
  });
  afterAll(async () => {
    await source?.settle();
    await opened?.close();
  });

  const random = seededRandom('every-filter');
  const any = <Item>(items: readonly Item[]) => items[random.int(0, items.length - 1)]!;
  const some = <Item>(items: readonly Item[]) => items.filter(() => random.int(0, 2) === 0);
  const texts = (values: readonly string[]) => values.map((value) => `'${value}'`).join(', ');

  /** Filters of one kind each; drawn anew by each call. */
  const draws: readonly (() => Drawn)[] = [
    () => {
      const chosen = [
        any(['direct', 'online', 'tender'] as const),
        any(['sfi', 'judicial', 'extrajudicial'] as const),
      ];
      return {
        query: { modality: chosen },
        condition: `modality in (${texts(chosen)})`,
        facets: ['modalities'],
      };
    },
    () => {
      const chosen = any([['casa', 'sobrado'], ['apartamento'], ['terreno', 'galpao'], ['sobrado']]);
      return { query: { kind: chosen }, condition: `kind in (${texts(chosen)})`, facets: ['kinds'] };
    },
    () => {
      const least = random.int(1, 70);
      return { query: { discount_min: least }, condition: `discount >= ${least}`, facets: ['discounts'] };
    },
    () => {
      const [from, to] = [random.int(20, 90), random.int(91, 400) + 0.5];
      const kind = any([null, 'private', 'total', 'land'] as const);
      const column = kind ? `area_${kind}` : 'area';
      return {
        query: { area_min: from, area_max: to, ...(kind && { area_kind: kind }) },
        condition: `${column} between ${from} and ${to}`,
        facets: ['areas'],
      };
    },
    () => {
      const most = random.int(1000, 9000);
      return {
        query: { price_m2_max: most },
        condition: `round(square_metre) between 1 and ${most * 100}`,
        facets: ['square_metres'],
      };
    },
    () => {
      const chosen = [...new Set([random.int(1, 3), random.int(2, 5)])];
      return {
        query: { bedrooms: chosen },
        condition: `(case when bedrooms > 0 then least(bedrooms, 5) end) in (${chosen.join(', ')})`,
        facets: ['bedrooms'],
      };
    },
    () => {
      const least = random.int(1, 3);
      return { query: { parking_min: least }, condition: `parking >= ${least}`, facets: ['parking'] };
    },
    () => ({ query: { financing: true }, condition: 'financing', facets: ['financing'] }),
    () => ({ query: { fgts: true }, condition: 'accepts_fgts', facets: ['fgts'] }),
    () => {
      const occupancy = any(['occupied', 'vacant'] as const);
      return { query: { occupancy }, condition: `occupancy = '${occupancy}'`, facets: ['occupancies'] };
    },
    () => {
      const from = calendarDate(new Date(benchNow.getTime() + random.int(-5, 20) * 86_400_000));
      const to = calendarDate(new Date(benchNow.getTime() + random.int(21, 60) * 86_400_000));
      return {
        query: { date_from: from, date_to: to },
        condition: `(closes at time zone 'America/Sao_Paulo')::date between '${from}' and '${to}'`,
        facets: ['months'],
      };
    },
    () => ({ query: { source: ['outra'] }, condition: 'source_id = 2', facets: ['sources'] }),
    () => {
      const chosen = [random.int(1, 2), random.int(3, 5)];
      return {
        query: { auctioneer_id: chosen },
        condition: `auctioneer_id in (${chosen.join(', ')})`,
        facets: ['auctioneers'],
      };
    },
    () => {
      const [region, digit] = any([
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
    () => ({
      query: { not_city_id: '3550308-e-3304557' },
      condition: 'city_id not in (3550308, 3304557)',
      facets: ['states', 'regions', 'cities'],
    }),
    () => {
      const [from, to] = [random.int(5, 15) * 10_000, random.int(16, 90) * 10_000];
      return {
        query: { price: `${from}-${to}` },
        condition: `price between ${from}00 and ${to}00`,
        facets: [],
      };
    },
    () => {
      const most = random.int(40, 300) * 1000;
      return {
        query: { next_price_max: most },
        condition: `next_price <= ${most * 100}`,
        facets: ['next_prices'],
      };
    },
    () => {
      const tenths = random.int(1, 9);
      return {
        query: { discount_rank_min: tenths },
        condition: `discount_rank >= ${tenths * 10}`,
        facets: ['discount_ranks'],
      };
    },
    () => {
      const tenths = random.int(1, 9);
      return {
        query: { price_m2_rank_min: tenths },
        condition: `metre_rank >= ${tenths * 10}`,
        facets: ['price_m2_ranks'],
      };
    },
    () => {
      const chosen = some([1, 2, 3]);
      return chosen.length === 0
        ? { query: {}, condition: 'true', facets: [] }
        : {
            query: { type: chosen.join('-') },
            condition: `type in (${chosen.join(', ')})`,
            facets: ['types'],
          };
    },
    () => ({
      query: { subcategory_id: '1-2' },
      condition: 'subcategory_id in (1, 2)',
      facets: ['subcategories'],
    }),
  ];

  const orderSql = {
    1: 'first_listed desc, id desc',
    2: 'price, id',
    3: 'price desc, id desc',
    4: 'closes nulls last, id',
    5: 'floor(greatest(coalesce(discount, 0), 0) * 100) desc, id',
    6: 'nullif(round(coalesce(square_metre, 0)), 0) nulls last, id',
    7: 'next_price nulls last, id',
    8: 'discount_rank desc nulls last, id',
    9: 'metre_rank desc nulls last, id',
  } as const;

  /** What the answer counts, by the values of the wire. */
  const counted = (facets: Awaited<ReturnType<typeof listAuctions>>['facets'], name: string) => {
    const types = ['judicial', 'extrajudicial', 'caixa', 'administrativo', 'voluntario'];
    const entries: Record<string, [string, number][]> = {
      states: facets.states.map(({ id, auction_count }) => [String(id), auction_count]),
      types: facets.types.map(({ type, count }) => [String(types.indexOf(type) + 1), count]),
      subcategories: facets.subcategories.map(({ id, count }) => [String(id), count]),
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
  };

  test('[FILTER-01][FILTER-02][FILTER-03][FILTER-06] pages, totals and facets are those of the auctions themselves', async () => {
    const index = await placeIndexSource(placeRepository(opened.database), () => benchNow)();
    let found = 0;
    for (let round = 0; round < 63; round++) {
      const first = draws[round % draws.length]!();
      const drawn = [first, any(draws)(), any(draws)()];
      // Two of one kind would be one filter.
      const keys = new Set<string>();
      const used = drawn.filter(({ query }) => {
        const names = Object.keys(query);
        const isNew = names.every((name) => !keys.has(name));
        for (const name of names) keys.add(name);
        return isNew;
      });
      const order = ((round % 9) + 1) as keyof typeof orderSql;
      const query: Query = Object.assign(
        { order, page: (round % 2) + 1 },
        ...used.map((one) => one.query),
      ) as Query;
      const answer = await listAuctions(opened.database, source.search, query, index);
      const hint = JSON.stringify(query);
      const conditions = used.map(({ condition }) => condition);

      const [sums] = await truth<{ n: number; low: number | null; high: number | null }>(
        'count(*)::integer as n, min(price) as low, max(price) as high',
        conditions,
      );
      expect(answer.pagination.total, hint).toBe(sums!.n);
      found += sums!.n;
      expect(answer.price_statistics.min_price, hint).toBe(sums!.low === null ? null : sums!.low / 100);
      expect(answer.price_statistics.max_price, hint).toBe(sums!.high === null ? null : sums!.high / 100);
      const offset = (answer.pagination.current_page - 1) * 30;
      const rows = await truth<{ id: number }>(
        'id',
        conditions,
        `order by ${orderSql[order]} limit 30 offset ${offset}`,
      );
      expect(
        answer.data.map(({ id }) => id),
        hint,
      ).toEqual(rows.map(({ id }) => id));

      const areas = areaSql(query.area_kind ? `area_${query.area_kind}` : 'area');
      for (const [name, value] of Object.entries({ ...facetSql, areas })) {
        const others = used.filter(({ facets }) => !facets.includes(name)).map(({ condition }) => condition);
        const counts = await truth<{ value: string | null; n: number }>(
          `${value} as value, count(*)::integer as n`,
          others,
          'group by 1',
        );
        const expected = Object.fromEntries(
          counts.flatMap(({ value: one, n }) => (one === null ? [] : [[one, n]])),
        );
        expect(counted(answer.facets, name), `${name} of ${hint}`).toEqual(expected);
      }
      const elsewhere = used
        .filter(({ facets }) => !facets.includes('cities'))
        .map(({ condition }) => condition);
      const byCity = new Map(
        (
          await truth<{ id: number; n: number }>(
            'city_id as id, count(*)::integer as n',
            [...elsewhere, 'city_id > 0'],
            'group by 1',
          )
        ).map(({ id, n }) => [id, n]),
      );
      for (const city of answer.facets.cities)
        expect(city.auction_count, `${city.name} of ${hint}`).toBe(byCity.get(city.id) ?? 0);
      if (!('region' in query)) expect(answer.facets.cities, hint).toHaveLength(Math.min(60, byCity.size));
      for (const [name, conditionOf] of Object.entries(atLeastSql)) {
        const others = used.filter(({ facets }) => !facets.includes(name)).map(({ condition }) => condition);
        const { discounts, parking, discount_ranks: ofDiscount, price_m2_ranks: ofMetre } = answer.facets;
        const steps = {
          discounts: discounts.map(({ discount_min: least, count }) => ({ least, count })),
          parking: parking.map(({ parking_min: least, count }) => ({ least, count })),
          discount_ranks: ofDiscount.map(({ rank_min: least, count }) => ({ least, count })),
          price_m2_ranks: ofMetre.map(({ rank_min: least, count }) => ({ least, count })),
        }[name]!;
        for (const step of steps) {
          const { least } = step;
          const [{ n } = { n: -1 }] = await truth<{ n: number }>('count(*)::integer as n', [
            ...others,
            conditionOf(least),
          ]);
          expect(step.count, `${name} ${least} of ${hint}`).toBe(n);
        }
      }
    }
    // The draws leave something to compare.
    expect(found).toBeGreaterThan(2000);
    expect(source.hasCopy()).toBe(true);
  }, 240_000);

  test('[SENT-08][FILTER-01] who sells is read out of a sentence', async () => {
    const index = await placeIndexSource(placeRepository(opened.database), () => benchNow)();
    const [auctioneer] = (
      await sql<{ id: number; name: string }>`select id, name from auctioneers order by id limit 1`.execute(
        opened.database,
      )
    ).rows;
    const list = (query: Query) => listAuctions(opened.database, source.search, query, index);
    const [asked, said] = [
      await list({ auctioneer_id: [auctioneer!.id], subcategory_id: '1' }),
      await list({ keyword: `casa do ${auctioneer!.name}` }),
    ];
    expect(asked.pagination.total).toBeGreaterThan(0);
    expect(said.pagination.total).toBe(asked.pagination.total);
    expect(said.reading.chips.map(({ kind, label }) => [kind, label])).toContainEqual([
      'auctioneer',
      auctioneer!.name,
    ]);
    const outra = await list({ keyword: 'casa da Outra' });
    expect(outra.pagination.total).toBe(
      (await list({ source: ['outra'], subcategory_id: '1' })).pagination.total,
    );
  });
});
