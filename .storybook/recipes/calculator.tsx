import { formatReais } from '@martelo/domain/money';
import { Columns } from '@martelo/ui/columns';
import { CostTable } from '@martelo/ui/cost-table';
import { CurrencyInput } from '@martelo/ui/currency-input';
import { Stack } from '@martelo/ui/stack';
import { Text } from '@martelo/ui/text';
import { useState } from 'react';

interface CalculatorProps {
  /** What is bid, in centavos. */
  bid: number;
  /** Shares of the bid: 0.05 are 5 %. */
  rates: readonly { id: string; label: string; share: number }[];
}

/** What a purchase costs beyond the bid, line by line. */
export function Calculator({ bid: first, rates }: CalculatorProps) {
  const [bid, setBid] = useState<number | null>(first);
  const price = bid ?? 0;
  const costs = rates.map(({ id, label, share }) => ({ id, label, cents: Math.round(price * share) }));
  const total = costs.reduce((sum, { cents }) => sum + cents, price);
  return (
    <Columns sizes="wide-narrow">
      <Stack gap="small">
        <CurrencyInput label="Lance" value={bid} onValueChange={setBid} />
        <Text size="small" color="muted">
          Confira as alíquotas no edital e na prefeitura.
        </Text>
      </Stack>
      <CostTable
        label="Custos da arrematação"
        rows={[
          { id: 'bid', label: 'Lance', amount: formatReais(price) },
          ...costs.map(({ id, label, cents }) => ({ id, label, amount: formatReais(cents) })),
        ]}
        total={{ label: 'Total', amount: formatReais(total) }}
      />
    </Columns>
  );
}
