import { type ApiClient, unwrap } from '@martelo/api-client';

/** Different visits of the last hour; null where nobody was counted or the count can't be had. */
export async function countVisitors(api: ApiClient, signal: AbortSignal): Promise<number | null> {
  try {
    return (await unwrap(api.GET('/api/marketing/visitors', { signal }))).visitors;
  } catch {
    return null;
  }
}
