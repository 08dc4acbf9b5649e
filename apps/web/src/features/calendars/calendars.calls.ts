import { type ApiClient, unwrap } from '@martelo/api-client';

/** Since when there is an address; by the alert's id, null for the favourites'. */
export type CalendarDates = ReadonlyMap<number | null, Date>;

interface NewCalendar {
  address: string;
  createdAt: Date;
}

const bodyOf = (alertId: number | null) => (alertId === null ? {} : { alert_id: alertId });

/** Which calendar addresses there are; null when it fails to load. */
export async function listCalendars(api: ApiClient, signal: AbortSignal): Promise<CalendarDates | null> {
  try {
    const { data } = await unwrap(api.GET('/api/customer/calendars', { signal }));
    return new Map(data.map(({ alert_id: id, created_at: at }) => [id, new Date(at)]));
  } catch {
    signal.throwIfAborted();
    return null;
  }
}

/** Creates an address, which is shown only this once; an earlier one for the same calendar is revoked. */
export async function createCalendar(api: ApiClient, alertId: number | null): Promise<NewCalendar> {
  const { address, data } = await unwrap(api.POST('/api/customer/calendars', { body: bodyOf(alertId) }));
  return { address, createdAt: new Date(data.created_at) };
}

/** Ends an address. */
export async function revokeCalendar(api: ApiClient, alertId: number | null): Promise<void> {
  await unwrap(api.POST('/api/customer/calendars/destroy', { body: bodyOf(alertId) }));
}
