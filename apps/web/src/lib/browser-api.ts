import type { ApiClient } from '@martelo/api-client';

/** The browser's client, whose code comes with the first call: the first page came with its answers. */
export async function browserApi(): Promise<ApiClient> {
  const { apiFor } = await import('./api.ts');
  return apiFor();
}
