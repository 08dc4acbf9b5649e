import { sql } from 'kysely';

import { alertRepository } from '../members/alerts/alerts.repository.ts';
import type { Database } from '../platform/database/connection.ts';
import { favoriteRepository } from '../members/favorites/favorites.repository.ts';

const hour = 3_600_000;
const day = 24 * hour;

/** The cities with the most auctions of a subcategory. */
async function busiestCities(database: Database, subcategoryId: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select city_id as id from auction_search where city_id > 0 and subcategory_id = ${subcategoryId}
    group by city_id order by count(*) desc, city_id limit ${limit}`.execute(database);
  return rows.map(({ id }) => id);
}

/** One auction of each state: two that end soon, one in its second round, a sale, one delisted. */
async function oneOfEach(database: Database, now: Date): Promise<string[]> {
  const { rows } = await sql<{ key: string }>`
    (select a.uuid_key as key from auction_search s join auctions a on a.id = s.auction_id
      where s.ends_at > ${now} and s.phase = 1 order by s.ends_at, a.id limit 2)
    union all
    (select a.uuid_key from auction_search s join auctions a on a.id = s.auction_id
      where s.ends_at > ${now} and s.phase = 2 and s.ends_at < 'infinity' order by s.ends_at, a.id limit 1)
    union all
    (select a.uuid_key from auction_search s join auctions a on a.id = s.auction_id
      where s.phase = 4 and a.valuation > 0 order by s.price::double precision / a.valuation, a.id limit 1)
    union all
    (select uuid_key from auctions where gone_since is not null and flagged_reason is null
      order by gone_since desc, id limit 1)`.execute(database);
  return rows.map(({ key }) => key);
}

/** As if an alert, since deleted, had found them while they were open: all lists are imported at one moment. */
async function findSomeThatAreOver(database: Database, personId: number, then: Date): Promise<void> {
  await sql`
    insert into opportunities (person_id, auction_id, matched_at, viewed_at, mailed_at)
    select ${personId}::bigint, id, ${then}::timestamptz, case when id % 2 = 0 then ${then}::timestamptz end,
      ${then}::timestamptz
    from (
      (select a.id from auctions a join auction_search s on s.auction_id = a.id
        where s.ends_at = 'infinity' and s.next_change < 'infinity' and not s.pending order by a.id limit 3)
      union all
      (select id from auctions where gone_since is not null and flagged_reason is null order by id limit 2)
    ) as over
    on conflict do nothing`.execute(database);
}

/**
 * The demonstration customer's content: alerts, one of them paused, favourites, and opportunities that are over. What
 * the alerts find is added when the lists are matched.
 */
export async function loadCustomerContent(database: Database, now: Date): Promise<void> {
  const { rows } = await sql<{ id: number }>`
    select id from people where sample and role = 'customer' order by id limit 1`.execute(database);
  const [customer] = rows;
  if (!customer) return;
  const before = (ms: number) => () => new Date(now.getTime() - ms);

  const forms = [
    { propertyType: 2, subcategory: 2, cities: 1, priceMin: 5_000_000, priceMax: 40_000_000, days: 20 },
    { propertyType: 1, subcategory: 1, cities: 2, priceMin: 3_000_000, priceMax: 60_000_000, days: 12 },
    { propertyType: 3, subcategory: 3, cities: 1, priceMin: 1_000_000, priceMax: 15_000_000, days: 5 },
  ];
  let last: number | undefined;
  for (const { propertyType, subcategory, cities, priceMin, priceMax, days } of forms) {
    const cityIds = await busiestCities(database, subcategory, cities);
    if (cityIds.length === 0) continue;
    const form = { propertyType, auctionType: 1, cityIds, priceMin, priceMax };
    last = (await alertRepository(database, before(days * day)).create(customer.id, form))?.id;
  }
  if (last !== undefined) await alertRepository(database, before(day)).pause(customer.id, last, true);

  await findSomeThatAreOver(database, customer.id, before(10 * day)());

  const keys = await oneOfEach(database, now);
  for (const [at, key] of keys.entries())
    await favoriteRepository(database, before((keys.length - at) * 9 * hour)).save(customer.id, key);
}
