import { auctionTypes } from '@martelo/domain/auction';
import { parseReais, toCentavos } from '@martelo/domain/money';

/** Amounts of either format: reais as a number, or as they are written. */
export const centavos = (reais: number | string | null | undefined) => {
  if (typeof reais === 'string') return parseReais(reais);
  return typeof reais === 'number' && Number.isFinite(reais) ? toCentavos(reais) : null;
};

/** Only an address that a browser may follow. */
export const httpLink = (link: string | null | undefined) =>
  link && /^https?:\/\//i.test(link) ? link : null;

/** Null for an unknown type. */
export const auctionType = (type: string | null | undefined) =>
  auctionTypes.find((known) => known === type) ?? null;
