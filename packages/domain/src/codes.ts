import { type AuctionType, auctionTypes, type PropertyType, propertyTypes } from './auction.ts';

const typeCodes: Readonly<Record<AuctionType, number>> = {
  judicial: 1,
  extrajudicial: 2,
  caixa: 3,
  administrativo: 4,
  voluntario: 5,
};

/** Subcategories by property type; the first is the one that new auctions get (RULE-08). */
const subcategories: Readonly<Record<PropertyType, readonly number[]>> = {
  house: [1],
  apartment: [2],
  land: [3],
  shed: [4],
  commercial: [10, 5],
  rural: [11, 6],
};

const slugs: Readonly<Record<PropertyType, string>> = {
  house: 'casas',
  apartment: 'apartamentos',
  land: 'terrenos',
  shed: 'galpoes',
  commercial: 'comercial',
  rural: 'rural',
};

const knownSubcategories = () =>
  Object.values(subcategories)
    .flat()
    .toSorted((a, b) => a - b);

/** Every known subcategory, ascending; 6 is an older number of rural. */
export const subcategoryIds: readonly number[] = /* @__PURE__ */ knownSubcategories();

/** 1 judicial, 2 extrajudicial, 3 Caixa, 4 administrativo, 5 voluntário (RULE-08). */
export function typeCode(type: AuctionType): number {
  return typeCodes[type];
}

/** The type of a code; null for an unknown one (RULE-08). */
export function typeOfCode(code: number): AuctionType | null {
  return auctionTypes.find((type) => typeCodes[type] === code) ?? null;
}

/** The subcategories that a property type is found under: 10 and 5 commercial, 11 and 6 rural (RULE-08). */
export function subcategoriesOf(type: PropertyType): readonly number[] {
  return subcategories[type];
}

/** The property type of a subcategory; null for an unknown one (RULE-08). */
export function propertyTypeOf(subcategoryId: number): PropertyType | null {
  return propertyTypes.find((type) => subcategories[type].includes(subcategoryId)) ?? null;
}

/** `casas`, `apartamentos`, `terrenos`, `galpoes`, `comercial`, `rural`: its word in addresses (LIST-01). */
export function propertyTypeSlug(type: PropertyType): string {
  return slugs[type];
}

/** The property type of an address's word; null for an unknown one (LIST-03). */
export function propertyTypeOfSlug(slug: string): PropertyType | null {
  return propertyTypes.find((type) => slugs[type] === slug) ?? null;
}

export const auctionTypeLabels: Readonly<Record<AuctionType, string>> = {
  judicial: 'Judicial',
  extrajudicial: 'Extrajudicial',
  caixa: 'Caixa',
  administrativo: 'Administrativo',
  voluntario: 'Voluntário',
};

/** Names of property types for one property and for many, as titles write them. */
export const propertyTypeLabels: Readonly<Record<PropertyType, { one: string; many: string }>> = {
  house: { one: 'Casa', many: 'Casas' },
  apartment: { one: 'Apartamento', many: 'Apartamentos' },
  land: { one: 'Terreno', many: 'Terrenos' },
  shed: { one: 'Galpão', many: 'Galpões' },
  commercial: { one: 'Imóvel Comercial', many: 'Imóveis Comerciais' },
  rural: { one: 'Imóvel Rural', many: 'Imóveis Rurais' },
};

export interface AlertOption<Type> {
  code: number;
  label: string;
  /** What the code stands for; null for everything. */
  type: Type | null;
}

/** The property types that an alert can watch, 1 to 6, in the words that its form offers (ALERT-03). */
export const alertPropertyTypes: readonly AlertOption<PropertyType>[] = [
  { code: 1, label: 'Casas', type: 'house' },
  { code: 2, label: 'Apartamentos', type: 'apartment' },
  { code: 3, label: 'Terrenos', type: 'land' },
  { code: 4, label: 'Galpões', type: 'shed' },
  { code: 5, label: 'Comercial', type: 'commercial' },
  { code: 6, label: 'Imóveis Rurais', type: 'rural' },
];

/** The auction types that an alert can watch, 1 to 4 (ALERT-03). */
export const alertAuctionTypes: readonly AlertOption<AuctionType>[] = [
  { code: 1, label: 'Todos', type: null },
  { code: 2, label: 'Judicial', type: 'judicial' },
  { code: 3, label: 'Extra Judicial', type: 'extrajudicial' },
  { code: 4, label: 'Caixa', type: 'caixa' },
];
