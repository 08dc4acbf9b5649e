import { afterEach, expect, test, vi } from 'vitest';

import { upload } from './upload.ts';

afterEach(() => vi.unstubAllGlobals());

/** A browser's request that is answered at once. */
function answering(status: number, headers: string, responseText: string) {
  class AnsweredRequest extends EventTarget {
    readonly upload = new EventTarget();
    readonly status = status;
    readonly responseText = responseText;
    open() {}
    setRequestHeader() {}
    abort() {}
    getAllResponseHeaders = () => headers;
    send() {
      this.dispatchEvent(new Event('load'));
    }
  }
  vi.stubGlobal('XMLHttpRequest', AnsweredRequest);
}

const send = () => upload({ url: '/api/auctionner/feeds', file: new File(['a'], 'a.csv'), token: null });

test('the answer of an upload has all its headers', async () => {
  const lines = ['content-type: application/json; charset=utf-8', 'retry-after: 60', 'x-request-id: a:b', ''];
  answering(429, lines.join('\r\n'), '{"message":"Muitas tentativas."}');
  const response = await send();
  expect(Object.fromEntries(response.headers)).toEqual({
    'content-type': 'application/json; charset=utf-8',
    'retry-after': '60',
    'x-request-id': 'a:b',
  });
  expect(response.status).toBe(429);
  expect(await response.json()).toEqual({ message: 'Muitas tentativas.' });
});
