import { randomUUID } from 'node:crypto';

import { sql } from 'kysely';

import type { Database } from '../platform/database/connection.ts';

export interface CheckoutEvent {
  event_id: string;
  email?: string;
  signature_code?: string;
  name?: string;
  plan: 'monthly' | 'annual';
  status: 'active' | 'pending' | 'cancelled' | 'refunded' | 'expired';
  paid_at: string | null;
}

const plans = {
  monthly: { name: 'Plano mensal', interval: 'month' },
  annual: { name: 'Plano anual', interval: 'year' },
} as const;
/** Values of `subscriptions.status`. */
const statuses = { active: 1, pending: 2, cancelled: 3, refunded: 4, expired: 5 } as const;
const ends: readonly CheckoutEvent['status'][] = ['cancelled', 'refunded', 'expired'];

/** The number of an advisory lock; any that nothing else uses. */
const checkoutLock = 7_226_031;

/** Events are applied one after the other, until the transaction ends. */
export async function lockCheckout(trx: Database): Promise<void> {
  await sql`select pg_advisory_xact_lock(${checkoutLock}::bigint)`.execute(trx);
}

/** Records an event; false where it is known. */
export async function noteCheckoutEvent(trx: Database, event: CheckoutEvent, now: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await trx
    .insertInto('checkout_events')
    .values({ id: event.event_id, received_at: now, payload: JSON.stringify(event), applied: false })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/**
 * The customer of a subscription: by its code, else by the email if that is confirmed, since anybody can register any
 * address.
 */
export async function findSubscriber(
  trx: Database,
  { signature_code: code, email }: CheckoutEvent,
): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    select id from (
      select person_id as id, 1 as rank from subscriptions where signature_code = ${code ?? null}::text
      union all
      select id, 2 from people where role = 'customer' and email = ${email?.toLowerCase() ?? null}::text
        and verified_email_at is not null
    ) as found order by rank limit 1`.execute(trx);
  return rows[0]?.id ?? null;
}

/** The person with this email who has not confirmed it. */
export async function findUnconfirmed(
  trx: Database,
  email: string,
): Promise<{ id: number; name: string } | undefined> {
  return trx
    .selectFrom('people')
    .select(['id', 'name'])
    .where('role', '=', 'customer')
    .where('email', '=', email)
    .where('verified_email_at', 'is', null)
    .executeTakeFirst();
}

/**
 * Sets the subscription as the event says. An event with an older payment than the known one came late and changes
 * nothing. Neither does a pending payment of an active subscription, nor the end of a subscription that has been
 * replaced by the one the checkout named last.
 */
export async function applyCheckoutEvent(
  trx: Database,
  personId: number,
  { event_id, signature_code: code, plan, status, paid_at }: CheckoutEvent,
  now: Date,
): Promise<void> {
  const { name, interval } = plans[plan];
  await sql`
    insert into subscriptions as current (person_id, signature_code, plan, status, recurrence_interval,
      recurrence_interval_type, date_payment, created_at, updated_at)
    values (${personId}, ${code ?? randomUUID()}, ${name}, ${statuses[status]}, 1, ${interval}, ${paid_at}, ${now}, ${now})
    on conflict (person_id) do update set signature_code = coalesce(${code ?? null}::text, current.signature_code),
      plan = excluded.plan, status = excluded.status, recurrence_interval_type = excluded.recurrence_interval_type,
      recurrence_interval = 1, date_payment = coalesce(excluded.date_payment, current.date_payment), updated_at = ${now}
    where (current.date_payment is null or excluded.date_payment is null or excluded.date_payment >= current.date_payment)
      and not (excluded.status = ${statuses.pending} and current.status = ${statuses.active})
      and not (${ends.includes(status) && code !== undefined}::boolean and excluded.signature_code <> current.signature_code
        and exists (select from checkout_events e where e.payload ->> 'signature_code' = current.signature_code))`.execute(
    trx,
  );
  await trx.updateTable('checkout_events').set({ applied: true }).where('id', '=', event_id).execute();
}

/**
 * Gives a customer the payments made with their email before it was confirmed, with the checkout's later events that
 * have only the subscription's code. A subscription that belongs to another customer by now stays theirs.
 */
export async function claimPayments(trx: Database, personId: number, now: Date): Promise<void> {
  await lockCheckout(trx);
  const { rows } = await sql<{ payload: CheckoutEvent }>`
    select e.payload from checkout_events e join people p on lower(e.payload ->> 'email') = p.email
      or e.payload ->> 'email' is null and e.payload ->> 'signature_code' in (
        select o.payload ->> 'signature_code' from checkout_events o where lower(o.payload ->> 'email') = p.email)
    where p.id = ${personId} and p.role = 'customer' and p.verified_email_at is not null and not e.applied
      and not exists (select from subscriptions s
        where s.signature_code = e.payload ->> 'signature_code' and s.person_id <> p.id)
    order by e.received_at, e.id`.execute(trx);
  for (const { payload } of rows) await applyCheckoutEvent(trx, personId, payload, now);
}
