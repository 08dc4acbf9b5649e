import type { Centavos } from './auction.ts';

/**
 * How it is sold, as far as costs differ: at a judicial or an extrajudicial auction, or at a price without auctioneer.
 */
export const saleKinds = ['judicial', 'extrajudicial', 'direct'] as const;
export type SaleKind = (typeof saleKinds)[number];

/** Hundredths of a percent: 500 is 5 %. */
export type BasisPoints = number;

/** The inputs of a purchase at auction (INFO-06). Amounts are whole centavos, 0 where there is none. */
export interface Purchase {
  /** The auction that it was opened from; null for none. */
  auctionKey: string | null;
  kind: SaleKind;
  bid: Centavos;
  /** The auctioneer's, on top of the bid; a direct sale has none. */
  commission: BasisPoints;
  /** ITBI. */
  transferTax: BasisPoints;
  /** The city hall's own value of the property; 0 where it is not known. */
  referenceValue: Centavos;
  /** What ITBI is taken of: the price paid, or the reference value where that is larger. */
  transferTaxBase: 'price' | 'larger';
  /** Where the property is: `SP`, which has its own tables; null for unknown. */
  state: string | null;
  /** The city's IBGE code, by which ITBI is known; null for unknown. */
  cityId: number | null;
  /** A deed is needed: a judicial sale needs none, nor does a contract that counts as one. */
  deed: boolean;
  /** Deed and registration; null for what `registryCosts` says. */
  registration: Centavos | null;
  /** IPTU from before the sale. At a judicial auction it is never the buyer's. */
  propertyTaxDebt: Centavos;
  /** What of the condominium's arrears the buyer has to pay. */
  condominiumDebt: Centavos;
  /** Whatever it takes until the property is empty. */
  vacating: Centavos;
  repairs: Centavos;
  /** Condominium, IPTU and whatever else runs each month until the resale. */
  monthly: Centavos;
  months: number;
  resale: Centavos;
  brokerage: BasisPoints;
  /** Whether the income tax on the gain is counted. */
  taxed: boolean;
  /** What the resale shall bring over all that was spent. */
  wishedReturn: BasisPoints;
}

/** What a calculation starts with; the rates are usual ones. */
export const usualPurchase: Purchase = {
  auctionKey: null,
  kind: 'judicial',
  bid: 0,
  commission: 500,
  transferTax: 300,
  referenceValue: 0,
  transferTaxBase: 'price',
  state: null,
  cityId: null,
  deed: true,
  registration: null,
  propertyTaxDebt: 0,
  condominiumDebt: 0,
  vacating: 0,
  repairs: 0,
  monthly: 0,
  months: 12,
  resale: 0,
  brokerage: 600,
  taxed: true,
  wishedReturn: 2000,
};
