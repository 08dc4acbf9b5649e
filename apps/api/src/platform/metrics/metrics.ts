import { createHash, timingSafeEqual } from 'node:crypto';

import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

import type { OpenDatabase } from '../database/database.ts';
import { answerNotFound } from '../http/handle-errors.ts';

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

let ofProcess: Registry | null = null;
/** Of this process, also with several servers in it; collected from the first request on. */
function processMetrics(): Registry {
  if (!ofProcess) {
    ofProcess = new Registry();
    collectDefaultMetrics({ register: ofProcess });
  }
  return ofProcess;
}

async function countJobs({ database }: OpenDatabase) {
  const { rows: tables } = await sql<{ there: boolean }>`
    select to_regclass('jobs.job') is not null as there`.execute(database);
  if (!tables[0]?.there) return [];
  const { rows } = await sql<{ queue: string; state: string; n: number }>`
    select name as queue, state::text as state, count(*)::integer as n from jobs.job group by 1, 2`.execute(
    database,
  );
  return rows;
}

/** What needs a person's attention, or makes a person wait. */
async function countWaiting({ database }: OpenDatabase) {
  const { rows } = await sql<{ mails: number; givenUp: number; lists: number }>`
    select (select count(*)::integer from mails where sent_at is null and failed_at is null) as mails,
      (select count(*)::integer from mails where failed_at > now() - interval '1 day') as "givenUp",
      (select count(*)::integer from feed_runs where status = 'held') as lists`.execute(database);
  return rows[0]!;
}

function waitingGauges(opened: OpenDatabase) {
  const registers: Registry[] = [];
  const of = (name: string, help: string, what: 'mails' | 'givenUp' | 'lists') =>
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const counts = await countWaiting(opened).catch(() => null);
        this.reset();
        if (counts) this.set(counts[what]);
      },
    });
  return [
    of('martelo_mails_waiting', 'Mails that are neither sent nor given up.', 'mails'),
    of(
      'martelo_mails_given_up',
      'Mails refused or too old within the last day; nobody sends them again.',
      'givenUp',
    ),
    of('martelo_lists_held', 'Lists in quarantine that wait for a decision.', 'lists'),
  ];
}

const replicaGauge = ({ reads }: OpenDatabase) =>
  new Gauge({
    name: 'martelo_replica_in_use',
    help: '1 while public pages are read from the replica, 0 while it is away, behind or none.',
    registers: [],
    collect() {
      this.set(reads.usesReplica() ? 1 : 0);
    },
  });

function gauges(opened: OpenDatabase) {
  const { pool } = opened;
  const registers: Registry[] = [];
  const connections = new Gauge({
    name: 'martelo_pool_connections',
    help: 'Connections of the database pool, and requests that wait for one.',
    labelNames: ['state'],
    registers,
    collect() {
      this.set({ state: 'total' }, pool.totalCount);
      this.set({ state: 'idle' }, pool.idleCount);
      this.set({ state: 'waiting' }, pool.waitingCount);
    },
  });
  const jobs = new Gauge({
    name: 'martelo_jobs',
    help: 'Jobs by queue and state.',
    labelNames: ['queue', 'state'],
    registers,
    async collect() {
      const counts = await countJobs(opened).catch(() => []);
      this.reset();
      for (const { queue, state, n } of counts) this.set({ queue, state }, n);
    },
  });
  return [connections, jobs, ...waitingGauges(opened), replicaGauge(opened)];
}

const requestDurations = () =>
  new Histogram({
    name: 'martelo_request_duration_seconds',
    help: 'How long requests took, by the pattern of their address, never by the address.',
    labelNames: ['method', 'route', 'status'],
    buckets: seconds,
    registers: [],
  });

const hashOf = (text: string) => createHash('sha256').update(text).digest();

/**
 * Prometheus' figures at `/metrics`: for requests with the token; in a demonstration without a token for everybody;
 * else for nobody.
 */
export function metricsRoutes(
  app: FastifyInstance,
  opened: OpenDatabase,
  { metricsToken, demo }: { metricsToken: string | null; demo: boolean },
): void {
  const registry = new Registry();
  const durations = requestDurations();
  registry.registerMetric(durations);
  for (const gauge of gauges(opened)) registry.registerMetric(gauge);
  app.addHook('onResponse', async ({ method, routeOptions }, reply) => {
    const route = routeOptions.url ?? 'none';
    durations.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  const allowed = (authorization: string) =>
    metricsToken === null ? demo : timingSafeEqual(hashOf(authorization), hashOf(`Bearer ${metricsToken}`));

  app.get('/metrics', async (request, reply) => {
    if (!allowed(request.headers.authorization ?? '')) return answerNotFound(request, reply);
    const text = await Registry.merge([processMetrics(), registry]).metrics();
    return reply.header('cache-control', 'no-store').type(registry.contentType).send(text);
  });
}
