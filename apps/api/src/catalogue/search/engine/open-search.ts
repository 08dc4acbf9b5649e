import type { FastifyInstance } from 'fastify';

import type { Reads } from '../../../platform/database/read-replica.ts';
import { type SearchSource, searchSource } from './search-source.ts';

/**
 * The search of a server: the first copy is made before the first request, and none is being made once the server has
 * closed.
 */
export function openSearch(app: FastifyInstance, reads: Reads): SearchSource {
  const search = searchSource(reads.database);
  app.addHook('onReady', async () => void search.warm());
  app.addHook('onClose', () => search.settle());
  return search;
}
