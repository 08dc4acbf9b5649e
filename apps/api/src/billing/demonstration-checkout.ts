import { randomBytes } from 'node:crypto';

import type { Settings } from '../platform/config/settings.ts';
import type { CheckoutEvent } from './subscriptions.repository.ts';

export const checkoutPath = '/dev/checkout';

/** The plans as the stand-in's addresses name them, with what they cost. */
export const plansOnOffer = {
  mensal: { plan: 'monthly', title: 'Plano mensal', price: 'R$ 119,90 por mês' },
  anual: { plan: 'annual', title: 'Plano anual', price: 'R$ 597,00 por ano' },
} as const satisfies Record<string, { plan: CheckoutEvent['plan']; title: string; price: string }>;
export type PlanOnOffer = keyof typeof plansOnOffer;

/**
 * In the demonstration, where no checkout is set, plans lead to a page of this server that simulates one: it reports by
 * the same signed webhook, with a secret that is made at the start unless one is set. Otherwise the settings are
 * unchanged.
 */
export function withDemonstrationCheckout(settings: Settings): Settings {
  const { site, demo } = settings;
  if (!demo || site.checkoutMonthly || site.checkoutAnnual) return settings;
  return {
    ...settings,
    site: {
      ...site,
      checkoutMonthly: `${checkoutPath}?plano=mensal`,
      checkoutAnnual: `${checkoutPath}?plano=anual`,
      checkoutSecret: site.checkoutSecret ?? randomBytes(32).toString('base64url'),
    },
  };
}

/** Whether the plans lead to the page of this server. */
export const playsCheckout = ({ demo, site }: Settings): boolean =>
  demo && (site.checkoutAnnual?.startsWith(checkoutPath) ?? false);
