import type { Centavos } from './auction.ts';
import type { BasisPoints, Purchase } from './purchase.ts';
import { deedCost, type RegistryCost, registrationCost } from './registry-cost.ts';

export { type BasisPoints, type Purchase, type SaleKind, saleKinds, usualPurchase } from './purchase.ts';

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
