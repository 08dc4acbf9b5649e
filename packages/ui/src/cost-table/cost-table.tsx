import { cx } from 'class-variance-authority';
import { type ComponentProps, Fragment, type ReactNode } from 'react';

import { warnMissingLabel, warnRenamed } from '../internal/warn-dev.ts';

import * as styles from './cost-table.css.ts';

/** A cost, and what is to be known of it. */
export interface CostRow {
  /** Unique among the rows. */
  id: string;
  /** What it is for: 'ITBI'. */
  label: string;
  /** As it is printed, with its sign. */
  amount: string;
  /** What the amount rests on, as a `Badge`. */
  badge?: ReactNode;
  /** In a line of its own, as wide as the table. */
  note?: string | undefined;
}

export interface CostTableProps extends Omit<ComponentProps<'table'>, 'children'> {
  /** What the amounts are; its caption. */
  label?: string | undefined;
  /** The costs, in this order; their sum is not computed here, it is `total`. */
  rows: readonly CostRow[];
  /** The last line: what it comes to. */
  total: { label: string; amount: string };
  /** @deprecated It is called `label`. */
  caption?: string | undefined;
}

/** Amounts one below the other, each with what it rests on, and their sum. */
export function CostTable({
  caption,
  label: title = caption,
  rows = [],
  total,
  className,
  ...props
}: CostTableProps) {
  if (process.env.NODE_ENV !== 'production') {
    warnRenamed('CostTable', { caption }, 'label');
    warnMissingLabel('CostTable', title);
  }
  return (
    <div className={cx(styles.root, className)}>
      <table {...props} className={styles.table}>
        <caption className={styles.caption}>{title}</caption>
        <tbody>
          {rows.map(({ id, label, amount, badge, note }) => (
            <Fragment key={id}>
              <tr className={styles.row}>
                <th scope="row" className={styles.label}>
                  <span className={styles.name}>
                    {label} {badge}
                  </span>
                </th>
                <td className={styles.amount}>{amount}</td>
              </tr>
              {note && (
                <tr>
                  <td colSpan={2} className={styles.note}>
                    {note}
                  </td>
                </tr>
              )}
            </Fragment>
          ))}
        </tbody>
        <tfoot>
          <tr className={styles.sum}>
            <th scope="row" className={styles.label}>
              {total.label}
            </th>
            <td className={styles.amount}>{total.amount}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}
