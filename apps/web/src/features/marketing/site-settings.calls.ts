import { type ApiClient, unwrap } from '@martelo/api-client';

/** How a site is set up, as far as its pages may know. */
export interface SiteSettings {
  /** What of the advertising is made up, real, or left out (HONEST-01). */
  marketing: 'sample' | 'live' | 'off';
  /** The real end of the annual plan's offer. */
  offerEndsAt: Date | null;
  contact: { email: string | null; phone: string | null; messageNumber: string | null };
  pixelId: string | null;
  /** Demonstration data. */
  demo: boolean;
}

/** What a page has when the settings can't be had: it advertises nothing and names nobody. */
export const unknownSettings: SiteSettings = {
  marketing: 'off',
  offerEndsAt: null,
  contact: { email: null, phone: null, messageNumber: null },
  pixelId: null,
  demo: false,
};

/** How this site is set up. */
export async function getSiteSettings(api: ApiClient, signal?: AbortSignal): Promise<SiteSettings> {
  try {
    const settings = await unwrap(api.GET('/api/site-settings', { signal: signal ?? null }));
    const { marketing, offer_ends_at: end, contact, pixel_id: pixelId, demo } = settings;
    return {
      marketing,
      offerEndsAt: end === null ? null : new Date(end),
      contact: { email: contact.email, phone: contact.phone, messageNumber: contact.message_number },
      pixelId,
      demo,
    };
  } catch {
    signal?.throwIfAborted();
    return unknownSettings;
  }
}
