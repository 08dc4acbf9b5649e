import type { FastifyInstance } from 'fastify';

import { validateAnswers } from './answers.ts';
import { buildApp } from '../src/app.ts';
import type { OpenDatabase } from '../src/platform/database/database.ts';
import { type ManualJobs, manualJobs } from '../src/platform/jobs/testing/manual-jobs.ts';
import { openOutbox, type Outbox } from '../src/platform/outbox/outbox.ts';
import { readSettings } from '../src/platform/config/settings.ts';

export interface TestServer {
  app: FastifyInstance;
  jobs: ManualJobs;
  outbox: Outbox;
}

/**
 * The whole server with a clock that the test turns, jobs that it runs explicitly, and settings of its own; its answers
 * are validated.
 */
export async function testServer(
  opened: OpenDatabase,
  { clock, env = {} }: { clock: () => Date; env?: Record<string, string> },
): Promise<TestServer> {
  const settings = readSettings({ REQUESTS_PER_MINUTE: '1000000', MAX_EVENT_LOOP_DELAY_MS: '0', ...env });
  const jobs = manualJobs();
  const outbox = await openOutbox(opened.database, jobs, 'https://martelo.example');
  const app = validateAnswers(await buildApp({ settings, opened, clock, outbox, jobs, site: null }));
  return { app, jobs, outbox };
}
