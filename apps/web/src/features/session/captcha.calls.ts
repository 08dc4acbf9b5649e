import { type ApiClient, unwrap } from '@martelo/api-client';

export interface Captcha {
  key: string;
  /** A PNG in base64. */
  picture: string;
}

/** The answer to a captcha, and which one it answers. */
export interface CaptchaProof {
  captcha: string;
  captcha_key: string;
}

/** A form does not wait longer than this for what only adds to it, in ms. */
const timeoutMs = 4000;

/** Whether signing in from here takes a captcha now; false where the answer is late. */
export async function isCaptchaRequired(api: ApiClient, leaving: AbortSignal): Promise<boolean> {
  try {
    const signal = AbortSignal.any([leaving, AbortSignal.timeout(timeoutMs)]);
    return (await unwrap(api.GET('/api/get-captcha', { signal }))).data.required;
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
  return { key: data.key, picture: data.image };
}

/** The same proof, spoken: a WAV file in base64. */
export async function speakCaptcha(api: ApiClient, key: string, signal: AbortSignal): Promise<string> {
  const { data } = await unwrap(api.POST('/api/captcha-audio', { body: { key }, signal }));
  return data.audio;
}

/** Until when the captcha that is on the page can be answered. */
export async function captchaEnd(api: ApiClient, key: string, signal: AbortSignal): Promise<Date> {
  const { data } = await unwrap(api.POST('/api/captcha-loaded-image', { body: { key }, signal }));
  return new Date(data.expires_at);
}
