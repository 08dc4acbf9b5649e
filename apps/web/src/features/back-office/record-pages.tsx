import type { Calls } from '@martelo/api-client';
import { Pagination } from '@martelo/ui/pagination';
import { PaginationSummary } from '@martelo/ui/pagination-summary';
import { Stack } from '@martelo/ui/stack';
import { useLocation } from 'react-router-dom';

/** What part of a list its page is, as it comes on the wire. */
export type WirePagination =
  Calls['/api/admin/feeds']['get']['responses'][200]['content']['application/json']['pagination'];

/** Below a list in the back office: what part of the whole it is, and the ways to the other pages. */
export function RecordPages({ pagination }: { pagination: WirePagination }) {
  const { search, pathname } = useLocation();
  const hrefOf = (page: number) => {
    const query = new URLSearchParams(search);
    query.set('pagina', String(page));
    return `${pathname}?${query}`;
  };
  return (
    <Stack align="center" gap="small">
      <PaginationSummary
        page={pagination.current_page}
        lastPage={pagination.last_page}
        first={pagination.from ?? 0}
        last={pagination.to ?? 0}
        total={pagination.total}
      />
      <Pagination page={pagination.current_page} lastPage={pagination.last_page} hrefOf={hrefOf} />
    </Stack>
  );
}
