import { cx } from 'class-variance-authority';
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react';

import { tableRoles as as } from '../internal/table-roles.ts';
import { useMessages } from '../messages/messages.tsx';
import { dataTexts } from '../messages/pt-br-data.ts';
import type { DataColumn } from './data-column.ts';
import { SelectBox } from './select-box.tsx';
import { nextSort, type Sort } from './sort-rows.ts';

import * as styles from './data-table.css.ts';

interface DataTableHeadProps<Row> {
  columns: readonly DataColumn<Row>[];
  sort: Sort | null;
  onSortChange: (sort: Sort) => void;
  sticky: boolean;
  /** The box for all rows, where they can be selected. */
  all?: Omit<Parameters<typeof SelectBox>[0], 'label'> | undefined;
}

/** The heads of a table's columns: those that order the rows are buttons. */
export function DataTableHead<Row>({ columns, sort, onSortChange, sticky, all }: DataTableHeadProps<Row>) {
  const { selectAll } = useMessages(dataTexts);
  // Names alone are in the cells of blocks: a row without a head is none.
  const acts = all !== undefined || columns.some(({ sortBy }) => sortBy !== undefined);
  return (
    <thead {...as.rowgroup} className={cx(acts ? styles.part : styles.names, sticky && styles.stickyHead)}>
      <tr {...as.row} className={styles.heads}>
        {all && (
          <th {...as.columnheader} scope="col" className={styles.allBox}>
            <SelectBox label={selectAll} {...all} />
          </th>
        )}
        {columns.map(({ id, label, numeric = false, sortBy, firstDirection }) => {
          const direction = sort?.column === id ? sort.direction : undefined;
          const Arrow = { ascending: ArrowUp, descending: ArrowDown, none: ChevronsUpDown }[
            direction ?? 'none'
          ];
          const first = firstDirection ?? (numeric ? 'descending' : 'ascending');
          return (
            <th
              key={id}
              {...as.columnheader}
              scope="col"
              aria-sort={sortBy && (direction ?? 'none')}
              className={cx(sortBy ? styles.sortHead : styles.head, numeric && styles.numeric)}
            >
              {sortBy ? (
                <button
                  type="button"
                  onClick={() => onSortChange(nextSort(sort, id, first))}
                  className={styles.sort}
                >
                  {label}
                  <Arrow className={direction ? styles.arrow : styles.faintArrow} aria-hidden />
                </button>
              ) : (
                label
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
