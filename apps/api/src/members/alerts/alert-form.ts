import { alertEvents } from '@martelo/domain/alert';
import { alertAuctionTypes, alertPropertyTypes, subcategoriesOf } from '@martelo/domain/codes';
import { type AlertFilters, fromAlertQuery, toAlertQuery } from '@martelo/domain/alert-filters';
import { toCentavos, toReais } from '@martelo/domain/money';
import { formatHundredths } from '@martelo/domain/numbers';
import type { components } from '@martelo/openapi/schema';

import { subcategoryNames } from '../../catalogue/auctions/serialize-auction.ts';
import { refuseFields } from '../../platform/http/errors.ts';
import type { AlertRow } from './alert-rows.ts';
import type { FormCriteria } from './past-matches.ts';

type AlertInput = components['schemas']['AlertInput'];

/** The form's fields; a name, filters or events that it leaves out stay unchanged. */
export interface AlertForm extends FormCriteria {
  name?: string | null | undefined;
  filters?: AlertFilters | undefined;
}

/** `100.000,00`: an amount in Brazilian form without the sign. */
const formatAmount = (centavos: number) => formatHundredths(toReais(centavos));

const isWholeCentavos = (reais: number) => Number(reais.toFixed(2)) === reais;

/** Empty ranges, by the field of their lower bound. */
function emptyRanges(filters: AlertFilters | undefined): (readonly [field: string, text: string])[] {
  const isAbove = (from: number | string | null, to: number | string | null) =>
    from !== null && to !== null && from > to;
  if (!filters) return [];
  const { areaMin, areaMax, squareMetreMin, squareMetreMax, dateFrom, dateTo } = filters;
  return [
    ...(isAbove(areaMin, areaMax) ? [['area_min', 'A área mínima deve ser até a máxima.'] as const] : []),
    ...(isAbove(squareMetreMin, squareMetreMax)
      ? [['price_m2_min', 'O preço mínimo do m² deve ser até o máximo.'] as const]
      : []),
    ...(isAbove(dateFrom, dateTo) ? [['date_from', 'A data inicial deve ser até a final.'] as const] : []),
  ];
}

/** The form's fields, in centavos; refused (422) by field where the prices make no range (ALERT-04). */
export function readAlertForm({
  property_type,
  auction_type = 1,
  city,
  price_min,
  price_max,
  name,
  filters: given,
  tells: events,
}: AlertInput): AlertForm {
  const filters = given && fromAlertQuery(given);
  const errors: Record<string, string[]> = {};
  for (const [name, price] of Object.entries({ price_min, price_max }))
    if (!isWholeCentavos(price)) errors[name] = ['deve ter no máximo duas casas decimais'];
  if (price_min >= price_max) errors['price_min'] = ['O valor mínimo deve ser menor que o valor máximo.'];
  for (const [field, text] of emptyRanges(filters)) errors[`filters.${field}`] = [text];
  refuseFields(errors);
  return {
    name: name === undefined ? undefined : name?.trim() || null,
    filters,
    events: events && alertEvents.filter((known) => events.includes(known)),
    propertyType: property_type,
    auctionType: auction_type,
    cityIds: city,
    priceMin: toCentavos(price_min),
    priceMax: toCentavos(price_max),
  };
}

function kindOf(code: number): string {
  const type = alertPropertyTypes.find((option) => option.code === code)?.type;
  return type ? subcategoryNames[subcategoriesOf(type)[0]!]! : '';
}

/** An alert as the list shows it: texts for people, then the fields for forms (ALERT-05). */
export function serializeAlert(row: AlertRow): components['schemas']['Alert'] {
  const { id, property_type, auction_type, price_min, price_max, cities, total, today, week } = row;
  return {
    id,
    category: 'Imóveis',
    sub_category: kindOf(property_type),
    city: cities.map(({ name, uf }) => `${name} - ${uf}`).join(', '),
    type: alertAuctionTypes.find(({ code }) => code === auction_type)?.label ?? '',
    minimum_price: formatAmount(price_min),
    maximum_price: formatAmount(price_max),
    property_type,
    auction_type,
    cities,
    price_min: toReais(price_min),
    price_max: toReais(price_max),
    name: row.name,
    filters: toAlertQuery(fromAlertQuery(row.filters)),
    filter_labels: row.filter_labels,
    tells: row.tells,
    paused: row.paused_at !== null,
    matches: { total, today, week },
    last_match_at: row.last_match_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  };
}
