import { type ApiClient, unwrap } from '@martelo/api-client';
import type { Marketing } from '@martelo/ui/plan-card';

/** What the site's settings say of the plans: how they may be advertised, and where they are bought. */
export interface Offer {
  marketing: Marketing;
  /** The configured end of the annual plan's offer. */
  endsAt: Date | null;
  checkout: { monthly: string | null; annual: string | null };
  /** Demonstration data: nothing is sold. */
  demo: boolean;
  /** The settings failed to load, so that the plans can be read but not bought. */
  failed: boolean;
}

const unknown: Offer = {
  marketing: 'off',
  endsAt: null,
  checkout: { monthly: null, annual: null },
  demo: false,
  failed: true,
};

/** The offer; where the settings fail to load it advertises nothing. */
export async function getOffer(api: ApiClient, signal?: AbortSignal): Promise<Offer> {
  try {
    const settings = await unwrap(api.GET('/api/site-settings', { signal: signal ?? null }));
    const { marketing, offer_ends_at: end, checkout, demo } = settings;
    return { marketing, endsAt: end === null ? null : new Date(end), checkout, demo, failed: false };
  } catch {
    signal?.throwIfAborted();
    return unknown;
  }
}
