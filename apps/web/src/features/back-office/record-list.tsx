import { DataTable } from '@martelo/ui/data-table';
import type { TableColumn, TableRow } from '@martelo/ui/table';
import { type ReactNode, useMemo } from 'react';

import { useFocusRestoration } from '../../lib/use-focus-restoration.ts';
import { RecordEmpty } from './record-empty.tsx';
import { RecordPages, type WirePagination } from './record-pages.tsx';

interface RecordListProps {
  caption: string;
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
  pagination: WirePagination;
  /** What an empty list says. */
  empty: string;
  /** What can be done about it. */
  emptyAction?: ReactNode;
}

const rowsOf = (list: HTMLDivElement) => list.querySelectorAll('tbody > tr');

/**
 * One page of a list in the back office as a table, in the server's order. Where a decision takes away its own button,
 * or the row, the focus stays at that place.
 */
export function RecordList({ caption, columns, rows, pagination, empty, emptyAction }: RecordListProps) {
  const place = useFocusRestoration(
    useMemo(() => rows.map(({ id }) => id), [rows]),
    rowsOf,
  );
  if (rows.length === 0) return <RecordEmpty title={empty} action={emptyAction} />;
  return (
    <DataTable
      {...place}
      label={caption}
      hideLabel
      columns={columns.map((column, at) => ({ ...column, cell: ({ cells }: TableRow) => cells[at] }))}
      rows={rows}
      rowId={({ id }) => id}
      narrow="stack"
      pagination={<RecordPages pagination={pagination} />}
    />
  );
}
