import { type ApiClient, type OwnAlert, toAlert, toAuction, toAlertInput, unwrap } from '@martelo/api-client';
import type { AlertCriteria, NotificationSettings } from '@martelo/domain/alert';
import type { Auction, CalendarDate } from '@martelo/domain/auction';

import { type CalendarDates, listCalendars } from '../calendars/calendars.calls.ts';

/** How alerts are mailed, and whether the email is confirmed: before that nothing is. */
export interface Delivery extends NotificationSettings {
  confirmed: boolean;
}

/** Everything about alerts that the screen shows. */
export interface AlertsPage {
  /** The newest first. */
  alerts: readonly OwnAlert[];
  /** `today` and `week` are what all of them found since midnight and since Monday. */
  stats: { total: number; paused: number; today: number; week: number };
  /** Null when it failed to load. */
  delivery: Delivery | null;
  /** The addresses of their calendars; so too. */
  calendars: CalendarDates | null;
}

/** An alert's past matches by the stored history. */
export interface Preview {
  count: number;
  /** How many days of lists were searched. */
  days: number;
  /** The newest list of its cities, where none came in those days; null where there never was one. */
  lastListBefore?: CalendarDate | null;
  /** The first of those auctions as they are now, the latest match first. */
  auctions: readonly Auction[];
}

async function listPage(api: ApiClient, page: number, signal: AbortSignal) {
  return (await unwrap(api.GET('/api/customer/alert/load-display', { params: { query: { page } }, signal })))
    .data;
}

async function getDelivery(api: ApiClient, signal: AbortSignal): Promise<Delivery | null> {
  try {
    return await unwrap(api.GET('/api/customer/notification-settings', { signal }));
  } catch {
    return null;
  }
}

/** All alerts of the customer, whose list is searched here; 50 at most, so two pages. */
export async function listAlerts(api: ApiClient, signal: AbortSignal): Promise<AlertsPage> {
  const [first, delivery, calendars] = await Promise.all([
    listPage(api, 1, signal),
    getDelivery(api, signal),
    listCalendars(api, signal),
  ]);
  const others = Array.from({ length: first.pagination.last_page - 1 }, (_, at) =>
    listPage(api, at + 2, signal),
  );
  const pages = [first, ...(await Promise.all(others))];
  return {
    alerts: pages.flatMap(({ data }) => data).map((wire) => toAlert(wire)),
    stats: first.stats,
    delivery,
    calendars,
  };
}

/** Makes an alert; the same `key` makes it once, however often it is sent. */
export async function createAlert(api: ApiClient, criteria: AlertCriteria, key: string): Promise<void> {
  const header = { 'Idempotency-Key': key };
  await unwrap(api.POST('/api/customer/alert/store', { params: { header }, body: toAlertInput(criteria) }));
}

/** Makes an alert what the form says; what it found stays. */
export async function updateAlert(api: ApiClient, id: number, criteria: AlertCriteria): Promise<void> {
  await unwrap(api.POST('/api/customer/alert/update', { body: { id, ...toAlertInput(criteria) } }));
}

/** Pauses an alert or goes on with it. */
export async function pauseAlert(api: ApiClient, id: number, paused: boolean): Promise<void> {
  await unwrap(api.POST('/api/customer/alert/pause', { body: { id, paused } }));
}

/** Deletes an alert; the opportunities that it found stay. */
export async function deleteAlert(api: ApiClient, id: number): Promise<void> {
  await unwrap(api.POST('/api/customer/alert/destroy', { body: { id } }));
}

/** How many matches such an alert would have had, counted over the history. */
export async function previewAlert(
  api: ApiClient,
  criteria: AlertCriteria,
  signal: AbortSignal,
): Promise<Preview> {
  const answer = await unwrap(
    api.POST('/api/customer/alert/preview', { body: toAlertInput(criteria), signal }),
  );
  const { count, days, since, newest_list: newest, auctions = [] } = answer;
  return {
    count,
    days,
    // Older answers do not say.
    ...(newest !== undefined && (newest === null || newest < since) && { lastListBefore: newest }),
    auctions: auctions.map((wire) => toAuction(wire)),
  };
}

/** Changes when mails are sent. */
export async function saveDelivery(api: ApiClient, delivery: NotificationSettings): Promise<void> {
  const { frequency, hour, weekday } = delivery;
  await unwrap(api.POST('/api/customer/notification-settings', { body: { frequency, hour, weekday } }));
}
