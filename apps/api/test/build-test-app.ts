import type { FastifyInstance } from 'fastify';

import { buildApp } from '../src/app.ts';
import type { OpenDatabase } from '../src/database/database.ts';
import { readSettings } from '../src/settings.ts';

/** The whole server on an open database, with a clock that stands at `now`. */
export function buildTestApp(opened: OpenDatabase, now: Date): Promise<FastifyInstance> {
  const settings = readSettings({ REQUESTS_PER_MINUTE: '1000000' });
  return buildApp({ settings, opened, clock: () => now, site: null });
}
