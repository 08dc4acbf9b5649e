import { auctionTypes } from '@martelo/domain/auction';
import { formatDateTime } from '@martelo/domain/dates';
import { toReais } from '@martelo/domain/money';
import type { components } from '@martelo/openapi/schema';

import { subcategoryNames } from './serialize-auction.ts';
import type { EventRow } from './auctions.repository.ts';

type WireEvent = components['schemas']['Event'];
type Field = components['schemas']['EventField'];

const amounts = new Set<EventRow['kind']>(['listed', 'price', 'valuation']);
const reais = (centavos: unknown) => toReais(centavos === null ? null : Number(centavos));
const asIs = (value: unknown) => value as Field['from'];
const dateTime = (value: unknown) => (value === null ? null : formatDateTime(new Date(value as string)));

/** Columns by the names and in the units of the wire. */
const fields: Readonly<
  Record<string, { name: Field['name']; serialize: (value: unknown) => Field['from'] }>
> = {
  date_first: { name: 'date_first', serialize: dateTime },
  date_second: { name: 'date_second', serialize: dateTime },
  minimum_second: { name: 'minimum_value_second', serialize: reais },
  date_third: { name: 'date_third', serialize: dateTime },
  minimum_third: { name: 'minimum_value_third', serialize: reais },
  type: { name: 'type', serialize: (type) => auctionTypes[Number(type) - 1] ?? null },
  subcategory_id: {
    name: 'subcategory',
    serialize: (id) => (id === null ? null : (subcategoryNames[Number(id)] ?? 'Outros')),
  },
  uf: { name: 'state', serialize: asIs },
  city_name: { name: 'city', serialize: asIs },
  iptu_debt: { name: 'iptu_debt', serialize: reais },
  condominium_debt: { name: 'condominium_debt', serialize: reais },
  images: { name: 'images', serialize: () => null },
  auctioneer_id: { name: 'auctioneer', serialize: () => null },
};

const serializeField = ([column, [from, to]]: [string, [unknown, unknown]]): Field => {
  const { name, serialize } = fields[column] ?? { name: column as Field['name'], serialize: asIs };
  return { name, from: serialize(from), to: serialize(to) };
};

/** Rounds in their order, which the database's JSON does not preserve. */
const roundColumns = ['date_first', 'date_second', 'minimum_second', 'date_third', 'minimum_third'];
const placeOf = ([column]: [string, unknown]) => roundColumns.indexOf(column);

function serializeValue(kind: EventRow['kind'], text: string | null): WireEvent['from'] {
  if (text === null || kind === 'rounds') return null;
  if (amounts.has(kind)) return reais(text);
  return kind === 'financing' ? text === 'true' : text;
}

/** One line of the history; amounts are in reais (INTAKE-22). */
export const serializeEvent = ({ kind, list_date, old, new: to, fields: changed }: EventRow): WireEvent => ({
  kind,
  list_date,
  from: serializeValue(kind, old),
  to: serializeValue(kind, to),
  fields: Object.entries(changed ?? {})
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map(serializeField),
});
