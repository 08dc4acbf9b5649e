import { type ApiClient, ApiError, unwrap } from '@martelo/api-client';

/** Every key that the customer has saved (FAV-05). */
export async function listFavoriteKeys(api: ApiClient, signal: AbortSignal): Promise<readonly string[]> {
  return (await unwrap(api.GET('/api/customer/favorites/keys', { signal }))).data;
}

/** Saves an auction. */
export function saveFavorite(api: ApiClient, code: string): Promise<void> {
  return done(api.POST('/api/auctions/save-favorite', { body: { code } }));
}

/** Takes a saved auction off. */
export function removeFavorite(api: ApiClient, code: string): Promise<void> {
  return done(api.POST('/api/customer/favorites/destroy', { body: { code } }));
}

/** Any answer but 200 counts as a failure, another 2xx too (FAV-01). */
async function done(call: Promise<{ data?: unknown; error?: unknown; response: Response }>): Promise<void> {
  await unwrap(call);
  const { status } = (await call).response;
  if (status !== 200) throw new ApiError(status, '');
}
