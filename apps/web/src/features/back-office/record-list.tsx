import { EmptyState } from '@martelo/ui/empty-state';
import { Table, type TableColumn, type TableRow } from '@martelo/ui/table';

import * as styles from './back-office.css.ts';
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
    <div className={styles.list}>
      <Table caption={caption} hideCaption columns={columns} rows={rows} />
      <RecordPages pagination={pagination} />
    </div>
  );
}
