import type { Auction } from './auction.ts';
import { staleDays } from './list-age.ts';
import { isOver, roundAt, type SaleOf, type SalePhase, salePhaseAt } from './phase.ts';

const day = 86_400_000;

export const statuses = [
  'upcoming',
  'open',
  'ending',
  'lastDay',
  'finished',
  'delisted',
  'directSale',
  'onlineSale',
  'undated',
  'stale',
] as const;
export type Status = (typeof statuses)[number];

export const statusLabels: Readonly<Record<Status, string>> = {
  upcoming: 'Em breve',
  open: 'Aberto',
  ending: 'Encerra em breve',
  lastDay: 'Último dia',
  finished: 'Encerrado',
  delisted: 'Fora da lista',
  directSale: 'Venda direta',
  onlineSale: 'Venda online',
  undated: 'Data não informada',
  stale: 'Lista antiga',
};

export const phaseLabels: Readonly<Record<SalePhase, string>> = {
  first: '1ª PRAÇA',
  second: '2ª PRAÇA',
  third: '3ª PRAÇA',
  unique: 'LEILÃO',
  direct: 'Venda direta',
  sfi: 'Leilão SFI',
  tender: 'Licitação aberta',
  online: 'Venda online',
};

/** What the amount of a round or sale is. An SFI row does not say which of its two auctions (LABEL-02). */
export const amountLabels: Readonly<Record<SalePhase, string>> = {
  first: 'lance mínimo',
  second: 'lance mínimo',
  third: 'lance mínimo',
  unique: 'lance mínimo',
  sfi: 'lance mínimo',
  tender: 'proposta mínima',
  online: 'proposta mínima',
  direct: 'valor pedido',
};

const roundsBefore = { first: [], second: ['first'], third: ['second', 'first'] } as const;

/** What the value at `now` is, where it is of an earlier round, since the current one states none (LABEL-11). */
export function earlierAmountLabelAt(auction: SaleOf, now: Date): string | null {
  const phase = salePhaseAt(auction, now);
  const { rounds } = auction;
  if (phase !== 'second' && phase !== 'third') return null;
  if (rounds[phase]?.minimum !== null) return null;
  const stated = roundsBefore[phase].find((place) => (rounds[place]?.minimum ?? null) !== null);
  return stated ? `${amountLabels[phase]} da ${stated === 'first' ? '1ª' : '2ª'} praça` : null;
}

/** What the value at `now` is (LABEL-11). */
export const amountLabelAt = (auction: SaleOf, now: Date): string =>
  earlierAmountLabelAt(auction, now) ?? amountLabels[salePhaseAt(auction, now)];

/** How a sale stands that no date is known of. */
function undatedStatus({ directSale, saleMethod }: SaleOf): Status {
  if (saleMethod === 'online') return 'onlineSale';
  if (saleMethod) return saleMethod === 'direct' ? 'directSale' : 'undated';
  return directSale ? 'directSale' : 'open';
}

/**
 * The one status badge at `now` (RULE-10). Gone from its source's list wins over the dates, and a list that is too old
 * to rely on wins over what is not over yet (LABEL-07). `upcoming` looks at the first date alone: between
 * a past round and the next more than 7 days away it is `open`. Without a date a sale is not called open where the
 * source's row states its kind (LABEL-04).
 */
export function statusAt(
  auction: SaleOf & Pick<Auction, 'goneSince'> & Partial<Pick<Auction, 'source'>>,
  now: Date,
): Status {
  if (auction.goneSince !== null) return 'delisted';
  if (isOver(auction, now)) return 'finished';
  if (staleDays(auction.source ?? null, now) !== null) return 'stale';
  const round = roundAt(auction, now);
  if (!round) return undatedStatus(auction);
  const left = round.date.getTime() - now.getTime();
  if (left <= day) return 'lastDay';
  if (left <= 7 * day) return 'ending';
  const phase = salePhaseAt(auction, now);
  return phase === 'first' || phase === 'unique' ? 'upcoming' : 'open';
}
