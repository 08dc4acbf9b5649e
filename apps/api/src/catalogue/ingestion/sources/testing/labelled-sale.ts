import type { Auction } from '@martelo/domain/auction';
import type { SaleOf } from '@martelo/domain/phase';

import type { ListedAuction } from '../listed-auction.ts';

/** The fields of a listed property that its labels need, as every screen and mail has them. */
export function labelledSale(
  listed: ListedAuction,
): SaleOf & Pick<Auction, 'type' | 'goneSince' | 'price' | 'valuation'> {
  const { dateFirst, dateSecond, minimumFirst = null, minimumSecond, third = null } = listed;
  const first = dateFirst && { date: dateFirst, minimum: minimumFirst };
  return {
    rounds: { first, second: first && dateSecond && { date: dateSecond, minimum: minimumSecond }, third },
    undatedSecond: dateSecond ? null : minimumSecond,
    directSale: listed.directSale,
    saleMethod: listed.saleMethod,
    type: listed.type === 3 ? 'caixa' : listed.type === 1 ? 'judicial' : 'extrajudicial',
    goneSince: null,
    price: minimumFirst,
    valuation: listed.valuation ?? null,
  };
}
