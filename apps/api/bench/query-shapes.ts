import { sql } from 'kysely';

import type { Input } from '../src/platform/contract/contract.ts';
import type { Database } from '../src/platform/database/database.ts';
import { seededRandom } from '@martelo/illustrations/seeded-random';

export type Query = Input<'listAuctions'>['query'];

/** One kind of query that people make; each call of `next` gives it other values. */
interface QueryShape {
  name: string;
  next: () => Query;
}

interface Known {
  states: number[];
  cities: { id: number; name: string }[];
  neighborhoods: { cityId: number; label: string }[];
  rareWords: string[];
  total: number;
}

/** Values that the database has: the most frequent places, words of one street. */
async function readKnown(database: Database): Promise<Known> {
  const all = async <Row>(query: string) => (await sql.raw<Row>(query).execute(database)).rows;
  const states = await all<{ id: number }>(
    'select state_id as id from auction_search group by 1 order by count(*) desc',
  );
  const rare = await all<{ word: string }>(
    `select lower(split_part(split_part(address, ',', 1), ' ', 2)) as word from auctions order by id limit 200`,
  );
  const [sum] = await all<{ n: number }>('select count(*)::integer as n from auction_search');
  return {
    states: states.map(({ id }) => id),
    cities: await all(
      `select c.id, c.name from auction_search s join cities c on c.id = s.city_id group by c.id order by count(*) desc limit 60`,
    ),
    neighborhoods: await all(
      `select city_id as "cityId", label from counts_by_neighborhood order by n desc, city_id limit 200`,
    ),
    rareWords: rare.map(({ word }) => word),
    total: sum?.n ?? 0,
  };
}

const commonWords = [
  'garagem',
  'rua',
  'cozinha',
  'jardim',
  'varanda',
  'parque',
  'santa',
  'residencial',
  'piscina',
] as const;
const subcategories = ['2', '1', '3', '10-5', '4', '11-6'] as const;
const sentences = [
  'apartamento de 2 quartos em',
  'casa até 200 mil em',
  'terreno da caixa em',
  'casa com piscina em',
] as const;

/** The shapes that are timed, with values drawn from a seed. */
export async function queryShapes(database: Database): Promise<QueryShape[]> {
  const { states, cities, neighborhoods, rareWords, total } = await readKnown(database);
  const random = seededRandom('search');
  const order = () => random.int(1, 4) as 1 | 2 | 3 | 4;
  const any = <Item>(items: readonly Item[]) => items[random.int(0, items.length - 1)]!;
  const price = () => `${random.int(2, 20) * 10_000}-${random.int(21, 60) * 10_000}`;
  const place = () => any(neighborhoods);
  return [
    { name: 'no filter', next: () => ({ order: order() }) },
    { name: 'state', next: () => ({ order: order(), state_id: `${any(states)}` }) },
    {
      name: 'cities',
      next: () => ({ order: order(), city_id: `${any(cities).id}-e-${any(cities).id}-e-${any(cities).id}` }),
    },
    {
      name: 'neighbourhood',
      next: () => {
        const { cityId, label } = place();
        return { order: order(), city_id: `${cityId}`, neighborhood: [label] };
      },
    },
    {
      name: 'property type, rooms, phase',
      next: () => ({
        order: order(),
        subcategory_id: any(subcategories),
        bedrooms: [random.int(1, 3)],
        phase: 'second',
      }),
    },
    { name: 'price range', next: () => ({ order: order(), price: price() }) },
    { name: 'keyword, rare', next: () => ({ order: order(), keyword: any(rareWords) }) },
    { name: 'keyword, common', next: () => ({ order: order(), keyword: any(commonWords) }) },
    {
      name: 'keyword and city',
      next: () => ({ order: order(), keyword: any(commonWords), city_id: `${any(cities).id}` }),
    },
    { name: 'sentence', next: () => ({ order: order(), keyword: `${any(sentences)} ${any(cities).name}` }) },
    {
      name: 'three further filters',
      next: () => {
        const further: readonly (() => Query)[] = [
          () => ({ modality: [any(['direct', 'judicial', 'extrajudicial'] as const)] }),
          () => ({ discount_min: random.int(1, 5) * 10 }),
          () => ({ area_min: random.int(30, 80), area_max: random.int(81, 200) }),
          () => ({ price_m2_max: random.int(10, 60) * 100 }),
          () => ({ parking_min: 1 }),
          () => ({ financing: true }),
          () => ({ kind: [any(['casa', 'apartamento'])] }),
          () => ({ bedrooms: [1, 2] }),
          () => ({ date_from: '2026-03-12', date_to: '2026-04-20' }),
          () => ({ next_price_max: random.int(5, 40) * 10_000 }),
          () => ({ discount_rank_min: random.int(5, 9) }),
          () => ({ price_m2_rank_min: random.int(3, 8) }),
        ];
        const from = random.int(0, further.length - 1);
        const drawn = [0, 2, 5].map((step) => further[(from + step) % further.length]!());
        return Object.assign({ order: random.int(1, 9) }, ...drawn) as Query;
      },
    },
    {
      name: 'further filters, word, state',
      next: () => ({
        order: random.int(5, 6),
        keyword: any(commonWords),
        state_id: `${any(states)}`,
        discount_min: 20,
        financing: true,
      }),
    },
    {
      name: 'next price, rank',
      next: () => ({
        order: random.int(7, 9),
        page: random.int(1, 40),
        ...(random.int(0, 2) > 0 && { next_price_max: random.int(10, 60) * 10_000 }),
        ...(random.int(0, 2) > 0 && { discount_rank_min: random.int(3, 9) }),
      }),
    },
    { name: 'deep page', next: () => ({ order: order(), page: random.int(2, Math.ceil(total / 30)) }) },
  ];
}
