import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId, useRef, useState } from 'react';

import { isBlank } from '../internal/is-blank.ts';
import { tableRoles as as } from '../internal/table-roles.ts';
import { useControlled } from '../internal/use-controlled.ts';
import { useMergedRef } from '../internal/use-merged-ref.ts';
import { useScrollRegion } from '../internal/use-scroll-region.ts';
import { hidden } from '../internal/visually-hidden.css.ts';
import { warnEmptyItems, warnMissingLabel } from '../internal/warn-dev.ts';
import { useMessages } from '../messages/messages.tsx';
import { dataTexts } from '../messages/pt-br-data.ts';
import { Spinner } from '../spinner/spinner.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import type { DataColumn } from './data-column.ts';
import { DataTableBody } from './data-table-body.tsx';
import { DataTableHead } from './data-table-head.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { type Sort, sortRows } from './sort-rows.ts';
import { useRowSelection } from './use-row-selection.ts';
import { useScrollEdges } from './use-scroll-edges.ts';

import * as styles from './data-table.css.ts';

export type { DataColumn } from './data-column.ts';
export type { Sort, SortKey } from './sort-rows.ts';

export interface DataTableProps<Row> extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the rows are. */
  label: string;
  /** Where a heading beside it says the same. */
  hideLabel?: boolean | undefined;
  /** The first names the row. */
  columns: readonly DataColumn<Row>[];
  /** In the order that is shown, unless the sorted column's `sortBy` is a function. */
  rows: readonly Row[];
  /** A row's own id: what `selected` holds. */
  rowId: (row: Row) => string;
  /** A row's name in words, for what selects it. */
  rowLabel?: ((row: Row) => string) | undefined;
  /**
   * Makes a row lead somewhere: the first cell is the link, all of the row takes the press but for buttons, fields and
   * other links in it.
   */
  rowHref?: ((row: Row) => string | undefined) | undefined;
  /** The column that orders the rows and its direction, where its owner keeps it. */
  sort?: Sort | null | undefined;
  /** The initial order, when uncontrolled. */
  defaultSort?: Sort | null | undefined;
  /** Called with the new order after a press on a heading. */
  onSortChange?: ((sort: Sort) => void) | undefined;
  /** Gives each row a box to be selected by, and the head one for all. */
  selectable?: boolean | undefined;
  /** The ids of the selected rows, where their owner keeps them; also of rows that are not among these. */
  selected?: readonly string[] | undefined;
  /** The initially selected rows, when uncontrolled: only those among `rows` count. */
  defaultSelected?: readonly string[] | undefined;
  /** Called with all selected ids after each change. */
  onSelectedChange?: ((ids: readonly string[]) => void) | undefined;
  /**
   * What can be done with the selected rows: small buttons; made of their ids where the table keeps these, with what
   * takes the selection off once it is done.
   */
  actions?: ReactNode | ((ids: readonly string[], clear: () => void) => ReactNode);
  /** Rows are on their way: the old ones stay until they come, or places are held. */
  loading?: boolean | undefined;
  /** In place of the rows: why there are none, and what to do. A condition that does not hold leaves it out. */
  error?: ReactNode;
  /** In place of no rows; left out as `error` is. */
  empty?: ReactNode;
  /** Below the rows: a `Pagination`. */
  pagination?: ReactNode;
  /** The head stays in sight while the rows scroll below it, within most of the window's height. */
  stickyHead?: boolean | undefined;
  /** Where there is too little room for columns: the table is scrolled to the side, or each row becomes a block. */
  narrow?: 'scroll' | 'stack' | undefined;
}

const noRows: readonly string[] = [];

/**
 * Rows to be ordered, selected and opened. For a few fixed facts a `Table` will do. Too wide for the page, it scrolls
 * by itself and shows by a shadow that there is more, or stacks its cells. `className` and `style` go to the whole, as
 * does every other attribute.
 */
