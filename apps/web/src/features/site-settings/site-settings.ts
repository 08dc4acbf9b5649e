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

/** The settings where the call fails: no advertising, no names. */
export const unknownSettings: SiteSettings = {
  marketing: 'off',
  offerEndsAt: null,
  contact: { email: null, phone: null, messageNumber: null },
  pixelId: null,
  demo: false,
};
