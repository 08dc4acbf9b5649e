import { type ApiClient, unwrap } from '@martelo/api-client';

/** Every key that the customer has saved (FAV-05). */
export async function listFavoriteKeys(api: ApiClient, signal: AbortSignal): Promise<readonly string[]> {
  return (await unwrap(api.GET('/api/customer/favorites/keys', { signal }))).data;
}

/** Saves an auction. */
export async function saveFavorite(api: ApiClient, code: string): Promise<void> {
  await unwrap(api.POST('/api/auctions/save-favorite', { body: { code } }));
}

/** Takes a saved auction off. */
export async function removeFavorite(api: ApiClient, code: string): Promise<void> {
  await unwrap(api.POST('/api/customer/favorites/destroy', { body: { code } }));
}
