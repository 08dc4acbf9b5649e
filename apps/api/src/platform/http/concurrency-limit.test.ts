import { expect, test } from 'vitest';

import { concurrencyLimit } from './concurrency-limit.ts';

test('no more run at once than the limit, all get their turn, and a full queue refuses with a time to retry', async () => {
  const take = concurrencyLimit(2, 2);
  const gates: (() => void)[] = [];
  let running = 0;
  let max = 0;
  const work = async () => {
    running += 1;
    max = Math.max(max, running);
    await new Promise<void>((resolve) => gates.push(resolve));
    running -= 1;
  };
  const all = [take(work), take(work), take(work), take(work)];
  await expect(take(work)).rejects.toMatchObject({ status: 503, retryAfter: 5 });
  for (let nth = 0; nth < all.length; nth += 1) {
    await expect.poll(() => gates.length).toBeGreaterThan(0);
    gates.shift()!();
  }
  await Promise.all(all);
  expect(max).toBe(2);
});

test('work that fails gives its turn on', async () => {
  const take = concurrencyLimit(1, 1);
  const failed = take(() => Promise.reject(new Error('broken')));
  const next = take(async () => 'done');
  await expect(failed).rejects.toThrow('broken');
  expect(await next).toBe('done');
  expect(await take(async () => 'again')).toBe('again');
});

test('a signal ends the wait with its reason, and no work that has begun', async () => {
  const take = concurrencyLimit(1, 2);
  const leaving = new AbortController();
  let finish = () => {};
  const begun = take(
    () => new Promise<string>((resolve) => (finish = () => resolve('done'))),
    leaving.signal,
  );
  let worked = false;
  const behind = take(async () => void (worked = true), leaving.signal);
  const last = take(async () => 'last');
  leaving.abort(new Error('waited too long'));
  await expect(behind).rejects.toThrow('waited too long');
  await expect(take(async () => 'late', leaving.signal)).rejects.toThrow('waited too long');
  finish();
  expect([await begun, await last, worked]).toEqual(['done', 'last', false]);
});
