import type { NotificationFrequency } from '@martelo/domain/alert';
import type { AlertEvent } from '@martelo/domain/alert';
import type { AlertQuery } from '@martelo/domain/alert-filters';
import { sql } from 'kysely';

import type { Database } from '../../../platform/database/connection.ts';
import type { Requirements } from '../requirements.ts';

export interface Seed {
  email: string;
  name?: string;
  status?: string;
  /** Whether the email is confirmed. */
  confirmed?: boolean;
  frequency?: NotificationFrequency;
  hour?: number;
  weekday?: number;
  /** When the settings were last changed. */
  changedAt?: Date;
}

const long = new Date('2026-01-01T12:00Z');

/** A customer, with settings where a frequency is given. */
export async function seedCustomer(
  database: Database,
  {
    email,
    name = 'Ana',
    status = 'active',
    confirmed = true,
    frequency,
    hour = 8,
    weekday = 1,
    changedAt = long,
  }: Seed,
): Promise<{ id: number; uuid: string; email: string; name: string }> {
  const { rows } = await sql<{ id: number; uuid: string }>`
    insert into people (role, email, name, password_hash, status, verified_email_at, created_at, updated_at)
    values ('customer', ${email}, ${name}, 'x', ${status}, ${confirmed ? long : null}::timestamptz, ${long}, ${long}) returning id, uuid`.execute(
    database,
  );
  const person = rows[0]!;
  if (frequency)
    await sql`insert into notification_settings (person_id, frequency, hour, weekday, updated_at)
      values (${person.id}, ${frequency}, ${hour}, ${weekday}, ${changedAt})`.execute(database);
  return { ...person, email, name };
}

export interface SeedAlert {
  propertyType?: number;
  auctionType?: number;
  cities?: readonly number[];
  priceMin?: number;
  priceMax?: number;
  paused?: boolean;
  name?: string | null;
  filters?: AlertQuery;
  requirements?: Requirements;
  events?: readonly AlertEvent[];
}

export const goiania = 5_208_707;
export const saoPaulo = 3_550_308;

/** An alert for apartments in Goiânia up to R$ 1 million, or as given; prices in reais. */
export async function seedAlert(
  database: Database,
  personId: number,
  {
    propertyType = 2,
    auctionType = 1,
    cities = [goiania],
    priceMin = 0,
    priceMax = 1_000_000,
    paused = false,
    name = null,
    filters = {},
    requirements = {},
    events = ['new'],
  }: SeedAlert = {},
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into alerts (person_id, property_type, auction_type, price_min, price_max, paused_at, name, filters, requirements, tells,
      created_at, updated_at)
    values (${personId}, ${propertyType}, ${auctionType}, ${priceMin * 100}, ${priceMax * 100},
      ${paused ? long : null}, ${name}, ${JSON.stringify(filters)}::jsonb, ${JSON.stringify(requirements)}::jsonb, ${events}::text[],
       ${long}, ${long}) returning id`.execute(database);
  const { id } = rows[0]!;
  await sql`insert into alert_cities (alert_id, city_id) select ${id}, unnest(${cities}::integer[])`.execute(
    database,
  );
  return id;
}
