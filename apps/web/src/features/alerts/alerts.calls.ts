import { type ApiClient, unwrap } from '@martelo/api-client';
import type { Centavos } from '@martelo/domain/auction';
import type { Alert } from '@martelo/ui/alert-card';

/** A city as alerts know it. */
export interface City {
  /** IBGE code. */
  id: number;
  name: string;
  uf: string;
}

/** What an alert watches for, as its form has it. */
export interface Watch {
  /** 1 Casas to 6 Imóveis Rurais. */
  propertyType: number;
  /** 1 Todos to 4 Caixa. */
  auctionType: number;
  cities: readonly City[];
  minimum: Centavos;
  maximum: Centavos;
}

/** An alert as its card shows it, with what its form begins with. */
export interface OwnAlert extends Alert {
  id: number;
  watch: Watch;
}

export type Frequency = 'at_once' | 'daily' | 'weekly' | 'off';

/** When what the alerts found is told by mail; one choice for all of them (ALERT-09). */
export interface Delivery {
  frequency: Frequency;
  /** Of a daily or weekly mail, in São Paulo. */
  hour: number;
  /** Of a weekly mail: 1 Monday to 7 Sunday. */
  weekday: number;
}

/** Everything about alerts that the screen shows. */
export interface AlertsPage {
  /** The newest first. */
  alerts: readonly OwnAlert[];
  /** `today` and `week` are what all of them found since midnight and since Monday. */
  stats: { total: number; paused: number; today: number; week: number };
  /** Null when it could not be had. */
  delivery: Delivery | null;
}

/** What an alert would have told of by the stored history. */
export interface Preview {
  count: number;
  /** How many days of lists were looked at. */
  days: number;
}

const centavos = (reais: number): Centavos => Math.round(reais * 100);

const bodyOf = ({ propertyType, auctionType, cities, minimum, maximum }: Watch) => ({
  property_type: propertyType,
  auction_type: auctionType,
  state: cities[0] ? Math.floor(cities[0].id / 100_000) : null,
  city: cities.map(({ id }) => id),
  price_min: minimum / 100,
  price_max: maximum / 100,
  vehicle_type: 1,
  type: 1,
});

async function listPage(api: ApiClient, page: number, signal: AbortSignal) {
  return (await unwrap(api.GET('/api/customer/alert/load-display', { params: { query: { page } }, signal })))
    .data;
}

type Wire = Awaited<ReturnType<typeof listPage>>['data'][number];

const toOwnAlert = (wire: Wire): OwnAlert => ({
  id: wire.id,
  category: wire.category,
  subCategory: wire.sub_category,
  city: wire.city,
  auctionType: wire.type,
  minimum: centavos(wire.price_min),
  maximum: centavos(wire.price_max),
  active: !wire.paused,
  matches: wire.matches.total,
  watch: {
    propertyType: wire.property_type,
    auctionType: wire.auction_type,
    cities: wire.cities,
    minimum: centavos(wire.price_min),
    maximum: centavos(wire.price_max),
  },
});

async function getDelivery(api: ApiClient, signal: AbortSignal): Promise<Delivery | null> {
  try {
    return await unwrap(api.GET('/api/customer/notification-settings', { signal }));
  } catch {
    return null;
  }
}

/** All alerts of the customer, whose list is searched here; 50 at most, so two pages. */
export async function listAlerts(api: ApiClient, signal: AbortSignal): Promise<AlertsPage> {
  const [first, delivery] = await Promise.all([listPage(api, 1, signal), getDelivery(api, signal)]);
  const others = Array.from({ length: first.pagination.last_page - 1 }, (_, at) =>
    listPage(api, at + 2, signal),
  );
  const pages = [first, ...(await Promise.all(others))];
  return { alerts: pages.flatMap(({ data }) => data).map(toOwnAlert), stats: first.stats, delivery };
}

/** Makes an alert; the same `key` makes it once, however often it is sent. */
export async function createAlert(api: ApiClient, watch: Watch, key: string): Promise<void> {
  const header = { 'Idempotency-Key': key };
  await unwrap(api.POST('/api/customer/alert/store', { params: { header }, body: bodyOf(watch) }));
}

/** Makes an alert what the form says; what it found stays. */
export async function updateAlert(api: ApiClient, id: number, watch: Watch): Promise<void> {
  await unwrap(api.POST('/api/customer/alert/update', { body: { id, ...bodyOf(watch) } }));
}

/** Pauses an alert or goes on with it. */
export async function pauseAlert(api: ApiClient, id: number, paused: boolean): Promise<void> {
  await unwrap(api.POST('/api/customer/alert/pause', { body: { id, paused } }));
}

/** Deletes an alert; the opportunities that it found stay. */
export async function deleteAlert(api: ApiClient, id: number): Promise<void> {
  await unwrap(api.POST('/api/customer/alert/destroy', { body: { id } }));
}

/** How often such an alert would have told of something, counted over the history. */
export async function previewAlert(api: ApiClient, watch: Watch, signal: AbortSignal): Promise<Preview> {
  return unwrap(api.POST('/api/customer/alert/preview', { body: bodyOf(watch), signal }));
}

/** Changes when mails are sent. */
export async function saveDelivery(api: ApiClient, delivery: Delivery): Promise<void> {
  const { frequency, hour, weekday } = delivery;
  await unwrap(api.POST('/api/customer/notification-settings', { body: { frequency, hour, weekday } }));
}
