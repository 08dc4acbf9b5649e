import type { Auction } from '@martelo/domain/auction';
import { discountPercent } from '@martelo/domain/discount';
import { staleDays } from '@martelo/domain/list-age';
import { formatReais } from '@martelo/domain/money';
import { salePhaseAt, valueAt } from '@martelo/domain/phase';
import { describeSale } from '@martelo/domain/sale-words';
import { amountLabelAt, type Status, statusAt, statusLabels } from '@martelo/domain/status';
import { nonBreakingUnits } from '@martelo/domain/units';
import { Badge } from '@martelo/ui/badge';
import { DiscountBadge } from '@martelo/ui/discount-badge';
import { Heading } from '@martelo/ui/heading';
import { Inline } from '@martelo/ui/inline';
import { Money } from '@martelo/ui/money';
import { useAuctionNow } from '@martelo/ui/now-provider';
import { PhaseBadge, saysStatus } from '@martelo/ui/phase-badge';
import { Picture } from '@martelo/ui/picture';
import { RoundTimeline } from '@martelo/ui/round-timeline';
import { Stack } from '@martelo/ui/stack';
import { StatusBadge } from '@martelo/ui/status-badge';
import { Text } from '@martelo/ui/text';
import { TypeBadge } from '@martelo/ui/type-badge';

import { FreeAccount } from './free-account.tsx';
import { factsOf } from './main-facts.ts';
import { lastPriceLabel } from './past-words.ts';

import * as styles from './requested-auction.css.ts';

const undated = `${statusLabels.undated}.`;

/**
 * The auction that a visitor tried to open, with the ways to it: on the page of plans, which is shown in its place
 * (DETAIL-01).
 */
export function RequestedAuction({ auction }: { auction: Auction }) {
  const facts = factsOf(auction);
  const image = auction.images[0];
  return (
    <section aria-label="O imóvel que você abriu" className={styles.card}>
      <div className={styles.media}>
        <Picture
          image={image}
          alt={auction.title}
          priority
          sizes="(min-width: 1024px) 20rem, (min-width: 768px) 16rem, 7rem"
          className={styles.picture}
        />
        {image?.kind === 'illustration' && <span className={styles.caption}>imagem ilustrativa</span>}
      </div>
      <Stack gap="xxsmall" className={styles.name}>
        <Heading headingLevel={2} size="small">
          {nonBreakingUnits(auction.title)}
        </Heading>
        {facts.length > 0 && (
          <Text color="muted" className={styles.facts}>
            {facts.map((fact, at) => (
              <span key={fact} className={styles.fact}>
                {at > 0 && <span className={styles.dot}>· </span>}
                {fact}
              </span>
            ))}
          </Text>
        )}
      </Stack>
      <Price auction={auction} />
      <div className={styles.ways}>
        <FreeAccount auctionKey={auction.key} />
      </div>
      <Rounds auction={auction} />
    </section>
  );
}

const valuationOf = ({ valuation }: Auction, value: number | null) => {
  if (valuation === null) return 'avaliação não informada';
  return valuation === value ? 'igual à avaliação' : `avaliado em ${formatReais(valuation)}`;
};

const isPast = (status: Status) => status === 'finished' || status === 'delisted';

/** What the amount is, what the list leaves out of the sale, and how old the list is. */
function Price({ auction }: { auction: Auction }) {
  const now = useAuctionNow(auction.rounds);
  const value = valueAt(auction, now);
  const status = statusAt(auction, now);
  const { first, second } = auction.rounds;
  const sale = describeSale(auction, now) ?? (first || second || auction.directSale ? null : undated);
  const age = isPast(status) ? null : staleDays(auction.source, now);
  return (
    <Stack gap="xxsmall" className={styles.price}>
      <Inline gap="small" rowGap="xxsmall" align="baseline">
        <Money amount={value} size="large" />
        {value !== null && (
          <Text as="span" size="small" color="muted">
            {lastPriceLabel(auction) ?? amountLabelAt(auction, now)}
          </Text>
        )}
      </Inline>
      <Inline gap="small">
        <Text as="span" size="small" color="muted" tabular>
          {valuationOf(auction, value)}
        </Text>
        <DiscountBadge percent={discountPercent(auction.valuation, value)} past={isPast(status)} />
      </Inline>
      {sale && (
        <Text size="small" measure>
          {sale}
        </Text>
      )}
      {age !== null && <Text size="small">{`Lista de há ${age} dias: confira.`}</Text>}
    </Stack>
  );
}

/** What kind of sale it is, and its rounds where the list dates one. */
function Rounds({ auction }: { auction: Auction }) {
  const now = useAuctionNow(auction.rounds);
  const status = statusAt(auction, now);
  return (
    <Stack className={styles.rounds}>
      <Inline>
        <PhaseBadge phase={salePhaseAt(auction, now)} status={status} />
        {auction.type && <TypeBadge type={auction.type} inferred={auction.typeInferred ?? false} />}
        {!saysStatus(status) && status !== 'undated' && <StatusBadge status={status} />}
        {auction.sample && <Badge tone="caution">Exemplo</Badge>}
      </Inline>
      {(auction.rounds.first ?? auction.rounds.second) && <RoundTimeline auction={auction} />}
    </Stack>
  );
}
