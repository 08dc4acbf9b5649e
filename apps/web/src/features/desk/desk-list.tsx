import { EmptyState } from '@martelo/ui/empty-state';
import { Table, type TableColumn, type TableRow } from '@martelo/ui/table';

import * as styles from './desk.css.ts';
import { DeskPages, type WirePagination } from './desk-pages.tsx';

interface DeskListProps {
  caption: string;
  columns: readonly TableColumn[];
  rows: readonly TableRow[];
  pagination: WirePagination;
  /** What an empty list says. */
  empty: string;
}

/** One page of a list at the desk as a table. */
export function DeskList({ caption, columns, rows, pagination, empty }: DeskListProps) {
  if (rows.length === 0) return <EmptyState title={empty} />;
  return (
    <div className={styles.list}>
      <Table caption={caption} hideCaption columns={columns} rows={rows} />
      <DeskPages pagination={pagination} />
    </div>
  );
}
