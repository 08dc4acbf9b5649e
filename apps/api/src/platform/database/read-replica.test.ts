import type { Pool } from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { readsFromReplica } from './read-replica.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const saying = (place: () => number | null) =>
  ({
    query: async () => ({ rows: [{ place: place() }] }),
    connect: () => Promise.reject(new Error('away')),
    end: async () => {},
    options: {},
  }) as unknown as Pool;

test('each change of whether the replica is read from is reported once', async () => {
  let place: number | null = null;
  const reported: boolean[] = [];
  const reads = readsFromReplica(
    saying(() => 7),
    saying(() => place),
  );
  reads.watch((usesReplica) => void reported.push(usesReplica));
  const pass = async (next: number | null) => {
    place = next;
    await vi.advanceTimersByTimeAsync(2000);
    return reported;
  };
  // A server that follows no primary, such as the primary itself, is never read from, and changes nothing.
  expect(await pass(null)).toEqual([]);
  expect(await pass(7)).toEqual([true]);
  expect(await pass(null)).toEqual([true, false]);
  expect(await pass(8)).toEqual([true, false, true]);
  // Found away by a read, and back by the next check.
  await reads.database
    .selectFrom('states')
    .execute()
    .catch(() => {});
  expect(await pass(null)).toEqual([true, false, true, false]);
  await pass(7);
  const late: boolean[] = [];
  reads.watch((usesReplica) => void late.push(usesReplica));
  expect(late).toEqual([true]);
  await reads.close();
});
