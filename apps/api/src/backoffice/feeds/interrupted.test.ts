import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import type { Caller } from '../../../test/callers.ts';
import { engines } from '../../../test/databases.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { claimRun } from '../../catalogue/ingestion/import-runs.repository.ts';
import { parseFeed } from './parse-feed.ts';
import { ParserFailed } from './parse-in-worker.ts';
import { resumeFeeds, sweepFeeds } from './sweep-feeds.ts';
import { type FeedWork, importFeed } from './import-feed.ts';
import { aFeed, lots } from './testing/a-feed.ts';
import { type Feed, type FeedServer, feedServer, feedsPath } from './testing/feed-server.ts';

const now = new Date('2026-03-10T12:00Z');
const interrupted = 'A leitura foi interrompida e nada foi mudado. Envie a lista outra vez.';

const failingWith = (error: Error): FeedWork['parse'] =>
  async function fail() {
    throw error;
  };

describe.each(engines)('feeds that break off on $name', ({ open }) => {
  let opened: OpenDatabase;
  let server: FeedServer;
  let services: FeedWork;

  beforeAll(async () => {
    opened = await open();
    server = await feedServer(opened, now);
    const { database } = opened;
    services = { database, jobs: server.jobs, clock: () => now, parse: async (feed) => parseFeed(feed) };
  });
  afterAll(async () => {
    await server?.app.close();
    await opened?.close();
  });

  /** A feed whose job is gone, as after the death of the process that had it. */
  const aFeedLeftBehind = async (): Promise<{ sender: Caller; id: string }> => {
    const sender = await server.anAuctioneer();
    const answer = await server.call(feedsPath, sender, aFeed(lots(3)));
    server.jobs.waiting.length = 0;
    return { sender, id: answer.json<{ data: Feed }>().data.id };
  };
  const feedOf = async ({ sender, id }: { sender: Caller; id: string }) =>
    (await server.call(`${feedsPath}/${id}`, sender)).json<{ data: Feed }>().data;

  test('[SAFE-27] one that waits or was begun is requested again, and imported whole', async () => {
    const waiting = await aFeedLeftBehind();
    const begun = await aFeedLeftBehind();
    await claimRun(opened.database, begun.id);
    await sweepFeeds(opened.database, server.jobs);
    await sweepFeeds(opened.database, server.jobs);
    expect(server.jobs.waiting.map(({ key }) => key)).toEqual([waiting.id, begun.id]);
    await server.work();
    for (const feed of [waiting, begun]) {
      expect(await feedOf(feed)).toMatchObject({ status: 'taken', new: 3 });
      expect(await server.auctionsOf(feed.sender)).toHaveLength(3);
    }
  });

  test('[SAFE-27] at the start of a process that is alone, nothing waits for a dead job', async () => {
    const begun = await aFeedLeftBehind();
    await claimRun(opened.database, begun.id);
    // The job of the dead process, which the queue still takes for alive.
    await server.jobs.send('take-feed', [{ data: { run: begun.id }, key: begun.id }]);
    await resumeFeeds(opened.database, server.jobs, now);
    expect(server.jobs.waiting).toHaveLength(2);
    await server.work();
    expect(await feedOf(begun)).toMatchObject({ status: 'taken', new: 3 });
  });

  test('[SAFE-27] one that broke off three times ends as failed, and can be sent again', async () => {
    const feed = await aFeedLeftBehind();
    for (let death = 0; death < 3; death += 1) await claimRun(opened.database, feed.id);
    await sweepFeeds(opened.database, server.jobs);
    await server.work();
    expect(await feedOf(feed)).toMatchObject({ status: 'failed', reason: interrupted });
    expect(await server.auctionsOf(feed.sender)).toEqual([]);
    expect((await server.send(feed.sender, aFeed(lots(3)))).feed).toMatchObject({
      status: 'taken',
      new: 3,
    });
  });

  test('[SAFE-27] a process taken for dead that continues changes nothing any more', async () => {
    const feed = await aFeedLeftBehind();
    const late = importFeed(
      {
        ...services,
        async parse(input) {
          // Another process takes it over, and is still at it when this one is done.
          expect(await claimRun(opened.database, feed.id)).toMatchObject({ attempts: 2 });
          return parseFeed(input);
        },
      },
      feed.id,
    );
    await expect(late).rejects.toThrow("no longer this try's to take");
    expect(await server.auctionsOf(feed.sender)).toEqual([]);
    expect(await feedOf(feed)).toMatchObject({ status: 'running' });
    expect(await importFeed(services, feed.id)).toBe(true);
    expect(await feedOf(feed)).toMatchObject({ status: 'taken', new: 3 });
    const { rows } = await sql<{ n: number }>`
      select count(*) as n from lists l join people p on p.source_id = l.source_id
      where p.id = ${feed.sender.id}`.execute(opened.database);
    expect(rows).toEqual([{ n: 1 }]);
  });

  test('[SAFE-27] an error of ours is tried again; a feed that kills its thread is not', async () => {
    const broken = await aFeedLeftBehind();
    const failing = (error: Error) => importFeed({ ...services, parse: failingWith(error) }, broken.id);
    await expect(failing(new Error('The database is away.'))).rejects.toThrow('away');
    await expect(failing(new Error('The database is away.'))).rejects.toThrow('away');
    expect(await feedOf(broken)).toMatchObject({ status: 'running' });
    expect(await failing(new Error('The database is away.'))).toBe(false);
    expect(await feedOf(broken)).toMatchObject({ status: 'failed', reason: interrupted });

    const deadly = await aFeedLeftBehind();
    const next = await server.call(feedsPath, deadly.sender, aFeed(lots(1)));
    server.jobs.waiting.length = 0;
    const parse = failingWith(new ParserFailed('Out of memory.'));
    expect(await importFeed({ ...services, parse }, deadly.id)).toBe(false);
    expect(await feedOf(deadly)).toMatchObject({ status: 'failed' });
    expect(server.jobs.waiting.map(({ key }) => key)).toEqual([next.json<{ data: Feed }>().data.id]);
    await server.work();
  });
});
