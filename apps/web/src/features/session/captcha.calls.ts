import { type ApiClient, unwrap } from '@martelo/api-client';

export interface Captcha {
  key: string;
  /** A PNG in base64. */
  picture: string;
  /** The same proof in words. */
  question: string;
}

/** Whether signing in from here takes a captcha now; no, where nobody can say. */
export async function isCaptchaWanted(api: ApiClient): Promise<boolean> {
  try {
    return (await unwrap(api.GET('/api/get-captcha'))).data.required;
  } catch {
    return false;
  }
}

/** A new captcha; the one of `replaced` ends. */
export async function createCaptcha(
  api: ApiClient,
  replaced: string | null,
  signal: AbortSignal,
): Promise<Captcha> {
  const body = replaced === null ? {} : { key: replaced };
  const { data } = await unwrap(api.POST('/api/captcha-image', { body, signal }));
  return { key: data.key, picture: data.image, question: data.question };
}

/** Until when the captcha that is on the page can be answered. */
export async function captchaEnd(api: ApiClient, key: string, signal: AbortSignal): Promise<Date> {
  const { data } = await unwrap(api.POST('/api/captcha-loaded-image', { body: { key }, signal }));
  return new Date(data.expires_at);
}
