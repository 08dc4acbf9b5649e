import { noAlertFilters, toAlertQuery } from '@martelo/domain/alert-filters';
import { sql } from 'kysely';

import { recordActivity } from '../../platform/activity/activities.ts';
import type { Database } from '../../platform/database/connection.ts';
import { pageOf, pageSize } from '../../platform/http/page.ts';
import { type AlertRow, readAlerts, readAlertStats } from './alert-rows.ts';
import type { AlertForm } from './alert-form.ts';

const json = (value: object) => sql<string>`${JSON.stringify(value)}::jsonb`;

/** The most alerts of one customer. */
export const maxAlerts = 50;

/** The alerts of customers. */
export function alertRepository(database: Database, clock: () => Date) {
  const read = (which: ReturnType<typeof sql>, from = database) => readAlerts(from, which, clock());
  const one = async (id: number, from: Database): Promise<AlertRow> =>
    (await read(sql`where id = ${id}`, from))[0]!;

  const setCities = async (trx: Database, id: number, { cityIds }: AlertForm) => {
    await trx.deleteFrom('alert_cities').where('alert_id', '=', id).execute();
    await sql`insert into alert_cities (alert_id, city_id) select ${id}::bigint, unnest(${cityIds}::integer[])`.execute(
      trx,
    );
  };

  return {
    /** One page of the `total` that the customer has, the newest first. */
    async page(personId: number, requestedPage: number, total: number) {
      const { pagination, offset } = pageOf(requestedPage, total);
      const rows = await read(
        sql`where person_id = ${personId} order by created_at desc, id desc limit ${pageSize} offset ${offset}`,
      );
      return { rows, pagination };
    },

    /** How many there are, and what all of them found today and this week. */
    stats: (personId: number) => readAlertStats(database, personId, clock()),

    /** The ids that are no cities. */
    async unknownCities(ids: readonly number[]): Promise<number[]> {
      const { rows } = await sql<{ id: number }>`
        select id from unnest(${ids}::integer[]) as given (id) where id not in (select id from cities)`.execute(
        database,
      );
      return rows.map(({ id }) => id);
    },

    /** Makes one; null where the customer has as many as there may be. */
    create: (personId: number, form: AlertForm) =>
      database.transaction().execute(async (trx) => {
        const now = clock();
        // Locks, so that two alerts created at once are counted one after the other.
        await trx.selectFrom('people').select('id').where('id', '=', personId).forNoKeyUpdate().execute();
        const { rows } = await sql<{ id: number }>`
          insert into alerts (person_id, property_type, auction_type, price_min, price_max, name, filters, requirements,
            tells, created_at, updated_at)
          select ${personId}::bigint, ${form.propertyType}::smallint, ${form.auctionType}::smallint,
            ${form.priceMin}::bigint, ${form.priceMax}::bigint, ${form.name ?? null},
            ${json(toAlertQuery(form.filters ?? noAlertFilters))}, ${json(form.requirements ?? {})},
            ${form.events ?? ['new']}::text[], ${now}::timestamptz, ${now}::timestamptz
          where (select count(*) from alerts where person_id = ${personId}) < ${maxAlerts}
          returning id`.execute(trx);
        const id = rows[0]?.id;
        if (id === undefined) return null;
        await setCities(trx, id, form);
        const alert = await one(id, trx);
        const places = alert.cities.map(({ name, uf }) => `${name} - ${uf}`);
        const more = places.length > 1 ? ` e mais ${places.length - 1}` : '';
        await recordActivity(
          trx,
          { personId, kind: 'alert', description: `Alerta criado: ${places[0] ?? ''}${more}` },
          now,
        );
        return alert;
      }),

    /** Updates it from the form; null where the customer has no such alert. */
    update: (personId: number, id: number, form: AlertForm) =>
      database.transaction().execute(async (trx) => {
        const { numUpdatedRows } = await trx
          .updateTable('alerts')
          .set({
            property_type: form.propertyType,
            auction_type: form.auctionType,
            price_min: form.priceMin,
            price_max: form.priceMax,
            ...(form.name !== undefined && { name: form.name }),
            ...(form.events && { tells: [...form.events] }),
            ...(form.filters && {
              filters: json(toAlertQuery(form.filters)),
              requirements: json(form.requirements ?? {}),
            }),
            updated_at: clock(),
          })
          .where('id', '=', id)
          .where('person_id', '=', personId)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) return null;
        await setCities(trx, id, form);
        return one(id, trx);
      }),

    /** Pauses or resumes it; null where the customer has no such alert. */
    async pause(personId: number, id: number, paused: boolean): Promise<AlertRow | null> {
      const now = clock();
      const { numUpdatedRows } = await database
        .updateTable('alerts')
        .set({ paused_at: paused ? sql`coalesce(paused_at, ${now})` : null, updated_at: now })
        .where('id', '=', id)
        .where('person_id', '=', personId)
        .executeTakeFirst();
      return numUpdatedRows === 0n ? null : one(id, database);
    },

    /** Deletes it; the opportunities that it found stay. False where the customer has no such alert. */
    async delete(personId: number, id: number): Promise<boolean> {
      const { numDeletedRows } = await database
        .deleteFrom('alerts')
        .where('id', '=', id)
        .where('person_id', '=', personId)
        .executeTakeFirst();
      return numDeletedRows === 1n;
    },

    /** The date of the first list; null without lists. */
    async firstListDate(): Promise<string | null> {
      const { date } = await database
        .selectFrom('standing_lists')
        .select((lists) => lists.fn.min('list_date').as('date'))
        .executeTakeFirstOrThrow();
      return date;
    },

    /**
     * The date of the newest list that covers the states of these cities, or no state as a whole and whose source had
     * auctions in them; null without one.
     */
    async newestListDate(cityIds: readonly number[]): Promise<string | null> {
      const { rows } = await sql<{ date: string | null }>`
        select max(l.list_date) as date from standing_lists l
        where l.scope && array(select s.uf::text from cities c join states s on s.id = c.state_id
            where c.id = any (${cityIds}::integer[]))
          or l.scope = '{}' and l.source_id in
            (select a.source_id from auctions a where a.city_id = any (${cityIds}::integer[]))`.execute(
        database,
      );
      return rows[0]!.date;
    },
  };
}
