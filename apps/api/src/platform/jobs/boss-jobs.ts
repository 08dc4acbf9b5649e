import type { Pool } from 'pg';
import { fromKysely, type JobResult, PgBoss } from 'pg-boss';

import type { OpenDatabase } from '../database/database.ts';
import type { JobData, Jobs, Queue } from './jobs.ts';
import { queues, type QueueSettings } from './queues.ts';

interface BossOptions {
  /** Called with every job that failed and with trouble of the database. */
  report: (error: unknown, queue: string | null) => void;
  /** Departures from the queues' settings, for tests. */
  settings?: Partial<QueueSettings>;
}

const schema = 'jobs';
const zone = 'America/Sao_Paulo';
const timeoutMs = 8_000;
/** Seconds after which a dead process is noticed, and its jobs are started again by another. */
const heartbeat = 15;
const superviseEvery = 10;
/** The number of an advisory lock; any that nothing else uses. */
const startLock = 7_226_011;
const noJobId = '00000000-0000-0000-0000-000000000000';

/** One statement, or several in one text, some with a transaction of their own, which a failure must not leave open. */
const executor = (pool: Pool) => ({
  async executeSql(text: string, values?: unknown[]) {
    const client = await pool.connect();
    try {
      return await client.query(text, values);
    } catch (error) {
      await client.query('rollback').catch(() => {});
      throw error;
    } finally {
      client.release();
    }
  },
});

/** Processes that start together would create the same tables; the embedded database has only one process. */
async function oneAtATime(pool: Pool, embedded: boolean, work: () => Promise<void>): Promise<void> {
  if (embedded) return work();
  const client = await pool.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [startLock]);
    await work();
    await client.query('select pg_advisory_unlock($1)', [startLock]);
    client.release();
  } catch (error) {
    client.release(true);
    throw error;
  }
}

async function prepare(boss: PgBoss, embedded: boolean, settings: Partial<QueueSettings>): Promise<void> {
  await boss.start();
  for (const [name, queue] of Object.entries(queues)) {
    const {
      cron,
      pollingIntervalSeconds: _interval,
      batchSize: _size,
      ...options
    } = { ...queue, ...settings };
    const { policy, ...rest } = options;
    // On the embedded database's only connection a long transaction would block a living process's heartbeat.
    const changeable = embedded ? rest : { ...rest, heartbeatSeconds: heartbeat };
    if (await boss.getQueue(name)) await boss.updateQueue(name, changeable);
    else await boss.createQueue(name, { ...changeable, ...(policy && { policy }) });
    // Makes pg-boss cache the queue: looked up within a transaction, it would wait for the embedded database's only
    // connection, which that transaction holds.
    await boss.findJobs(name, { id: noJobId });
    if (cron) await boss.schedule(name, cron, null, { tz: zone, singletonKey: name });
  }
}

/** Jobs as rows in the schema `jobs`, by pg-boss: several processes on one database do each job once. */
export async function startBossJobs(
  { pool, embedded }: Pick<OpenDatabase, 'pool' | 'embedded'>,
  { report, settings = {} }: BossOptions,
): Promise<Jobs> {
  const boss = new PgBoss({
    db: executor(pool),
    schema,
    superviseIntervalSeconds: superviseEvery,
    monitorIntervalSeconds: superviseEvery,
    backend: embedded ? 'pglite' : 'postgres',
    reindex: !embedded,
    monitorVacuum: !embedded,
  });
  boss.on('error', (error) => report(error, null));
  await oneAtATime(pool, embedded, () => prepare(boss, embedded, settings));

  return {
    async send(queue, jobs, trx) {
      if (jobs.length === 0) return;
      const rows = jobs.map(({ data, key }) => ({ ...(data && { data }), singletonKey: key }));
      await boss.insert(queue, rows, trx ? { db: fromKysely(trx) } : {});
    },

    async work<Q extends Queue>(queue: Q, handler: (data: JobData[Q]) => Promise<void>) {
      const { pollingIntervalSeconds, batchSize } = { ...queues[queue], ...settings };
      const options = {
        pollingIntervalSeconds,
        batchSize,
        burstWhenBatchFull: batchSize > 1,
        perJobResults: true,
      } as const;
      await boss.work<JobData[Q], unknown, typeof options>(queue, options, (jobs) =>
        Promise.all(
          jobs.map(async ({ id, data }): Promise<JobResult> => {
            try {
              await handler(data);
              return { id, status: 'completed' };
            } catch (error) {
              report(error, queue);
              return { id, status: 'failed', output: { name: (error as Error).name } };
            }
          }),
        ),
      );
    },

    stop: () => boss.stop({ graceful: true, timeout: timeoutMs, close: false }),
  };
}
