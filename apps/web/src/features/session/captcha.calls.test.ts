import { createApiClient } from '@martelo/api-client';
import { expect, test } from 'vitest';

import { isCaptchaWanted } from './captcha.calls.ts';

test('[AUTH-04] the question whether a captcha is wanted ends with the sign-in that asks it', async () => {
  const { promise: asked, resolve: ask } = Promise.withResolvers<Request>();
  // Whole, as a real `fetch` holds it: a request that nobody holds is collected, and its abort with it.
  const fetch = (request: Request) => {
    ask(request);
    return new Promise<Response>((_resolve, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason as Error));
    });
  };
  const leaving = new AbortController();
  const wanted = isCaptchaWanted(
    createApiClient({ baseUrl: 'https://martelo.example', fetch }),
    leaving.signal,
  );
  const call = await asked;
  leaving.abort();
  expect(call.signal.aborted).toBe(true);
  expect(await wanted).toBe(false);
});
