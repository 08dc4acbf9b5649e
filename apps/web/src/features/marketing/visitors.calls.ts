import { type ApiClient, unwrap } from '@martelo/api-client';

/** Different visits of the last hour; null where the count is zero or the call fails. */
export async function countVisitors(api: ApiClient, signal: AbortSignal): Promise<number | null> {
  try {
    return (await unwrap(api.GET('/api/marketing/visitors', { signal }))).visitors;
  } catch {
    return null;
  }
}
