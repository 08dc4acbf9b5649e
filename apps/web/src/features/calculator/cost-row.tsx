import type { ReactNode } from 'react';

import * as styles from './cost-table.css.ts';

interface CostRowProps {
  label: string;
  /** As it is printed. */
  amount: string;
  /** What the amount rests on. */
  badge?: ReactNode;
  note?: string | undefined;
}

/** A cost and, as wide as the table, what is to be known of it. */
export function CostRow({ label, amount, badge, note }: CostRowProps) {
  return (
    <>
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
    </>
  );
}