export function DataTable<Row>({
  label,
  hideLabel = false,
  columns = [],
  rows = [],
  rowId,
  rowLabel = rowId,
  rowHref,
  sort: givenSort,
  defaultSort = null,
  onSortChange,
  selectable = false,
  selected: givenSelected,
  defaultSelected = noRows,
  onSelectedChange,
  actions,
  loading = false,
  error,
  empty,
  pagination,
  stickyHead = false,
  narrow = 'scroll',
  className,
  ...props
}: DataTableProps<Row>) {
  if (process.env.NODE_ENV !== 'production') {
    warnMissingLabel('DataTable', label, 'label');
    warnEmptyItems('DataTable', 'columns', columns);
  }
  const messages = useMessages(dataTexts);
  const captionId = useId();
  const [sort, setSort] = useControlled<Sort | null>(givenSort, defaultSort, (next) => {
    if (next) onSortChange?.(next);
  });
  const [own, setOwn] = useState(defaultSelected);

  const by = columns.find(({ id }) => id === sort?.column)?.sortBy;
  const ordered = sort && typeof by === 'function' ? sortRows(rows, by, sort.direction) : rows;
  const ids = ordered.map(rowId);
  const among = new Set(ids);
  const selected = givenSelected ?? (loading ? own : own.filter((id) => among.has(id)));
  // A row that is gone is not selected when it comes back.
  if (!givenSelected && selected.length < own.length) setOwn(selected);
  const setSelected = (next: readonly string[]) => {
    if (!givenSelected) setOwn(next);
    onSelectedChange?.(next);
  };
  const none = rows.length === 0 && !loading ? (isBlank(empty) ? messages.noneFound : empty) : null;
  const instead = isBlank(error) ? none : error;
  // Nobody selects rows, or does anything with them, that are not seen.
  const seen = instead === null && rows.length > 0;
  const count = seen ? selected.length : 0;
  const region = useRef<HTMLDivElement>(null);
  const scroller = useScrollRegion(useMergedRef(region, useScrollEdges()));
  const actionBar = useRef<HTMLDivElement>(null);
  const { all, toggle } = useRowSelection({
    ids: seen ? ids : noRows,
    selected,
    onSelectedChange: setSelected,
  });
  const clear = () => setSelected(noRows);
  const goToActions = () => actionBar.current?.querySelector<HTMLElement>('button:enabled, a[href]')?.focus();

  const boxOf = (row: Row) => {
    const id = rowId(row);
    return {
      label: messages.selectRow(rowLabel(row)),
      checked: selected.includes(id),
      onCheckedChange: (on: boolean, further: boolean) => toggle(id, on, further),
      onEnter: goToActions,
    };
  };

  const stacked = narrow === 'stack';
  return (
    <div
      {...props}
      {...(selectable && count > 0 && { 'data-selecting': '' })}
      className={cx(styles.root, stacked && styles.stacking, className)}
    >
      <div className={styles.frame}>
        <div
          {...scroller}
          aria-labelledby={captionId}
          aria-busy={loading || undefined}
          className={cx(styles.scroller, stickyHead && styles.stickyScroller)}
        >
          <table {...as.table} className={styles.table}>
            <caption id={captionId} className={styles.caption}>
              {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
            </caption>
            <DataTableHead
              columns={columns}
              sort={sort}
              onSortChange={setSort}
              sticky={stickyHead}
              all={selectable ? { ...all, disabled: !seen, onEnter: goToActions } : undefined}
            />
            <DataTableBody
              columns={columns}
              rows={ordered}
              rowId={rowId}
              rowHref={rowHref}
              stacked={stacked}
              boxOf={selectable ? boxOf : undefined}
              instead={instead}
            />
          </table>
        </div>
      </div>
      {selectable && (
        <SelectionBar
          ref={actionBar}
          count={count}
          onClear={clear}
          onFocusLost={() => region.current?.focus({ preventScroll: true })}
        >
          {typeof actions === 'function' ? actions(selected, clear) : actions}
        </SelectionBar>
      )}
      <output className={loading && rows.length > 0 ? styles.status : hidden}>
        {loading && (
          <>
            <Spinner size="small" label={null} />
            {messages.loading}
          </>
        )}
      </output>
      {pagination}
    </div>
  );
}
