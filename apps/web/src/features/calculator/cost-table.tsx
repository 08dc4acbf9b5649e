import type { Centavos } from '@martelo/domain/auction';
import { formatReais } from '@martelo/domain/money';
import { Badge } from '@martelo/ui/badge';

import type { Basis, CostLine } from './cost-lines.ts';
import { CostRow } from './cost-row.tsx';

import * as styles from './cost-table.css.ts';

const bases = {
  law: { label: 'Lei', tone: 'info' },
  edital: { label: 'Edital', tone: 'neutral' },
  estimate: { label: 'Estimativa', tone: 'caution' },
  own: { label: 'Seu valor', tone: 'accent' },
} as const satisfies Record<Basis, { label: string; tone: string }>;

interface CostTableProps {
  caption: string;
  lines: readonly CostLine[];
  total: { label: string; amount: Centavos };
}

/** Costs, each with what it rests on, and their sum. */
export function CostTable({ caption, lines, total }: CostTableProps) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <tbody>
        {lines.map(({ id, label, amount, basis, note }) => (
          <CostRow
            key={id}
            label={label}
            amount={formatReais(amount)}
            note={note}
            badge={<Badge tone={bases[basis].tone}>{bases[basis].label}</Badge>}
          />
        ))}
      </tbody>
      <tfoot>
        <tr className={styles.sum}>
          <th scope="row" className={styles.label}>
            {total.label}
          </th>
          <td className={styles.amount}>{formatReais(total.amount)}</td>
        </tr>
      </tfoot>
    </table>
  );
}
