import { type ApiClient, unwrap } from '@martelo/api-client';

import { type SiteSettings, unknownSettings } from './site-settings.ts';

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
