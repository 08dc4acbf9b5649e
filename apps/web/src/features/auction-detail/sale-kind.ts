import type { Auction } from '@martelo/domain/auction';

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

/** What of an auction its way of selling is told from. */
export type SaleOf = Pick<Auction, 'type' | 'modality' | 'directSale'>;

/** The source's words first: they are more exact than the type. */
export function saleKind({ type, modality, directSale }: SaleOf): SaleKind {
  const words = modality?.toLowerCase() ?? '';
  if (words.includes('licitação')) return 'open-bid';
  if (words.includes('venda direta')) return 'direct-sale';
  if (words.includes('venda online')) return 'online-sale';
  if (words.includes('sfi')) return 'fiduciary';
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
