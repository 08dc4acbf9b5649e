import { sql } from 'kysely';

import type { Database } from '../../../platform/database/connection.ts';
import { countPlaces } from './count-places.ts';
import { countCities, countNeighborhoods, summarize } from './facets.ts';
import type { Search } from './search.ts';
import { searchPage } from './search-page.ts';

async function newestListDate(database: Database): Promise<string | null> {
  const { rows } = await sql<{
    newest: string | null;
  }>`select max(list_date) as newest from standing_lists`.execute(database);
  return rows[0]?.newest ?? null;
}

/** Everything asked of the database, as it is at that moment. */
export const searchInSql = (database: Database): Search => ({
  summarize: (...asked) => summarize(database, ...asked),
  countCities: (...asked) => countCities(database, ...asked),
  countNeighborhoods: (...asked) => countNeighborhoods(database, ...asked),
  countPlaces: (...asked) => countPlaces(database, ...asked),
  page: (...asked) => searchPage(database, ...asked),
  newestListDate: () => newestListDate(database),
});
