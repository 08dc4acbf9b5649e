import type { Centavos } from '@martelo/domain/auction';
import { Badge } from '@martelo/ui/badge';
import type { CostRow } from '@martelo/ui/cost-table';

import type { Basis, CostLine } from './cost-lines.ts';

const bases = {
  law: { label: 'Lei', tone: 'info' },
  list: { label: 'Mínimo da lista', tone: 'neutral' },
  edital: { label: 'Edital', tone: 'neutral' },
  estimate: { label: 'Estimativa', tone: 'caution' },
  own: { label: 'Seu valor', tone: 'accent' },
} as const satisfies Record<Basis, { label: string; tone: string }>;

/** A line of the calculation as the table shows it, with what it rests on. */
export const costRow = (
  { id, label, amount, basis, basisLabel, note, absent }: CostLine,
  format: (amount: Centavos) => string,
): CostRow => ({
  id,
  label,
  amount: absent ?? format(amount),
  note,
  badge: absent === undefined && <Badge tone={bases[basis].tone}>{basisLabel ?? bases[basis].label}</Badge>,
});
