import { type Alert, type AlertCriteria, type AlertEvent, alertEvents } from '@martelo/domain/alert';
import { fromAlertQuery, toAlertQuery } from '@martelo/domain/alert-filters';
import { toCentavos, toReais } from '@martelo/domain/money';
import type { components } from '@martelo/openapi/schema';

export type WireAlert = components['schemas']['Alert'];
export type WireAlertInput = components['schemas']['AlertInput'];

/** An alert of the signed-in customer, with its criteria. */
export interface OwnAlert extends Alert {
  id: number;
  criteria: AlertCriteria;
  /** What its further filters are called, by the ids of their chips. */
  chipLabels: Readonly<Record<string, string>>;
}

const eventLabels: Readonly<Record<AlertEvent, string>> = {
  new: 'Avisa de imóveis novos',
  step: 'Avisa de queda de um degrau',
  online: 'Avisa de rodada online',
};
/** The events of an alert, where these are not new auctions alone. */
const labelsOf = (events: readonly AlertEvent[]) =>
  events.join() === 'new' ? [] : events.map((event) => eventLabels[event]);

/** An alert in the domain's shape. */
export function toAlert(wire: WireAlert): OwnAlert {
  const minimum = toCentavos(wire.price_min);
  const maximum = toCentavos(wire.price_max);
  const name = wire.name ?? null;
  const labels = wire.filter_labels ?? [];
  const events = alertEvents.filter((known) => (wire.tells ?? ['new']).includes(known));
  return {
    id: wire.id,
    name,
    filterLabels: [...labels.map(({ label }) => label), ...labelsOf(events)],
    category: wire.category,
    subCategory: wire.sub_category,
    city: wire.city,
    auctionType: wire.type,
    minimum,
    maximum,
    active: !wire.paused,
    matches: wire.matches.total,
    criteria: {
      propertyType: wire.property_type,
      auctionType: wire.auction_type,
      cities: wire.cities,
      minimum,
      maximum,
      name,
      filters: fromAlertQuery(wire.filters ?? {}),
      events,
    },
    chipLabels: Object.fromEntries(labels.map(({ id, label }) => [id, label])),
  };
}

/** An alert's criteria as its calls take them; amounts are reais. */
export const toAlertInput = (criteria: AlertCriteria): WireAlertInput => ({
  property_type: criteria.propertyType,
  auction_type: criteria.auctionType,
  state: criteria.cities[0] ? Math.floor(criteria.cities[0].id / 100_000) : null,
  city: criteria.cities.map(({ id }) => id),
  price_min: toReais(criteria.minimum),
  price_max: toReais(criteria.maximum),
  vehicle_type: 1,
  type: 1,
  name: criteria.name,
  filters: toAlertQuery(criteria.filters),
  tells: [...criteria.events],
});
