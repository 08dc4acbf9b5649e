import { address, type Environment, formed, secret, textOf, WrongSetting } from './setting-values.ts';

export type Marketing = 'sample' | 'live' | 'off';

/** A site's settings by its owner; null where not configured. */
export interface SiteConfiguration {
  /** HONEST-01. */
  marketing: Marketing;
  /** The real end of the annual plan's offer. */
  offerEndsAt: Date | null;
  /** The mailbox for messages of the contact form, also shown on pages. */
  contactEmail: string | null;
  contactPhone: string | null;
  /** For the messaging service: digits with the country code. */
  messageNumber: string | null;
  pixelId: string | null;
  checkoutMonthly: string | null;
  checkoutAnnual: string | null;
  /** The secret by which the checkout signs its events; without it none is accepted. */
  checkoutSecret: string | null;
}

function readMarketing(env: Environment, demo: boolean): Marketing {
  const text = textOf(env, 'MARKETING')?.toLowerCase() ?? (demo ? 'sample' : 'live');
  if (text !== 'sample' && text !== 'live' && text !== 'off')
    throw new WrongSetting(`MARKETING must be sample, live or off, not "${text}".`);
  return text;
}

const instant = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/;

/** Date.parse takes 30 February for 2 March. */
const isDay = (day: string): boolean =>
  !Number.isNaN(Date.parse(day)) && new Date(day).toISOString().startsWith(day);

function readInstant(env: Environment, name: string): Date | null {
  const text = textOf(env, name);
  if (!text) return null;
  const [, day = ''] = instant.exec(text) ?? [];
  if (!isDay(day) || Number.isNaN(Date.parse(text)))
    throw new WrongSetting(`${name} must be a moment such as 2026-12-31T23:59:59-03:00, not "${text}".`);
  return new Date(text);
}

/** The settings of marketing, contact, messaging, pixel and checkout; throws WrongSetting on one that can't be used. */
export function readSiteSettings(env: Environment, demo: boolean): SiteConfiguration {
  const email = /^[^\s<>@,;]{1,64}@[\w-]+(\.[\w-]+)+$/;
  const checkout = (name: string) => address(env, name, ['https:']);
  return {
    marketing: readMarketing(env, demo),
    offerEndsAt: readInstant(env, 'OFFER_ENDS_AT'),
    contactEmail: formed(env, 'CONTACT_EMAIL', email, 'an email address'),
    contactPhone: formed(
      env,
      'CONTACT_PHONE',
      /^\+?[\d ()-]{8,24}$/,
      'a telephone number such as (62) 3000-1200',
    ),
    messageNumber: formed(
      env,
      'MESSAGE_NUMBER',
      /^\d{10,15}$/,
      '10 to 15 digits, the country code first, such as 5562999990000',
    ),
    pixelId: formed(env, 'PIXEL_ID', /^[\w-]{1,40}$/, 'up to 40 letters, digits, underscores and hyphens'),
    checkoutMonthly: checkout('CHECKOUT_MONTHLY_URL'),
    checkoutAnnual: checkout('CHECKOUT_ANNUAL_URL'),
    checkoutSecret: secret(env, 'CHECKOUT_SECRET'),
  };
}

/** A warning for each setting that has no effect, or an effect that its owner may not intend. */
export function siteWarnings(site: SiteConfiguration, demo: boolean): string[] {
  const { checkoutMonthly, checkoutAnnual, checkoutSecret, marketing } = site;
  const warnings: string[] = [];
  if ((checkoutMonthly || checkoutAnnual) && !checkoutSecret)
    warnings.push(
      'CHECKOUT_SECRET is not set, so no event of the checkout is taken: who pays there is no member here. Set it to what the checkout signs with.',
    );
  if (marketing === 'sample' && !demo)
    warnings.push(
      'MARKETING=sample shows made-up figures and offers beside real lists. Set it to live or off.',
    );
  return warnings;
}
