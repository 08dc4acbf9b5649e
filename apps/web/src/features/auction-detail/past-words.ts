import type { Auction } from '@martelo/domain/auction';
import { formatCalendarDate } from '@martelo/domain/dates';
import { partialInterests } from '@martelo/domain/partial-interest';
import { statusAt } from '@martelo/domain/status';

const dateOf = ({ source }: Pick<Auction, 'source'>): string =>
  source ? `, lista de ${formatCalendarDate(source.listDate)}` : '';

/** What the amount of an auction is that left its list: nothing is asked any more (LABEL-41). Null while listed. */
export const lastPriceLabel = (auction: Pick<Auction, 'goneSince' | 'source'>): string | null =>
  auction.goneSince === null ? null : `último preço visto${dateOf(auction)}`;

/** Why nobody bids any more, in place of what is to be read before a bid; null while somebody may. */
export function pastNotice(auction: Auction, now: Date): string | null {
  switch (statusAt(auction, now)) {
    case 'delisted':
      return 'A fonte já não lista este imóvel. O que segue valia na última lista que o trouxe.';
    case 'finished':
      return 'Pelas datas da lista, este leilão já encerrou. O que segue valia até ele.';
    default:
      return null;
  }
}

const untilKeys = { total: 'Total até as chaves', table: 'O que se paga até ter as chaves' };
const ofShare = { total: 'Total da compra', table: 'O que se paga na compra' };

/** What a sum of costs, and its table, is called: a share of a property gives no keys (LABEL-35). */
export const costLabels = ({ title }: Pick<Auction, 'title'>): typeof untilKeys =>
  partialInterests(title).some(({ kind }) => kind === 'share') ? ofShare : untilKeys;
