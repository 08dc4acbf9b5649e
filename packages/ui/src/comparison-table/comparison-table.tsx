import type { Centavos } from '@martelo/domain/auction';
import { cx } from 'class-variance-authority';
import { Check } from 'lucide-react';
import type { ComponentProps } from 'react';

import { tableRoles as as } from '../internal/table-roles.ts';
import { warnEmptyItems, warnMissingLabel } from '../internal/warn-dev.ts';
import { useMessages } from '../messages/messages.tsx';
import { evidenceTexts } from '../messages/pt-br-evidence.ts';
import { Money } from '../money/money.tsx';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';

import * as styles from './comparison-table.css.ts';

/** One way to go on: a column. */
export interface Scenario {
  /** Unique among the scenarios. */
  id: string;
  /** 'Comprar agora', 'Esperar a queda'. */
  label: string;
  /** What it rests on: 'se seguir a regra'. */
  note?: string | undefined;
}

/** One figure of each scenario. */
export interface ComparisonRow {
  /** Unique among the rows. */
  id: string;
  /** The row's name. */
  label: string;
  /** As many as there are scenarios: centavos, words for what is no amount, null for unknown. */
  values: readonly (Centavos | string | null)[];
  /** Which of its amounts is the best; without it none is. */
  best?: 'least' | 'most' | undefined;
}

export interface ComparisonTableProps extends Omit<ComponentProps<'table'>, 'children'> {
  /** What is compared; its caption. */
  label: string;
  /** Where a heading beside it says the same. */
  hideLabel?: boolean | undefined;
  /** The scenarios, a column each, in this order; without any nothing is rendered. */
  options: readonly Scenario[];
  /** The figures, a row each, in this order. */
  rows: readonly ComparisonRow[];
}

/** The best amount of a row; null where fewer than two are known or all are the same. */
function bestOf({ values, best }: ComparisonRow): Centavos | null {
  const amounts = values.filter((value) => typeof value === 'number');
  if (!best || new Set(amounts).size < 2) return null;
  return best === 'least' ? Math.min(...amounts) : Math.max(...amounts);
}

/**
 * Alternatives side by side, with the best figure of a row marked by a word and a sign; on phones each row becomes a
 * block. Rows of the same kind are a `Table`.
 */
export function ComparisonTable({
  label,
  hideLabel = false,
  options = [],
  rows = [],
  className,
  ...props
}: ComparisonTableProps) {
  if (process.env.NODE_ENV !== 'production') {
    warnMissingLabel('ComparisonTable', label);
    warnEmptyItems('ComparisonTable', 'options', options);
  }
  const { comparison, unknown } = useMessages(evidenceTexts);
  if (options.length === 0) return null;
  return (
    <table {...as.table} {...props} className={cx(styles.table, className)}>
      <caption className={cx(!hideLabel && styles.caption)}>
        {hideLabel ? <VisuallyHidden>{label}</VisuallyHidden> : label}
      </caption>
      <thead {...as.rowgroup} className={styles.head}>
        <tr {...as.row}>
          <td {...as.cell} />
          {options.map((scenario) => (
            <th key={scenario.id} {...as.columnheader} scope="col" className={styles.scenario}>
              {scenario.label}
              {scenario.note && <span className={styles.note}>{scenario.note}</span>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody {...as.rowgroup} className={styles.body}>
        {rows.map((row) => {
          const best = bestOf(row);
          return (
            <tr key={row.id} {...as.row} className={styles.row}>
              <th {...as.rowheader} scope="row" className={styles.label}>
                {row.label}
              </th>
              {options.map((scenario, at) => {
                const value = row.values[at] ?? null;
                const isBest = best !== null && value === best;
                return (
                  <td key={scenario.id} {...as.cell} className={styles.cell}>
                    <span className={styles.own}>
                      {scenario.label}
                      {scenario.note && <span className={styles.note}>{scenario.note}</span>}
                    </span>
                    <span className={cx(styles.value, isBest && styles.best)}>
                      {isBest && row.best && (
                        <span className={styles.mark}>
                          <Check aria-hidden className={styles.icon} />
                          {comparison[row.best]}
                        </span>
                      )}
                      {typeof value === 'number' ? (
                        <Money amount={value} />
                      ) : (
                        (value ?? <span className={styles.unknown}>{unknown}</span>)
                      )}
                    </span>
                  </td>
                );
              })}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
