import { sql } from 'kysely';

import { isUuid } from '../../platform/text/is-uuid.ts';

/** Auction `a` by uuid_key, else by the numeric id of a legacy item; no auction for what is neither. */
export function hasCode(code: string) {
  if (isUuid(code)) return sql`a.uuid_key = ${code}`;
  return /^\d{1,15}$/.test(code) ? sql`a.id = ${Number(code)}` : sql`false`;
}
