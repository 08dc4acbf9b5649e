import type { ReactNode } from 'react';

import { tableRoles as as } from '../internal/table-roles.ts';
import { Skeleton } from '../skeleton/skeleton.tsx';
import type { DataColumn } from './data-column.ts';
import { DataTableRow } from './data-table-row.tsx';
import type { SelectBox } from './select-box.tsx';

import * as styles from './data-table.css.ts';

interface DataTableBodyProps<Row> {
  columns: readonly DataColumn<Row>[];
  /** In their order. None, and nothing in their place: they are on their way. */
  rows: readonly Row[];
  rowId: (row: Row) => string;
  rowHref: ((row: Row) => string | undefined) | undefined;
  stacked: boolean;
  /** The box that selects a row, where rows are selected. */
  boxOf: ((row: Row) => Parameters<typeof SelectBox>[0]) | undefined;
  /** What stands in place of rows, or null. */
  instead: ReactNode;
}

const places = ['a', 'b', 'c', 'd', 'e'] as const;

/** The rows, what is said in their place, or places held for those that are on their way. */
export function DataTableBody<Row>({
  columns,
  rows,
  rowId,
  rowHref,
  stacked,
  boxOf,
  instead,
}: DataTableBodyProps<Row>) {
  const width = columns.length + (boxOf ? 1 : 0);
  return (
    <tbody {...as.rowgroup} className={styles.part}>
      {instead !== null && (
        <tr {...as.row} className={styles.row}>
          <td {...as.cell} colSpan={width} className={styles.instead}>
            <div className={styles.insteadWords}>{instead}</div>
          </td>
        </tr>
      )}
      {instead === null &&
        rows.length === 0 &&
        places.map((place) => (
          <tr key={place} className={styles.row} aria-hidden>
            {Array.from({ length: width }, (_cell, at) => (
              <td key={at} className={styles.cell}>
                <Skeleton length={0.8} />
              </td>
            ))}
          </tr>
        ))}
      {instead === null &&
        rows.map((row) => (
          <DataTableRow
            key={rowId(row)}
            row={row}
            columns={columns}
            href={rowHref?.(row)}
            stacked={stacked}
            box={boxOf?.(row)}
          />
        ))}
    </tbody>
  );
}
