import { cx } from 'class-variance-authority';
import { type ComponentProps, type ReactNode, useId } from 'react';

import { useScrollRegion } from '../internal/use-scroll-region.ts';
import { warnEmptyItems, warnMissingLabel, warnRenamed } from '../internal/warn-dev.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { useMessages } from '../messages/messages.tsx';
import { filtersTexts } from '../messages/pt-br-filters.ts';

import * as styles from './table.css.ts';

export interface TableColumn {
  /** Unique among the columns. */
  id: string;
  /** The column's head. */
  label: string;
  /** Amounts, counts and dates: at the end of the column, in figures of one width. */
  numeric?: boolean | undefined;
}

export interface TableRow {
  /** Unique among the rows. */
  id: string;
  /** As many as there are columns; the first names the row. */
  cells: readonly ReactNode[];
}

export interface TableProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What the rows are. */
  label?: string | undefined;
  /** Where a heading beside it says the same. */
  hideLabel?: boolean | undefined;
  /** The heads, in this order; `numeric` puts figures to the right. */
  columns: readonly TableColumn[];
  /** In this order; without any the table says 'Nada encontrado'. */
  rows: readonly TableRow[];
  /** @deprecated It is called `label`. */
  caption?: string | undefined;
  /** @deprecated It is called `hideLabel`. */
  hideCaption?: boolean | undefined;
}

/** Rows of the same kind. Too wide for the page, it scrolls by itself. */
export function Table({
  caption,
  hideCaption,
  label: title = caption,
  hideLabel = hideCaption ?? false,
  columns = [],
  rows = [],
  className,
  ref,
  ...props
}: TableProps) {
  if (process.env.NODE_ENV !== 'production') {
    warnRenamed('Table', { caption }, 'label');
    warnRenamed('Table', { hideCaption }, 'hideLabel');
    warnMissingLabel('Table', title);
    warnEmptyItems('Table', 'columns', columns);
  }
  const { noneFound } = useMessages(filtersTexts);
  const captionId = useId();
  const region = useScrollRegion(ref);
  return (
    <div {...region} aria-labelledby={captionId} {...props} className={cx(styles.scroller, className)}>
      <table className={styles.table}>
        <caption id={captionId} className={styles.caption}>
          {hideLabel ? <VisuallyHidden>{title}</VisuallyHidden> : title}
        </caption>
        <thead>
          <tr>
            {columns.map(({ id, label, numeric }) => (
              <th key={id} scope="col" className={cx(styles.head, numeric && styles.numeric)}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.length === 0 && (
            <tr className={styles.row}>
              <td colSpan={columns.length} className={styles.cell}>
                {noneFound}
              </td>
            </tr>
          )}
          {rows.map(({ id: rowId, cells }) => (
            <tr key={rowId} className={styles.row}>
              {columns.map(({ id, numeric }, at) => {
                const Cell = at === 0 ? 'th' : 'td';
                return (
                  <Cell
                    key={id}
                    {...(at === 0 && { scope: 'row' })}
                    className={cx(styles.cell, numeric && styles.numeric)}
                  >
                    {cells[at]}
                  </Cell>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

export interface TableTextProps extends ComponentProps<'span'> {
  /** Words, a link, a badge. */
  children: ReactNode;
  /** What is second to it. */
  below?: ReactNode;
}

/** What stands in a cell of words: never narrower than can be read. */
export function TableText({ children, below, className, ...props }: TableTextProps) {
  return (
    <span {...props} className={cx(styles.text, className)}>
      {children}
      {below && <span className={styles.second}>{below}</span>}
    </span>
  );
}
