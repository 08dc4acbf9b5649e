import { sql } from 'kysely';

import type { Database } from '../../platform/database/connection.ts';
import { hashToken, newToken } from '../../platform/tokens/tokens.ts';

export interface CalendarAddress {
  /** Null for the favourites'. */
  alert_id: number | null;
  created_at: Date;
}

/** The owner and the content of an address's calendar. */
export interface CalendarOwner {
  person_id: number;
  alert_id: number | null;
}

/** The addresses that calendars subscribe to; only the hash of their secret part is stored (NEWS-12). */
export function calendarAddresses(database: Database, clock: () => Date) {
  const isOf = (alertId: number | null) => sql`coalesce(alert_id, 0) = ${alertId ?? 0}`;
  return {
    /** The favourites' first. */
    async list(personId: number): Promise<CalendarAddress[]> {
      const { rows } = await sql<CalendarAddress>`
        select alert_id, created_at from calendar_addresses where person_id = ${personId}
        order by alert_id nulls first`.execute(database);
      return rows;
    },

    async ownsAlert(personId: number, alertId: number): Promise<boolean> {
      const { rows } = await sql`
        select from alerts where id = ${alertId} and person_id = ${personId}`.execute(database);
      return rows.length > 0;
    },

    /** Creates one; the earlier address for the same ends. Returns the secret part, which can't be read later. */
    async renew(personId: number, alertId: number | null): Promise<{ token: string; made: CalendarAddress }> {
      const token = newToken();
      const { rows } = await sql<CalendarAddress>`
        insert into calendar_addresses (token_hash, person_id, alert_id, created_at)
        values (${hashToken(token)}, ${personId}, ${alertId}, ${clock()})
        on conflict (person_id, coalesce(alert_id, 0))
          do update set token_hash = excluded.token_hash, created_at = excluded.created_at
        returning alert_id, created_at`.execute(database);
      return { token, made: rows[0]! };
    },

    async revoke(personId: number, alertId: number | null): Promise<void> {
      await sql`delete from calendar_addresses where person_id = ${personId} and ${isOf(alertId)}`.execute(
        database,
      );
    },

    /** Null for an address that is unknown or has ended, and for an account that is not active. */
    async find(token: string): Promise<CalendarOwner | null> {
      const { rows } = await sql<CalendarOwner>`
        select c.person_id, c.alert_id from calendar_addresses c
          join people p on p.id = c.person_id and p.status = 'active'
        where c.token_hash = ${hashToken(token)}`.execute(database);
      return rows[0] ?? null;
    },
  };
}
