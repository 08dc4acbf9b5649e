import type { FastifyInstance } from 'fastify';

import { buildApp } from '../src/app.ts';
import type { OpenDatabase } from '../src/platform/database/database.ts';
import { manualJobs } from '../src/platform/jobs/testing/manual-jobs.ts';
import { openOutbox } from '../src/platform/outbox/outbox.ts';
import { readSettings } from '../src/platform/config/settings.ts';
import { validateAnswers } from './answers.ts';

/** The whole server on an open database, with a clock that stands at `now`; its answers are validated. */
export async function buildTestApp(opened: OpenDatabase, now: Date): Promise<FastifyInstance> {
  const settings = readSettings({ REQUESTS_PER_MINUTE: '1000000', MAX_EVENT_LOOP_DELAY_MS: '0' });
  const jobs = manualJobs();
  const outbox = await openOutbox(opened.database, jobs, 'https://martelo.example');
  return validateAnswers(await buildApp({ settings, opened, clock: () => now, outbox, jobs, site: null }));
}
