import { notFound } from '../../platform/http/errors.ts';
import type { Handlers } from '../../platform/contract/contract.ts';
import type { Services } from '../../platform/services.ts';
import { failuresBeforeCaptcha, windowStart } from './limit-attempts.ts';
import { countAttempts } from './attempts.ts';
import { callerAddress } from '../../platform/net/caller-address.ts';
import { captchaEnd, createCaptcha, endCaptcha, speakCaptcha } from './captcha/captcha.ts';

const over = () => notFound('O código expirou. Peça outro.');

/** Whether a captcha is required, its picture, and the digits for those who can't see that. */
export function captchaHandlers({ database, clock }: Services) {
  return {
    async getCaptcha({ request }) {
      const address = callerAddress(request.ip);
      const failed = await countAttempts(database, 'sign-in-address', address, windowStart(clock()));
      return { data: { required: failed >= failuresBeforeCaptcha } };
    },

    async createCaptchaImage({ body }) {
      const now = clock();
      if (body?.key) await endCaptcha(database, body.key, now);
      const { key, image, expiresAt } = await createCaptcha(database, now);
      return { data: { key, image, expires_at: expiresAt.toISOString() } };
    },

    async createCaptchaAudio({ body: { key } }) {
      const spoken = await speakCaptcha(database, key, clock());
      if (!spoken) throw over();
      return { data: { key, audio: spoken.audio, expires_at: spoken.expiresAt.toISOString() } };
    },

    async captchaLoaded({ body: { key } }) {
      const end = await captchaEnd(database, key, clock());
      if (!end) throw over();
      return { data: { key, expires_at: end.toISOString() } };
    },
  } satisfies Partial<Handlers>;
}
