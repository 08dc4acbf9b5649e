import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';

import { expectDocumented } from '../../../../test/answers.ts';
import { aCaller, type Caller, callsOf } from '../../../../test/callers.ts';
import type { OpenDatabase } from '../../../platform/database/database.ts';
import type { ManualJobs } from '../../../platform/jobs/testing/manual-jobs.ts';
import type { Outbox } from '../../../platform/outbox/outbox.ts';
import { testServer } from '../../../../test/test-server.ts';
import { parseInWorker } from '../parse-in-worker.ts';
import { importFeed } from '../import-feed.ts';

export interface Line {
  line: number;
  code: string | null;
  outcome: string;
  reason: string | null;
  uuid_key: string | null;
}

export interface Feed {
  id: string;
  status: string;
  waits_for: string | null;
  reason: string | null;
  file_name: string;
  list_date: string | null;
  rows: number;
  new: number;
  gone: number;
  rejected: number;
}

export interface Sent {
  status: number;
  /** The call's answer. */
  body: { message: string; data: Feed; location: string };
  /** Its outcome once the jobs have run, with the first hundred of its lines. */
  feed: Feed;
  lines: Line[];
}

export interface FeedServer {
  app: FastifyInstance;
  jobs: ManualJobs;
  outbox: Outbox;
  admin: Caller;
  call: ReturnType<typeof callsOf>;
  /** A new auctioneer, confirmed and approved. */
  anAuctioneer: () => Promise<Caller>;
  /** Sends a feed and runs its import. */
  send: (sender: Caller, body: unknown, headers?: Record<string, string>, query?: string) => Promise<Sent>;
  /** Runs the pending jobs. Matching of alerts is only counted. */
  work: () => Promise<void>;
  /** How often matching of alerts was requested since the last call. */
  notificationRequests: () => number;
  /** The auctions of an auctioneer's source. */
  auctionsOf: (sender: Caller) => Promise<
    {
      code: string;
      minimum_first: number;
      gone_since: string | null;
      featured: boolean;
      flagged_reason: string | null;
    }[]
  >;
}

export const feedsPath = '/api/auctionner/feeds';

/** A server whose feeds are imported when the test runs the jobs, with the parser thread of production. */
export async function feedServer(opened: OpenDatabase, now: Date): Promise<FeedServer> {
  const clock = () => now;
  const { app, jobs, outbox } = await testServer(opened, { clock });
  const { database } = opened;
  let requestCount = 0;
  let nth = 0;
  await jobs.work('take-feed', async ({ run }) => {
    if (await importFeed({ database, jobs, clock, parse: parseInWorker }, run)) requestCount += 1;
  });
  await jobs.work('send-mail', async () => {});
  const call = callsOf(() => app);
  const server: FeedServer = {
    app,
    jobs,
    outbox,
    call,
    admin: await aCaller(database, now, 'mesa@exemplo.com.br', 'admin'),
    anAuctioneer: () => aCaller(database, now, `leiloeira-${(nth += 1)}@exemplo.com.br`, 'auctioneer'),
    work: () => jobs.run(),
    notificationRequests() {
      const count = requestCount;
      requestCount = 0;
      return count;
    },
    async send(sender, body, headers = {}, query = '') {
      const answer = await call(`${feedsPath}${query}`, sender, body, headers);
      const received = expectDocumented<Sent['body']>(answer, 'sendFeed');
      const { statusCode: status } = answer;
      if (status !== 202) return { status, body: received, feed: received.data, lines: [] };
      await server.work();
      const path = String(answer.headers.location);
      const { data: feed } = (await call(path, sender)).json<{ data: Feed }>();
      const { data: lines } = (await call(`${path}/lines`, sender)).json<{ data: Line[] }>();
      return { status, body: received, feed, lines };
    },
    async auctionsOf(sender) {
      const { rows } = await sql<Awaited<ReturnType<FeedServer['auctionsOf']>>[number]>`
        select a.code, a.minimum_first, a.gone_since, a.featured, a.flagged_reason
        from auctions a join people p on p.source_id = a.source_id
        where p.id = ${sender.id} order by a.code`.execute(database);
      return rows;
    },
  };
  return server;
}
