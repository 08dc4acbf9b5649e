import type { Auction } from './auction.ts';
import { currentRound, isFinished, type Phase, phaseAt } from './phase.ts';

const day = 86_400_000;

export const statuses = [
  'upcoming',
  'open',
  'ending',
  'lastDay',
  'finished',
  'delisted',
  'directSale',
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
};

export const phaseLabels: Readonly<Record<Phase, string>> = {
  first: '1ª PRAÇA',
  second: '2ª PRAÇA',
  unique: 'LEILÃO',
};

/**
 * The one badge that tells how things stand at `now` (RULE-10). Gone from its source's list wins over the dates.
 * `upcoming` looks at the first date alone: between a past first and a second more than 7 days away it is `open`.
 */
export function statusAt(auction: Pick<Auction, 'rounds' | 'goneSince' | 'directSale'>, now: Date): Status {
  const { rounds } = auction;
  if (auction.goneSince !== null) return 'delisted';
  if (isFinished(rounds, now)) return 'finished';
  const round = currentRound(rounds, now);
  if (!round) return auction.directSale ? 'directSale' : 'open';
  const left = round.date.getTime() - now.getTime();
  if (left <= day) return 'lastDay';
  if (left <= 7 * day) return 'ending';
  return phaseAt(rounds, now) === 'first' ? 'upcoming' : 'open';
}
