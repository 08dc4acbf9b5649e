import { afterEach, describe, expect, test, vi } from 'vitest';

import { createApiClient } from './client.ts';
import { createDownloader } from './download.ts';
import { ApiError } from './errors.ts';
import { retryAfterOf } from './retry-after.ts';
import { unwrap } from './unwrap.ts';

const baseUrl = 'https://martelo.example';
const answer = (headers: Record<string, string>) => new Response('{}', { status: 429, headers });

afterEach(() => vi.useRealTimers());

describe('the wait that an answer asks for', () => {
  test.each([
    ['seconds', '30', 30],
    ['nought', '0', 0],
    ['less than nought', '-5', 0],
    ['a date that is to come', 'Mon, 09 Mar 2026 12:01:30 GMT', 90],
    ['a date in the old form', 'Monday, 09-Mar-26 12:00:10 GMT', 10],
    ['a date that has passed', 'Mon, 09 Mar 2026 11:00:00 GMT', 0],
    ['a date that is none', 'Mon, 99 Foo 2026 12:00:00 GMT', null],
    ['a date without a zone', 'Mon Mar  9 12:01:30 2026', null],
    ['a fraction', '1.5', null],
    ['more than any clock counts', '9'.repeat(310), null],
    ['words', 'soon', null],
    ['nothing', '', null],
  ])('%s', (_case, text, wait) => {
    vi.useFakeTimers({ now: new Date('2026-03-09T12:00:00Z') });
    expect(retryAfterOf(answer({ 'retry-after': text }))).toBe(wait);
  });

  test('is none without the header', () => expect(retryAfterOf(answer({}))).toBeNull());

  test('goes by the clock of the server that tells it', () => {
    const headers = { date: 'Mon, 09 Mar 2026 12:00:00 GMT', 'retry-after': 'Mon, 09 Mar 2026 12:00:20 GMT' };
    expect(retryAfterOf(answer(headers))).toBe(20);
  });

  test('stands in the error of a call', async () => {
    const fetch = async () => answer({ 'retry-after': '30' });
    const call = createApiClient({ baseUrl, fetch }).GET('/api/auctions/home');
    await expect(unwrap(call)).rejects.toMatchObject({ status: 429, retryAfter: 30 });
  });

  test('stands in the error of a success that can’t be read', async () => {
    const fetch = async () => new Response(null, { headers: { 'retry-after': '5' } });
    const call = createApiClient({ baseUrl, fetch }).GET('/api/auctions/home');
    await expect(unwrap(call)).rejects.toMatchObject({ status: 502, retryAfter: 5 });
  });

  test('stands in the error of a download', async () => {
    const fetch = async () => answer({ 'retry-after': '30' });
    const download = createDownloader({ baseUrl, fetch })('/api/customer/export-data');
    await expect(download).rejects.toMatchObject({ status: 429, retryAfter: 30 });
  });

  test('is none in an error that is made without it', () => {
    expect(new ApiError(500, '').retryAfter).toBeNull();
  });
});
