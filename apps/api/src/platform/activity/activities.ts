import { sql } from 'kysely';

import type { Database } from '../database/connection.ts';

const activityKinds = ['favorite', 'alert', 'opportunity', 'bonus', 'account'] as const;
export type ActivityKind = (typeof activityKinds)[number];

export interface Activity {
  personId: number;
  kind: ActivityKind;
  /** As the dashboard shows it. */
  description: string;
  auctionId?: number;
}

/** Records what a customer did, for the dashboard (ACC-02). */
export async function recordActivity(
  trx: Database,
  { personId, kind, description, auctionId }: Activity,
  now: Date,
): Promise<void> {
  await sql`
    insert into activities (person_id, kind, description, auction_id, created_at)
    values (${personId}, ${kind}, ${description}, ${auctionId ?? null}, ${now})`.execute(trx);
}
