import { sql } from 'kysely';

import type { Database } from '../../platform/database/connection.ts';
import { pageOf } from '../../platform/http/page.ts';
import { withinDays } from '../../platform/database/within-days.ts';

export type FeedStatus = 'queued' | 'running' | 'taken' | 'held' | 'refused' | 'failed';
export type LineOutcome = 'new' | 'changed' | 'unchanged' | 'gone' | 'rejected';
export type Figures = Record<LineOutcome | 'rows' | 'returned', number>;

export interface FeedRow {
  id: number;
  uuid: string;
  status: FeedStatus;
  file_name: string;
  source_code: string;
  source_name: string;
  list_date: string | null;
  /** Undoings from before `unlisted` and `withdrawn` were stored have only their sum, as `gone`. */
  summary: Partial<Figures> & { notes?: string[]; unlisted?: number; withdrawn?: number };
  held_reason: string | null;
  received_at: Date;
  finished_at: Date | null;
  /** Of a list in quarantine: what must precede an admin's decision, or that decision. */
  waits_for: 'confirmation' | 'approval' | 'suspended' | 'decision' | null;
  person_id: number | null;
  person_name: string | null;
  company_name: string | null;
  /** The admin who accepted a list in quarantine or refused it. */
  decided_by: string | null;
  undone_at: Date | null;
  /** The run that this one undoes. */
  undoes: string | null;
  /** The latest run that undoes, or was to undo, this one. */
  undo: { id: string; status: FeedStatus; reason: string | null } | null;
}

interface FeedQuery {
  status?: FeedStatus | undefined;
  /** A source's code. */
  source?: string | undefined;
  /** Days in São Paulo, both included. */
  from?: string | undefined;
  until?: string | undefined;
  page?: number | undefined;
}

interface LineRow {
  line: number;
  code: string | null;
  outcome: LineOutcome;
  reason: string | null;
  uuid_key: string | null;
}

const columns = sql`
  r.id, r.uuid, r.status, r.file_name, so.code as source_code, so.name as source_name, r.list_date, r.summary,
  r.held_reason, r.received_at, r.finished_at, p.id as person_id, p.name as person_name, p.company_name,
  d.name as decided_by, r.undone_at, (select uuid from feed_runs where id = r.undoes) as undoes,
  (select jsonb_build_object('id', u.uuid, 'status', u.status, 'reason', u.held_reason) from feed_runs u
    where u.source_id = r.source_id and u.undoes = r.id order by u.received_at desc, u.id desc limit 1) as undo,
  case when r.status <> 'held' then null
    when p.id is not null and p.verified_email_at is null then 'confirmation'
    when p.approval = 'suspended' then 'suspended'
    when p.id is not null and p.approval is distinct from 'approved' then 'approval'
    else 'decision' end as waits_for`;
const joins = sql`
  join sources so on so.id = r.source_id
  left join people p on p.id = r.person_id
  left join people d on d.id = r.decided_by`;
/** Auctions that only undone lists had are shown nowhere, so no line links to them (INTAKE-31). */
const lineColumns = sql`l.line, l.code, l.outcome, l.reason, case when a.withdrawn_at is null then a.uuid_key end as uuid_key`;
const lineJoins = sql`
  join feed_runs r on r.id = l.run_id left join auctions a on a.source_id = r.source_id and a.code = l.code`;

/** Lines of a page; a page of feeds has as many as any other page. */
const linesPerPage = 100;
/** Lines that an answer about a feed includes. */
const maxLines = 1000;

/** Received lists. `sender` limits to those of one person. */
export function feedRepository(database: Database) {
  const ofSender = (sender: number | null) => (sender === null ? sql`true` : sql`r.person_id = ${sender}`);

  return {
    async page(sender: number | null, { status, source, from, until, page = 1 }: FeedQuery) {
      const conditions = [
        ofSender(sender),
        ...(status === undefined ? [] : [sql`r.status = ${status}`]),
        ...(source === undefined ? [] : [sql`so.code = ${source}`]),
        withinDays(sql`r.received_at`, from, until),
      ];
      const condition = sql.join(conditions, sql` and `);
      const counted = await sql<{ n: number }>`
        select count(*) as n from feed_runs r join sources so on so.id = r.source_id where ${condition}`.execute(
        database,
      );
      const { pagination, offset } = pageOf(page, counted.rows[0]!.n);
      const { rows } = await sql<FeedRow>`
        select ${columns} from feed_runs r ${joins} where ${condition}
        order by r.received_at desc, r.id desc limit ${pagination.per_page} offset ${offset}`.execute(
        database,
      );
      return { rows, pagination };
    },

    async find(uuid: string, sender: number | null): Promise<FeedRow | null> {
      const { rows } = await sql<FeedRow>`
        select ${columns} from feed_runs r ${joins} where r.uuid = ${uuid} and ${ofSender(sender)}`.execute(
        database,
      );
      return rows[0] ?? null;
    },

    /** The first lines with a fault. */
    async firstFaults(id: number): Promise<LineRow[]> {
      const { rows } = await sql<LineRow>`
        select ${lineColumns} from feed_lines l ${lineJoins}
        where l.run_id = ${id} and l.outcome = 'rejected'
        order by l.line, l.id limit ${maxLines}`.execute(database);
      return rows;
    },

    async lines(id: number, outcome: LineOutcome | undefined, page: number) {
      const condition = sql`l.run_id = ${id} and ${outcome === undefined ? sql`true` : sql`l.outcome = ${outcome}`}`;
      const counted = await sql<{ n: number }>`
        select count(*) as n from feed_lines l where ${condition}`.execute(database);
      const { pagination, offset } = pageOf(page, counted.rows[0]!.n, linesPerPage);
      const { rows } = await sql<LineRow>`
        select ${lineColumns} from feed_lines l ${lineJoins} where ${condition}
        order by l.line, l.id limit ${linesPerPage} offset ${offset}`.execute(database);
      return { rows, pagination };
    },
  };
}
