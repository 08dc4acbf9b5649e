import type { Centavos } from './auction.ts';
import { deedCost, type RegistryCost, registrationCost } from './registry-cost.ts';

/**
 * How it is sold, as far as costs differ: at a judicial or an extrajudicial auction, or at a price without auctioneer.
 */
export const saleKinds = ['judicial', 'extrajudicial', 'direct'] as const;
export type SaleKind = (typeof saleKinds)[number];

/** Hundredths of a percent: 500 is 5 %. */
export type BasisPoints = number;

/** What a purchase at auction is reckoned from (INFO-06). Amounts are whole centavos, 0 where there is none. */
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
  /** Deed and registration; null for what {@link registryCosts} says. */
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

/** Each cost of the way from the bid to the resale, in the order in which they fall due. */
export interface PurchaseCosts {
  bid: Centavos;
  commission: Centavos;
  transferTax: Centavos;
  registration: Centavos;
  propertyTaxDebt: Centavos;
  condominiumDebt: Centavos;
  vacating: Centavos;
  repairs: Centavos;
  holding: Centavos;
}

const whole = 10_000n;

/** A share of an amount, to the nearest centavo, half a one up. */
export function shareOf(amount: Centavos, share: BasisPoints): Centavos {
  return Number((BigInt(amount) * BigInt(share) + whole / 2n) / whole);
}

/** ITBI of the price paid, and of the city hall's own value; null where that is not known. */
export function transferTaxes(purchase: Purchase): { ofPrice: Centavos; ofReference: Centavos | null } {
  const { bid, transferTax, referenceValue } = purchase;
  return {
    ofPrice: shareOf(bid, transferTax),
    ofReference: referenceValue > 0 ? shareOf(referenceValue, transferTax) : null,
  };
}

/** A judicial sale's letter of award is registered as it is; else a deed, unless a contract counts as one. */
export const needsDeed = ({ kind, deed }: Pick<Purchase, 'kind' | 'deed'>): boolean =>
  kind !== 'judicial' && deed;

/** Registration, and the deed where one is needed, between the least and the most that they may cost (LABEL-20). */
export function registryCosts(
  purchase: Pick<Purchase, 'bid' | 'state' | 'kind' | 'deed'>,
): RegistryCost & { deed: RegistryCost | null; registration: RegistryCost } {
  const registration = registrationCost(purchase.bid, purchase.state);
  const deed = needsDeed(purchase) ? deedCost(purchase.bid) : null;
  return {
    low: registration.low + (deed?.low ?? 0),
    high: registration.high + (deed?.high ?? 0),
    table: registration.table,
    deed,
    registration,
  };
}

/**
 * Every cost in centavos, deed and registration at the most that they may cost. IPTU from before a judicial auction is
 * nil: the price pays it (STJ, Tema 1134).
 */
export function purchaseCosts(purchase: Purchase): PurchaseCosts {
  const { bid, kind, commission, registration, months, monthly } = purchase;
  const { ofPrice, ofReference } = transferTaxes(purchase);
  return {
    bid,
    commission: kind === 'direct' ? 0 : shareOf(bid, commission),
    transferTax: purchase.transferTaxBase === 'larger' ? Math.max(ofPrice, ofReference ?? 0) : ofPrice,
    registration: registration ?? registryCosts(purchase).high,
    propertyTaxDebt: kind === 'judicial' ? 0 : purchase.propertyTaxDebt,
    condominiumDebt: purchase.condominiumDebt,
    vacating: purchase.vacating,
    repairs: purchase.repairs,
    holding: monthly * months,
  };
}

/** All that is paid before the property is free to use: everything but repairs and the months of waiting. */
export function totalUntilKeys({ repairs: _repairs, holding: _holding, ...costs }: PurchaseCosts): Centavos {
  return Object.values<Centavos>({ ...costs }).reduce((sum, cost) => sum + cost, 0);
}

/** All that is paid before the resale. */
export function totalSpent(costs: PurchaseCosts): Centavos {
  return totalUntilKeys(costs) + costs.repairs + costs.holding;
}
