import type { Areas, Centavos, PropertyType } from './auction.ts';

export const areaKinds = ['private', 'total', 'land'] as const;
export type AreaKind = (typeof areaKinds)[number];

/** A price for each square metre, and the area that it was divided by. */
export interface PricePerSquareMetre {
  centavos: Centavos;
  area: AreaKind;
}

/** Land is paid by its ground, everything built by what its owner alone uses; the total holds shared parts too. */
const order = (propertyType: PropertyType | null): readonly AreaKind[] =>
  propertyType === 'land' || propertyType === 'rural' ? ['land', 'total'] : ['private', 'total', 'land'];

/**
 * What a square metre costs at a value, in whole centavos, by the first known area: private, then total, then the
 * ground's; for land its ground, then the total. Null without a value or an area. Two prices compare only where `area`
 * is the same.
 */
export function pricePerSquareMetre(
  value: Centavos | null,
  areas: Areas,
  propertyType: PropertyType | null,
): PricePerSquareMetre | null {
  if (!value || value < 0) return null;
  for (const area of order(propertyType)) {
    const squareMetres = areas[area];
    if (squareMetres && squareMetres > 0) return { centavos: Math.round(value / squareMetres), area };
  }
  return null;
}
