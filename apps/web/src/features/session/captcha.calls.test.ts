import { createApiClient } from '@martelo/api-client';
import { expect, test } from 'vitest';

import { isCaptchaRequired } from './captcha.calls.ts';

test('[AUTH-04] the question whether a captcha is wanted ends with the sign-in that asks it', async () => {
  const { promise: received, resolve: receive } = Promise.withResolvers<Request>();
  // Whole, as a real `fetch` holds it: a request that nobody holds is collected, and its abort with it.
  const fetch = (request: Request) => {
    receive(request);
    return new Promise<Response>((_resolve, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason as Error));
    });
  };
  const leaving = new AbortController();
  const required = isCaptchaRequired(
    createApiClient({ baseUrl: 'https://martelo.example', fetch }),
    leaving.signal,
  );
  const call = await received;
  leaving.abort();
  expect(call.signal.aborted).toBe(true);
  expect(await required).toBe(false);
});
