import { sql } from 'kysely';

/**
 * A visit ends this many minutes after its last view: a page that is reloaded, or open twice, keeps its news until
 * then.
 */
export const visitMinutes = 30;

/** What `since` is: the end of a visit, or the time when the auction was saved. */
export type SinceKind = 'visit' | 'saved';

/**
 * Every auction that a person visited or saved, with the last event that counts as known and since when: what the
 * previous visit had seen, else what there was when it was saved. Null at the first visit of an auction that is not
 * saved.
 */
export function followedBy(personId: number, now: Date) {
  const over = sql`v.looked_at <= ${now}::timestamptz - ${visitMinutes} * interval '1 minute'`;
  return sql`(
    select auction_id, f.created_at is not null as saved,
      case when ${over} then v.seen_event when v.before_at is not null then v.before_event else f.saved_event end as known,
      case when ${over} then v.looked_at when v.before_at is not null then v.before_at else f.created_at end as since,
      case when ${over} or v.before_at is not null then 'visit' when f.created_at is not null then 'saved' end as since_kind
    from (select * from auction_visits where person_id = ${personId}) as v
      full join (select * from favorites where person_id = ${personId}) as f using (auction_id))`;
}

/**
 * The most important first, where not all is shown: the newest list first, and of one list the price first (NEWS-04).
 */
export const byWeight = sql`list_date desc, array_position(array['price', 'gone', 'returned', 'rounds', 'modality',
  'financing', 'valuation', 'details', 'undone'], kind), id desc`;

/**
 * The news of followed auction `w`, as a source of events: what lists changed since and still stands; and that a list
 * was undone where the person had seen what it said. What came and went unseen is left out (NEWS-06).
 */
export const newsOfFollowed = sql`(
  select e.id, e.kind, e.list_date, e.old, e.new, e.fields from news_events e
  where e.auction_id = w.auction_id and e.id > w.known
  union all
  select u.id, u.kind, u.list_date, u.old, u.new, u.fields from auction_events u
  where u.auction_id = w.auction_id and u.id > w.known and u.kind = 'undone' and exists (
    select from auction_events seen join undone_events d on d.event_id = seen.id
    where seen.auction_id = u.auction_id and seen.list_date = u.list_date and seen.id <= w.known
      and not exists (select from auction_events before where before.auction_id = u.auction_id
        and before.kind = 'undone' and before.list_date = u.list_date and before.id between seen.id and u.id - 1)))`;
