import type { Centavos } from '@martelo/domain/auction';
import { formatReais } from '@martelo/domain/money';
import { type Purchase, purchaseCosts, totalSpent, totalUntilKeys } from '@martelo/domain/purchase-cost';
import { highestBid, resaleResult } from '@martelo/domain/purchase-cost-return';
import type { Calculation } from '@martelo/domain/purchase-plan';
import { CostTable } from '@martelo/ui/cost-table';
import { Heading } from '@martelo/ui/heading';
import { ResultPanel } from '@martelo/ui/result-panel';
import { Stack } from '@martelo/ui/stack';
import { Text } from '@martelo/ui/text';
import type { ReactNode } from 'react';

import { costRow } from './cost-row.tsx';
import { leftOutSentence, linesAfterKeys, linesUntilKeys, type ListedBid } from './cost-lines.ts';
import { formatPercent, formatSigned } from './format-figures.ts';
import { InstalmentTable, LoanTable, RentTable } from './plan-tables.tsx';
import { ResaleTable } from './resale-table.tsx';
import { ScenarioTable } from './scenario-table.tsx';

interface CalculatorResultsProps {
  purchase: Calculation;
  /** The debounced purchase, for the live region. */
  settled: Purchase;
  /** The minimum of the auction that it was opened from. */
  listed: ListedBid | null;
  actions?: ReactNode;
}

const unknown = '—';

/** What it costs until the keys, what it brings, the highest bid, and each line with what it rests on (INFO-06). */
export function CalculatorResults({ purchase, settled, listed, actions }: CalculatorResultsProps) {
  const costs = purchaseCosts(purchase);
  const result = resaleResult(purchase);
  const highest = highestBid(purchase);
  const untilKeys = linesUntilKeys(purchase, listed);
  const afterKeys = linesAfterKeys(purchase);
  const wished = formatPercent(purchase.wishedReturn);
  const hasBid = purchase.bid > 0;
  const leftOut = hasBid || highest !== null ? leftOutSentence([...untilKeys, ...afterKeys]) : null;
  // Before there is a bid a nought is no result, only what is not known yet.
  const formatLine = (amount: Centavos) => (hasBid || amount > 0 ? formatReais(amount) : unknown);
  const formatTotal = (amount: Centavos) => (hasBid ? formatReais(amount) : unknown);
  return (
    <ResultPanel
      id="resultado"
      label="Resultado"
      figures={[
        {
          name: 'Total até as chaves',
          value: hasBid ? formatReais(totalUntilKeys(costs)) : null,
          hint: hasBid
            ? `${formatReais(totalUntilKeys(costs) - purchase.bid)} além do lance`
            : 'Informe o lance para ver a soma.',
        },
        {
          name: `Lance máximo para ${wished} de retorno`,
          value: highest === null ? null : formatReais(highest),
          hint: hintOf(purchase, highest),
        },
        {
          name: result && result.profit < 0 ? 'Prejuízo' : 'Lucro estimado',
          value: result && hasBid ? formatSigned(result.profit) : null,
          hint:
            result && result.return !== null && hasBid
              ? `${formatPercent(result.return)} sobre ${formatReais(totalSpent(costs))} gastos`
              : result
                ? 'Informe o lance.'
                : 'Informe o preço de revenda.',
        },
      ]}
      status={spoken(settled)}
      actions={actions}
    >
      {leftOut !== null && (
        <Text size="small" color="muted">
          {leftOut}
        </Text>
      )}
      <Stack gap="large">
        <Heading headingLevel={2} size="medium">
          Linha por linha
        </Heading>
        <CostTable
          label="Custos até as chaves"
          rows={untilKeys.map((line) => costRow(line, formatLine))}
          total={{ label: 'Total até as chaves', amount: formatTotal(totalUntilKeys(costs)) }}
        />
        <CostTable
          label="Custos depois das chaves"
          rows={afterKeys.map((line) => costRow(line, formatLine))}
          total={{ label: 'Total gasto', amount: formatTotal(totalSpent(costs)) }}
        />
        {result && <ResaleTable purchase={purchase} result={result} />}
        <LoanTable calculation={purchase} />
        <InstalmentTable calculation={purchase} />
        <RentTable calculation={purchase} />
        <ScenarioTable calculation={purchase} />
      </Stack>
      <Text size="small" color="muted">
        Esta conta informa; não é proposta nem orientação. Confira o edital, a prefeitura e o cartório.
      </Text>
    </ResultPanel>
  );
}

function hintOf({ resale, bid }: Purchase, highest: number | null): string {
  if (resale === 0) return 'Informe o preço de revenda.';
  if (highest === null) return 'Nenhum lance dá esse retorno: os outros custos já o consomem.';
  if (bid === 0) return 'Um centavo a mais, e o retorno não vem.';
  return highest >= bid
    ? `${formatReais(highest - bid)} acima do seu lance`
    : `${formatReais(bid - highest)} abaixo do seu lance`;
}

function spoken(purchase: Purchase): string {
  if (purchase.bid === 0) return '';
  const result = resaleResult(purchase);
  return [
    `Total até as chaves: ${formatReais(totalUntilKeys(purchaseCosts(purchase)))}.`,
    result && `${result.profit < 0 ? 'Prejuízo' : 'Lucro'}: ${formatSigned(result.profit)}.`,
    leftOutSentence([...linesUntilKeys(purchase), ...linesAfterKeys(purchase)]),
  ]
    .filter(Boolean)
    .join(' ');
}
