import { type ApiClient, unwrap } from '@martelo/api-client';

export interface EntrySettings {
  captchaRequired: boolean;
  demo: boolean;
}

/** The form does not wait longer than this for what only adds to it, in ms. */
const patience = 4000;

/** What the sign-in has to know of the site; a form without a captcha where nobody can say. */
export async function getEntrySettings(api: ApiClient, signal: AbortSignal): Promise<EntrySettings> {
  try {
    const soon = AbortSignal.any([signal, AbortSignal.timeout(patience)]);
    const settings = await unwrap(api.GET('/api/site-settings', { signal: soon }));
    return { captchaRequired: settings.captcha_required, demo: settings.demo };
  } catch {
    return { captchaRequired: false, demo: false };
  }
}
