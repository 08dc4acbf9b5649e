import type { Auction, Centavos } from '@martelo/domain/auction';
import { formatReais } from '@martelo/domain/money';
import { partialInterests } from '@martelo/domain/partial-interest';
import {
  needsDeed,
  type Purchase,
  purchaseCosts,
  registryCosts,
  totalUntilKeys,
} from '@martelo/domain/purchase-cost';
import { purchaseOf } from '@martelo/domain/purchase-cost-auction';
import { highestBid } from '@martelo/domain/purchase-cost-return';
import { Badge } from '@martelo/ui/badge';
import { ComparisonTable } from '@martelo/ui/comparison-table';
import { CostTable } from '@martelo/ui/cost-table';
import { CurrencyInput } from '@martelo/ui/currency-input';
import { Grid } from '@martelo/ui/grid';
import { Hidden } from '@martelo/ui/hidden';
import { Inline } from '@martelo/ui/inline';
import { Link } from '@martelo/ui/link';
import { useAuctionNow } from '@martelo/ui/now-provider';
import { Section } from '@martelo/ui/section';
import { Text } from '@martelo/ui/text';
import { VisuallyHidden } from '@martelo/ui/visually-hidden';
import { useState } from 'react';

import { useDebouncedValue } from '../../lib/use-debounced-value.ts';
import { linesUntilKeys } from '../calculator/cost-lines.ts';
import { formatPercent } from '../calculator/format-figures.ts';
import { calculatorHref } from './calculator-href.ts';
import { costLabels, lastPriceLabel } from './past-words.ts';
import { type PurchaseScenario, purchaseScenarios } from './purchase-scenarios.ts';

const totalOf = (purchase: Purchase) => totalUntilKeys(purchaseCosts(purchase));

type CostLabels = ReturnType<typeof costLabels>;

/** Several ways to go on beside each other. */
function Scenarios({ scenarios, labels }: { scenarios: readonly PurchaseScenario[]; labels: CostLabels }) {
  const row = (id: string, label: string, amountOf: (purchase: Purchase) => Centavos) => ({
    id,
    label,
    values: scenarios.map(({ purchase }) => amountOf(purchase)),
    best: 'least' as const,
  });
  return (
    <ComparisonTable
      label={labels.table}
      hideLabel
      options={scenarios}
      rows={[row('bid', 'Preço ou lance mínimo', ({ bid }) => bid), row('total', labels.total, totalOf)]}
    />
  );
}

/** The one way to go on, line by line. */
function Lines({ purchase, labels }: { purchase: Purchase; labels: CostLabels }) {
  return (
    <CostTable
      label={labels.table}
      rows={linesUntilKeys(purchase)
        .filter(({ amount }) => amount > 0)
        .map(({ id, label, amount, basis }) => ({
          id,
          label,
          amount: formatReais(amount),
          // No edital was read: what it would fix is the usual share here.
          ...((basis === 'estimate' || basis === 'edital') && {
            badge: <Badge size="small">estimativa</Badge>,
          }),
        }))}
      total={{ label: labels.total, amount: formatReais(totalOf(purchase)) }}
    />
  );
}

interface AuctionCostsProps {
  auction: Auction;
  /** The forecast next price, where there is one. */
  next: Centavos | null;
}

/** The highest bid that a resale still pays, once its price is given: no source knows it (LABEL-22). */
function HighestBid({ auction, now, next }: AuctionCostsProps & { now: Date }) {
  const purchase = purchaseOf(auction, now);
  const [resale, setResale] = useState<Centavos | null>(null);
  const highest = resale ? highestBid({ ...purchase, resale }) : null;
  const lead = `Lance máximo para ${formatPercent(purchase.wishedReturn)} de retorno:`;
  const highestWords = resale ? (highest === null ? 'nenhum lance o dá' : formatReais(highest)) : '';
  const announced = useDebouncedValue(highestWords && `${lead} ${highestWords}`);
  return (
    <Hidden onPaper>
      <Grid columns={{ tablet: 2 }} gap="small" align="end">
        <CurrencyInput
          label="Lance máximo: por quanto você venderia depois?"
          placeholder="R$ 0,00"
          value={resale}
          onValueChange={setResale}
        />
        <Inline gap="medium" rowGap="xsmall" align="center">
          <Text size="small">
            <Link href={calculatorHref(auction, now, { resale: resale ?? 0, next })}>
              Calcular o custo total e o retorno
            </Link>
          </Text>
          {highestWords !== '' && (
            // Read once, in the words below, after the last digit.
            <Text aria-hidden>
              {lead}{' '}
              <Text as="strong" weight="semibold" tabular>
                {highestWords}
              </Text>
            </Text>
          )}
          <VisuallyHidden role="status">{announced}</VisuallyHidden>
        </Inline>
      </Grid>
    </Hidden>
  );
}

const listWords = new Intl.ListFormat('pt-BR');

/** 'comissão, ITBI, escritura e registro', as far as such a purchase has them. */
const includedWords = (purchase: Purchase) =>
  listWords.format([
    ...(purchase.kind === 'direct' ? [] : ['comissão']),
    'ITBI',
    ...(needsDeed(purchase) ? ['escritura'] : []),
    'registro',
  ]);

/** Which end of an estimate the sum counts. */
function registryWords(purchase: Purchase): string {
  const { low, high, deed } = registryCosts(purchase);
  return low < high ? ` ${deed ? 'Escritura e registro' : 'Registro'} pelo maior valor da faixa.` : '';
}

/**
 * What it costs until the keys, now and after waiting, and the highest bid: the calculator's rules in short (INFO-06).
 */
export function AuctionCosts({ auction, next }: AuctionCostsProps) {
  const now = useAuctionNow(auction.rounds);
  const scenarios = purchaseScenarios(auction, next, now);
  const [first] = scenarios;
  const labels = costLabels(auction);
  const last = lastPriceLabel(auction);
  const leftOpen = partialInterests(auction.title).some(({ kind }) => kind === 'rights');
  return (
    <Section titleId="custos" gap="medium" title={labels.total}>
      {scenarios.length > 1 ? (
        <Scenarios scenarios={scenarios} labels={labels} />
      ) : (
        first && <Lines purchase={first.purchase} labels={labels} />
      )}
      <Text size="small" color="muted" measure>
        {first
          ? `Estimativa ${last ? `pelo ${last}, ` : ''}com ${includedWords(first.purchase)}; sem dívidas, desocupação e obras${leftOpen ? ', nem o que falta pagar do contrato' : ''}.${registryWords(first.purchase)}${scenarios.length > 1 && !last ? ' Enquanto se espera, outro pode comprar.' : ''}`
          : 'Sem preço na lista não há conta a fazer.'}
      </Text>
      <HighestBid auction={auction} now={now} next={next} />
    </Section>
  );
}
