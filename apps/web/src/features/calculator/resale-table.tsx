import { type Purchase, purchaseCosts, totalSpent } from '@martelo/domain/purchase-cost';
import type { ResaleResult } from '@martelo/domain/purchase-cost-return';
import { Badge } from '@martelo/ui/badge';
import { CostTable } from '@martelo/ui/cost-table';

import { formatList, formatPercent, formatSigned } from './format-figures.ts';

interface ResaleTableProps {
  purchase: Purchase;
  result: ResaleResult;
}

/** From the price of resale down to what is left of it. */
export function ResaleTable({ purchase, result }: ResaleTableProps) {
  const lines = [
    { label: 'Preço de revenda', amount: purchase.resale, note: 'O que você espera receber.' },
    {
      label: 'Corretagem',
      amount: -result.brokerage,
      note: `${formatPercent(purchase.brokerage)} do preço.`,
    },
    {
      label: 'Imposto de renda',
      amount: -result.gainTax,
      note: purchase.taxed
        ? `De 15\u00A0% a 22,5\u00A0% do ganho da pessoa física (Lei 13.259/2016), contando como custo ${taxBasis(purchase)}.`
        : 'Não contado, como você escolheu.',
    },
    { label: 'Total gasto', amount: -totalSpent(purchaseCosts(purchase)), note: undefined },
  ];
  return (
    <CostTable
      label="Revenda"
      rows={lines.map(({ label, amount, note }) => ({
        id: label,
        label,
        amount: formatSigned(amount),
        note,
        badge: note && <Badge tone="caution">Estimativa</Badge>,
      }))}
      total={{ label: result.profit < 0 ? 'Prejuízo' : 'Lucro', amount: formatSigned(result.profit) }}
    />
  );
}

/** The costs that lessen the gain, as far as this purchase has them. */
const taxBasis = ({ kind, repairs }: Purchase) =>
  formatList([
    ...(kind === 'direct' ? ['o preço'] : ['o lance', 'a comissão']),
    'o ITBI',
    ...(repairs > 0 ? ['a reforma'] : []),
  ]);
