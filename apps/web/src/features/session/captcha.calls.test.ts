import { createApiClient } from '@martelo/api-client';
import { expect, test } from 'vitest';

import { isCaptchaRequired } from './captcha.calls.ts';

test('[AUTH-04] the request whether a captcha is required is aborted with the sign-in page', async () => {
  const { promise: received, resolve: receive } = Promise.withResolvers<Request>();
  // Holds the whole request, as a real `fetch` does: an unreferenced one is garbage collected, and its abort with it.
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
