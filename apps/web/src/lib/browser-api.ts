import type { ApiClient } from '@martelo/api-client';

import { loadScript } from './load-script.ts';

/** The browser's client, whose code comes with the first call: the first page came with its answers. */
export async function browserApi(): Promise<ApiClient> {
  const { apiFor } = await loadScript(() => import('./api.ts'));
  return apiFor();
}
