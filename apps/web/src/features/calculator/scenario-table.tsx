import type { Calculation } from '@martelo/domain/purchase-plan';
import { scenarioResults } from '@martelo/domain/purchase-plan';
import { maxWaitMonths, type ScenarioKind } from '@martelo/domain/purchase-scenarios';
import { ComparisonTable } from '@martelo/ui/comparison-table';
import { Heading } from '@martelo/ui/heading';
import { Stack } from '@martelo/ui/stack';
import { Text } from '@martelo/ui/text';

import { formatPercent, formatSigned } from './format-figures.ts';

const labels: Readonly<Record<ScenarioKind, string>> = {
  now: 'Comprar agora',
  next_step: 'Esperar a queda',
  second_round: 'Na 2ª praça',
  third_round: 'Na 3ª praça',
};

const monthsWords = (count: number) => `${count} ${count === 1 ? 'mês' : 'meses'}`;

/** Buying now beside what waiting may bring; how likely that is stays untold (COST-07). */
export function ScenarioTable({ calculation }: { calculation: Calculation }) {
  const results = scenarioResults(calculation);
  if (results.length === 0) return null;
  const { bid, nextPrice, secondPrice, thirdPrice, rentMeanwhile } = calculation;
  const waits = [nextPrice, secondPrice, thirdPrice]
    .filter((later) => later > 0)
    .map((later) => maxWaitMonths(calculation, { now: bid, later }, rentMeanwhile));
  const longest = waits.every((wait) => wait !== null) ? Math.max(...waits) : null;
  return (
    <Stack gap="small" id="cenarios">
      <Heading headingLevel={2} size="medium">
        Comparar cenários
      </Heading>
      <ComparisonTable
        label="Comprar agora ou esperar"
        hideLabel
        options={results.map(({ kind, waitMonths }) => ({
          id: kind,
          label: labels[kind],
          note:
            kind === 'now'
              ? undefined
              : `${kind === 'next_step' ? 'se o preço cair, ' : ''}${waitMonths === null ? 'prazo não informado' : `em até ${monthsWords(waitMonths)}`}`,
        }))}
        rows={[
          { id: 'bid', label: 'Preço', values: results.map((one) => one.bid), best: 'least' },
          { id: 'spent', label: 'Total gasto', values: results.map(({ spent }) => spent), best: 'least' },
          { id: 'waiting', label: 'Aluguel na espera', values: results.map(({ waiting }) => waiting) },
          { id: 'total', label: 'Soma', values: results.map(({ total }) => total), best: 'least' },
          {
            id: 'saves',
            label: 'A menos que comprando agora',
            values: results.map(({ kind, saves }) =>
              kind === 'now' ? '—' : saves === null ? null : formatSigned(saves),
            ),
          },
          ...(results.some((one) => one.return !== null)
            ? [
                {
                  id: 'return',
                  label: 'Retorno da revenda',
                  values: results.map((one) => (one.return === null ? null : formatPercent(one.return))),
                },
              ]
            : []),
        ]}
      />
      <Text size="small" color="muted" measure>
        Enquanto se espera, outro pode comprar, e o preço pode não cair.
        {longest !== null &&
          ` Com este aluguel, depois de ${monthsWords(longest)} esperar já custa mais do que poupa.`}
      </Text>
    </Stack>
  );
}
