import { sql } from 'kysely';

import type { Database } from '../../platform/database/connection.ts';

interface Figures {
  listed: number;
  hidden: number;
  list_date: string | null;
  held: number;
  taken: number;
  refused: number;
  failed: number;
  sources: number;
  stale: number;
  deletions: number;
  next_due_at: Date | null;
  customers: number;
  new_customers: number;
  auctioneers: number;
  pending_auctioneers: number;
  invitations: number;
  messages: number;
  open: number;
  overdue: number;
}

const week = 7 * 86_400_000;

/** Pending work, and what was imported in a week, in one statement. */
export async function backOfficeFigures(database: Database, now: Date): Promise<Figures> {
  const since = new Date(now.getTime() - week);
  const { rows } = await sql<Figures>`
    with feeds as (
      select count(*) filter (where status = 'held')::integer as held,
        count(*) filter (where status = 'taken' and undoes is null and undone_at is null
          and received_at > ${since})::integer as taken,
        count(*) filter (where status = 'refused' and received_at > ${since})::integer as refused,
        count(*) filter (where status = 'failed' and received_at > ${since})::integer as failed
      from feed_runs
    ), fed as (
      select so.id, (select max(l.taken_at) from standing_lists l where l.source_id = so.id) as taken_at from sources so
    ), origins as (
      select count(*)::integer as sources,
        count(*) filter (where taken_at is null or taken_at <= ${since})::integer as stale from fed
    ), deletions as (
      select count(*)::integer as deletions, min(due_at) as next_due_at from deletion_requests where status = 'open'
    ), persons as (
      select count(*) filter (where role = 'customer')::integer as customers,
        count(*) filter (where role = 'customer' and created_at > ${since})::integer as new_customers,
        count(*) filter (where role = 'auctioneer')::integer as auctioneers,
        count(*) filter (where role = 'auctioneer' and approval = 'pending')::integer as pending_auctioneers
      from people
    ), messages as (
      select count(*) filter (where c.received_at > ${since})::integer as messages,
        count(*) filter (where c.answered_at is null)::integer as open,
        count(*) filter (where m.id is not null and m.sent_at is null)::integer as overdue
      from contact_messages c left join mails m on m.key = 'contact:' || c.id
    )
    select (select count(*)::integer from auction_search) as listed,
      (select count(*)::integer from auctions where flagged_reason is not null) as hidden,
      (select max(list_date) from standing_lists) as list_date,
      (select count(*)::integer from invitations
        where role = 'auctioneer' and used_at is null and coalesce(expires_at > ${now}, true)) as invitations,
      feeds.*, origins.*, deletions.*, persons.*, messages.*
    from feeds, origins, deletions, persons, messages`.execute(database);
  return rows[0]!;
}
