import { formatReais } from '@martelo/domain/money';
import { type Purchase, purchaseCosts, totalSpent, totalUntilKeys } from '@martelo/domain/purchase-cost';
import { highestBid, resaleResult } from '@martelo/domain/purchase-cost-return';
import { Heading } from '@martelo/ui/heading';
import { Text } from '@martelo/ui/text';
import type { ReactNode } from 'react';

import { CostTable } from './cost-table.tsx';
import { linesAfterKeys, linesUntilKeys } from './cost-lines.ts';
import { formatPercent, formatSigned } from './format-figures.ts';
import { ResaleTable } from './resale-table.tsx';

import * as styles from './calculator-results.css.ts';

interface CalculatorResultsProps {
  purchase: Purchase;
  /** The purchase once the typing rests, for those who hear it. */
  settled: Purchase;
  actions?: ReactNode;
}

/** What it costs until the keys, what it brings, the highest bid, and each line with what it rests on (INFO-06). */
export function CalculatorResults({ purchase, settled, actions }: CalculatorResultsProps) {
  const costs = purchaseCosts(purchase);
  const result = resaleResult(purchase);
  const highest = highestBid(purchase);
  const wished = formatPercent(purchase.wishedReturn);
  return (
    <section id="resultado" tabIndex={-1} aria-label="Resultado" className={styles.results}>
      <dl className={styles.figures}>
        <div className={styles.hero}>
          <dt className={styles.name}>Total até as chaves</dt>
          <dd className={styles.total}>{purchase.bid > 0 ? formatReais(totalUntilKeys(costs)) : '—'}</dd>
          <dd className={styles.hint}>
            {purchase.bid > 0
              ? `${formatReais(totalUntilKeys(costs) - purchase.bid)} além do lance`
              : 'Informe o lance para ver a soma.'}
          </dd>
        </div>
        <div>
          <dt className={styles.name}>Lance máximo para {wished}</dt>
          <dd className={styles.figure}>{highest === null ? '—' : formatReais(highest)}</dd>
          <dd className={styles.hint}>{hintOf(purchase, highest)}</dd>
        </div>
        <div>
          <dt className={styles.name}>{result && result.profit < 0 ? 'Prejuízo' : 'Lucro estimado'}</dt>
          <dd className={styles.figure}>{result && purchase.bid > 0 ? formatSigned(result.profit) : '—'}</dd>
          <dd className={styles.hint}>
            {result && result.return !== null && purchase.bid > 0
              ? `${formatPercent(result.return)} sobre ${formatReais(totalSpent(costs))} gastos`
              : 'Informe o preço de revenda.'}
          </dd>
        </div>
      </dl>
      <p role="status" className={styles.heard}>
        {spoken(settled)}
      </p>
      {actions && <div className={styles.actions}>{actions}</div>}
      <div className={styles.tables}>
        <Heading level={2} size="medium">
          Linha por linha
        </Heading>
        <CostTable
          caption="Custos até as chaves"
          lines={linesUntilKeys(purchase)}
          total={{ label: 'Total até as chaves', amount: totalUntilKeys(costs) }}
        />
        <CostTable
          caption="Custos depois das chaves"
          lines={linesAfterKeys(purchase)}
          total={{ label: 'Total gasto', amount: totalSpent(costs) }}
        />
        {result && <ResaleTable purchase={purchase} result={result} />}
      </div>
      <Text size="small" tone="muted">
        Esta conta informa; não é proposta nem orientação. Confira o edital, a prefeitura e o cartório.
      </Text>
    </section>
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
  const total = `Total até as chaves: ${formatReais(totalUntilKeys(purchaseCosts(purchase)))}.`;
  const result = resaleResult(purchase);
  return result
    ? `${total} ${result.profit < 0 ? 'Prejuízo' : 'Lucro'}: ${formatSigned(result.profit)}.`
    : total;
}
