import type { FastifyRequest } from 'fastify';

import type { Handlers } from '../../platform/contract/contract.ts';
import type { Services } from '../../platform/services.ts';
import { failuresBeforeCaptcha, windowStart } from '../../identity/throttle/limit-attempts.ts';
import { countAttempts } from '../../identity/throttle/attempts.ts';
import { callerAddress } from '../../platform/net/caller-address.ts';

/** The settings that browsers may read: each one is named here, so that a new setting stays private. */
export function siteSettingsHandlers({ database, clock, settings: { site, demo, publicUrl } }: Services) {
  /** The demonstration's own checkout is set as a path; links need the whole address. */
  const whole = (address: string | null, { protocol, host }: FastifyRequest) =>
    address?.startsWith('/') ? `${publicUrl ?? `${protocol}://${host}`}${address}` : address;

  return {
    async getSiteSettings({ request }) {
      const address = callerAddress(request.ip);
      const failed = await countAttempts(database, 'sign-in-address', address, windowStart(clock()));
      return {
        marketing: site.marketing,
        offer_ends_at: site.offerEndsAt?.toISOString() ?? null,
        contact: {
          email: site.contactEmail,
          phone: site.contactPhone,
          message_number: site.messageNumber,
        },
        checkout: {
          monthly: whole(site.checkoutMonthly, request),
          annual: whole(site.checkoutAnnual, request),
        },
        pixel_id: site.pixelId,
        captcha_required: failed >= failuresBeforeCaptcha,
        demo,
      };
    },
  } satisfies Partial<Handlers>;
}
