import { type RawBuilder, sql } from 'kysely';

const midnight = (day: RawBuilder<unknown>) => sql`(${day})::timestamp at time zone 'America/Sao_Paulo'`;

/**
 * Whether an instant is on one of the days from `from` to `until` in São Paulo, both included; without one of them that
 * side is open.
 */
export const withinDays = (instant: RawBuilder<unknown>, from?: string, until?: string) =>
  sql.join(
    [
      sql`true`,
      ...(from === undefined ? [] : [sql`${instant} >= ${midnight(sql`${from}::date`)}`]),
      ...(until === undefined ? [] : [sql`${instant} < ${midnight(sql`${until}::date + 1`)}`]),
    ],
    sql` and `,
  );
