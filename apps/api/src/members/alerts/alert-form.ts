import { alertAuctionTypes, alertPropertyTypes, subcategoriesOf } from '@martelo/domain/codes';
import type { components } from '@martelo/openapi/schema';

import { subcategoryNames } from '../../catalogue/auctions/auction-row.ts';
import { refuseFields } from '../../platform/http/errors.ts';
import type { AlertRow } from './alert-rows.ts';
import type { AlertForm } from './count-past-matches.ts';

type AlertInput = components['schemas']['AlertInput'];

const amount = new Intl.NumberFormat('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** `100.000,00`: an amount in Brazilian form without the sign. */
const formatAmount = (centavos: number) => amount.format(centavos / 100);

const isWholeCentavos = (reais: number) => Number(reais.toFixed(2)) === reais;

/** What the form says, in centavos; refused (422) by field where the prices make no range (ALERT-04). */
export function readAlertForm({
  property_type,
  auction_type = 1,
  city,
  price_min,
  price_max,
}: AlertInput): AlertForm {
  const errors: Record<string, string[]> = {};
  for (const [name, price] of Object.entries({ price_min, price_max }))
    if (!isWholeCentavos(price)) errors[name] = ['deve ter no máximo duas casas decimais'];
  if (price_min >= price_max) errors['price_min'] = ['O valor mínimo deve ser menor que o valor máximo.'];
  refuseFields(errors);
  return {
    propertyType: property_type,
    auctionType: auction_type,
    cityIds: city,
    priceMin: Math.round(price_min * 100),
    priceMax: Math.round(price_max * 100),
  };
}

function kindOf(code: number): string {
  const type = alertPropertyTypes.find((option) => option.code === code)?.type;
  return type ? subcategoryNames[subcategoriesOf(type)[0]!]! : '';
}

/** An alert as the list reads it: texts for people, then the fields for forms (ALERT-05). */
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
    price_min: price_min / 100,
    price_max: price_max / 100,
    paused: row.paused_at !== null,
    matches: { total, today, week },
    last_match_at: row.last_match_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
  };
}
