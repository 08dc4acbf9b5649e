import { alertAuctionTypes, alertPropertyTypes, subcategoriesOf, typeCode } from '@martelo/domain/codes';
import { sql } from 'kysely';

const pairs = (rows: readonly (readonly [number, number])[]) =>
  sql.join(rows.map(([code, value]) => sql`(${sql.lit(code)}, ${sql.lit(value)})`));

const kinds = alertPropertyTypes.flatMap(({ code, type }) =>
  type === null ? [] : subcategoriesOf(type).map((subcategory) => [code, subcategory] as const),
);
const types = alertAuctionTypes.flatMap(({ code, type }) =>
  type === null ? [] : [[code, typeCode(type)] as const],
);
const everyType = alertAuctionTypes.find(({ type }) => type === null)!.code;

type Fragment = ReturnType<typeof sql>;

/** The pairs of an alert's property type and a subcategory that it covers, as a source of rows. */
export const alertKinds = sql`(values ${pairs(kinds)})`;

/** Whether an alert's property type covers a subcategory: 5 has 5 and 10, 6 has 6 and 11 (RULE-08). */
export const matchesKind = (propertyType: Fragment, subcategoryId: Fragment) =>
  sql`(${propertyType}, ${subcategoryId}) in (${pairs(kinds)})`;

/** Whether an alert's auction type covers an auction's: 1 covers all (RULE-08). */
export const matchesType = (auctionType: Fragment, type: Fragment) =>
  sql`(${auctionType} = ${sql.lit(everyType)} or (${auctionType}, ${type}) in (${pairs(types)}))`;
