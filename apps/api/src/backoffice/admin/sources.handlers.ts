import type { Handlers } from '../../platform/contract/contract.ts';
import type { Services } from '../../platform/services.ts';
import { type SourceRow, sourcesPage } from './sources.repository.ts';

const print = ({ code, name, sample, auctions, list_date, taken_at, rows, held, ...row }: SourceRow) => ({
  code,
  name,
  sample,
  sender:
    row.person_id === null
      ? null
      : { id: row.person_id, name: row.person_name!, company_name: row.company_name ?? row.person_name! },
  auctions,
  list_date,
  taken_at: taken_at?.toISOString() ?? null,
  rows,
  held,
  last_feed:
    row.feed === null
      ? null
      : { id: row.feed, status: row.feed_status!, received_at: row.received_at!.toISOString() },
});

/** Where auctions come from, each with its last good list (API-08). */
export function sourceHandlers({ database }: Services) {
  return {
    async listSources({ query: { keyword = '', page = 1 } }) {
      const { rows, pagination } = await sourcesPage(database, keyword, page);
      return { data: rows.map(print), pagination };
    },
  } satisfies Partial<Handlers>;
}
