import type { Auction, SaleMethod } from '@martelo/domain/auction';
import { saleMethodOf } from '@martelo/domain/sale-method';

/** The ways that a property is sold which differ for its buyer. */
export type SaleKind =
  | 'judicial'
  | 'fiduciary'
  | 'extrajudicial'
  | 'open-bid'
  | 'online-sale'
  | 'direct-sale'
  | 'public'
  | 'voluntary'
  | 'unknown';

/** The fields of an auction that its kind of sale is derived from. */
export type SaleOf = Pick<Auction, 'type' | 'modality' | 'directSale' | 'saleMethod'>;

const kindOfMethod: Partial<Record<SaleMethod, SaleKind>> = {
  tender: 'open-bid',
  direct: 'direct-sale',
  online: 'online-sale',
  sfi: 'fiduciary',
};

/** The kind of sale first, by itself or by the source's words: it is more exact than the type. */
export function saleKind({ type, modality, directSale, saleMethod }: SaleOf): SaleKind {
  const method = saleMethod ?? saleMethodOf(modality);
  const kind = method && kindOfMethod[method];
  if (kind) return kind;
  if (directSale) return 'direct-sale';
  if (type === 'judicial' || type === 'extrajudicial') return type;
  if (type === 'administrativo') return 'public';
  return type === 'voluntario' ? 'voluntary' : 'unknown';
}

/** Sold at a price or to the best offer, without rounds and an edital. */
export const isPlainSale = (auction: SaleOf): boolean =>
  ['direct-sale', 'online-sale'].includes(saleKind(auction));

/** Caixa sells by itself: there is no auctioneer to be informed of, and no bid. */
export const isWithoutAuctioneer = (auction: SaleOf): boolean =>
  auction.type === 'caixa' && isPlainSale(auction);
