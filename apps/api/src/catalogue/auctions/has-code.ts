import { sql } from 'kysely';

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Auction `a` by uuid_key, else by the numeric id of a legacy item; no auction for what is neither. */
export function hasCode(code: string) {
  if (uuid.test(code)) return sql`a.uuid_key = ${code}`;
  return /^\d{1,15}$/.test(code) ? sql`a.id = ${Number(code)}` : sql`false`;
}
