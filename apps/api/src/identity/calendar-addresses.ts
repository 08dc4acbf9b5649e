import type { Database } from '../platform/database/connection.ts';

/** Ends the addresses of a person's calendars, which open them without a password; returns whether there were any. */
export async function endCalendarAddresses(trx: Database, personId: number): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('calendar_addresses')
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
