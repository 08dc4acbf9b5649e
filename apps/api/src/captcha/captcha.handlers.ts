import type { Database } from '../database/connection.ts';
import { notFound } from '../http/errors.ts';
import type { Handlers } from '../operations.ts';
import { failuresBeforeCaptcha, windowStart } from '../sessions/admit.ts';
import { countAttempts } from '../sessions/attempts.ts';
import { callerAddress } from '../sessions/caller-address.ts';
import { captchaEnd, createCaptcha, endCaptcha } from './captcha.ts';

/** Whether a captcha is wanted, and pictures for it. */
export function captchaHandlers(database: Database, clock: () => Date) {
  return {
    async getCaptcha({ request }) {
      const address = callerAddress(request.ip);
      const failed = await countAttempts(database, 'sign-in-address', address, windowStart(clock()));
      return { data: { required: failed >= failuresBeforeCaptcha } };
    },

    async createCaptchaImage({ body }) {
      const now = clock();
      if (body?.key) await endCaptcha(database, body.key, now);
      const { key, image, question, expiresAt } = await createCaptcha(database, now);
      return { data: { key, image, question, expires_at: expiresAt.toISOString() } };
    },

    async captchaLoaded({ body: { key } }) {
      const end = await captchaEnd(database, key, clock());
      if (!end) throw notFound('O código expirou. Peça outro.');
      return { data: { key, expires_at: end.toISOString() } };
    },
  } satisfies Partial<Handlers>;
}
