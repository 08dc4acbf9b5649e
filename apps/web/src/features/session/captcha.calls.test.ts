import { createApiClient } from '@martelo/api-client';
import { expect, test } from 'vitest';

import { isCaptchaWanted } from './captcha.calls.ts';

test('[AUTH-04] the question whether a captcha is wanted ends with the sign-in that asks it', async () => {
  const { promise: asked, resolve: ask } = Promise.withResolvers<AbortSignal>();
  const fetch = ({ signal }: Request) => {
    ask(signal);
    return new Promise<Response>((_resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason as Error));
    });
  };
  const leaving = new AbortController();
  const wanted = isCaptchaWanted(
    createApiClient({ baseUrl: 'https://martelo.example', fetch }),
    leaving.signal,
  );
  const call = await asked;
  leaving.abort();
  expect(call.aborted).toBe(true);
  expect(await wanted).toBe(false);
});
