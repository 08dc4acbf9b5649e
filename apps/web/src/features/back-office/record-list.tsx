import { EmptyState } from '@martelo/ui/empty-state';
import { Stack } from '@martelo/ui/stack';
import { Table, type TableColumn, type TableRow } from '@martelo/ui/table';

import { RecordPages, type WirePagination } from './record-pages.tsx';

interface DeskListProps {
  caption: string;
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
  pagination: WirePagination;
  /** What an empty list says. */
  empty: string;
}

/** One page of a list in the back office as a table. */
export function RecordList({ caption, columns, rows, pagination, empty }: DeskListProps) {
  if (rows.length === 0) return <EmptyState title={empty} />;
  return (
    <Stack>
      <Table label={caption} hideLabel columns={columns} rows={rows} />
      <RecordPages pagination={pagination} />
    </Stack>
  );
}
