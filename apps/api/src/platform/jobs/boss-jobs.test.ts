import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { engines } from '../../../test/databases.ts';
import type { OpenDatabase } from '../database/database.ts';
import { openOutbox } from '../outbox/outbox.ts';
import { startBossJobs } from './boss-jobs.ts';
import type { Jobs } from './jobs.ts';

const quick = { retryDelay: 1, retryDelayMax: 1, pollingIntervalSeconds: 0.5, cron: null } as const;
const mail = (mailId: number) => ({ data: { mailId }, key: String(mailId) });

/** A promise that resolves after `count` calls. */
function calls(count: number) {
  const seen: number[] = [];
  const { promise, resolve } = Promise.withResolvers<number[]>();
  const add = (mailId: number) => {
    seen.push(mailId);
    if (seen.length === count) resolve(seen);
  };
  return { add, seen, promise };
}

describe.each(engines)('startBossJobs on $name', ({ name, open }) => {
  let opened: OpenDatabase;
  let running: Jobs[] = [];
  const errors: unknown[] = [];
  const start = async () => {
    const jobs = await startBossJobs(opened, { report: (error) => errors.push(error), settings: quick });
    running.push(jobs);
    return jobs;
  };
  beforeAll(async () => {
    opened = await open();
  });
  beforeEach(async () => {
    errors.length = 0;
    await opened.pool.query(`drop schema if exists jobs cascade`);
  });
  afterEach(async () => {
    await Promise.all(running.map((jobs) => jobs.stop()));
    running = [];
  });
  afterAll(() => opened?.close());

  const waiting = async () =>
    (await opened.pool.query(`select singleton_key, state from jobs.job where name = 'send-mail' order by 1`))
      .rows as {
      singleton_key: string;
      state: string;
    }[];

  test('[ALERT-09] of jobs with one key only the first waits', async () => {
    const jobs = await start();
    await jobs.send('send-mail', [mail(1), mail(2)]);
    await jobs.send('send-mail', [mail(1)]);
    expect(await waiting()).toEqual([
      { singleton_key: '1', state: 'created' },
      { singleton_key: '2', state: 'created' },
    ]);
  });

  test('[ALERT-09] a job belongs to the transaction that sends it', async () => {
    const jobs = await start();
    const outbox = await openOutbox(opened.database, jobs, 'https://martelo.example');
    const mail = { personId: null, to: 'a@b.example', subject: 's', text: 't', html: 'h', headers: {} };
    const now = new Date('2026-03-10T12:00Z');
    await expect(
      opened.database.transaction().execute(async (trx) => {
        await outbox.enqueue(trx, [{ ...mail, key: 'a' }], now);
        throw new Error('died');
      }),
    ).rejects.toThrow('died');
    expect(await waiting()).toEqual([]);
    await opened.database.transaction().execute((trx) => outbox.enqueue(trx, [{ ...mail, key: 'b' }], now));
    expect(await waiting()).toHaveLength(1);
  });

  test('a job that fails is done again, and its failure reported', async () => {
    const jobs = await start();
    const done = calls(2);
    await jobs.work('send-mail', async ({ mailId }) => {
      done.add(mailId);
      if (done.seen.length === 1) throw new Error('not yet');
    });
    await jobs.send('send-mail', [mail(7)]);
    expect(await done.promise).toEqual([7, 7]);
    expect(errors).toMatchObject([{ message: 'not yet' }]);
  });

  test('stopping waits for what is being done, and what was not begun is done after the next start', async () => {
    const first = await start();
    const begun = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    let ended = false;
    await first.work('match-alerts', async () => {
      begun.resolve();
      await end.promise;
      ended = true;
    });
    await first.send('match-alerts', [{ data: null, key: 'match-alerts' }]);
    await begun.promise;
    await first.send('send-mail', [mail(3)]);
    const stopped = first.stop();
    end.resolve();
    await stopped;
    expect(ended).toBe(true);

    const second = await start();
    const done = calls(1);
    await second.work('send-mail', async ({ mailId }) => done.add(mailId));
    expect(await done.promise).toEqual([3]);
  });

  test.skipIf(name !== 'PostgreSQL')(
    '[ALERT-09] several processes on one PostgreSQL do each job once',
    async () => {
      const processes = await Promise.all([start(), start(), start()]);
      const done = calls(60);
      for (const jobs of processes) await jobs.work('send-mail', async ({ mailId }) => done.add(mailId));
      await processes[0].send(
        'send-mail',
        Array.from({ length: 60 }, (_, at) => mail(at)),
      );
      expect((await done.promise).toSorted((a, b) => a - b)).toEqual(
        Array.from({ length: 60 }, (_, at) => at),
      );
      await Promise.all(processes.map((jobs) => jobs.stop()));
      expect(done.seen).toHaveLength(60);
      expect(errors).toEqual([]);
    },
  );
});
