import { EventEmitter } from 'node:events';
import type { ServerResponse } from 'node:http';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { callerOf, maxWait } from './caller.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());

const aRequest = () => {
  const raw = new EventEmitter() as ServerResponse;
  return { raw, caller: callerOf({ ip: '2001:db8::7' }, { raw }) };
};

test('[SAFE-07] a wait ends after twelve seconds, with the time to come back', () => {
  const { caller } = aRequest();
  expect(caller.address).toBe('2001:db8:0:0');
  vi.advanceTimersByTime(maxWait - 1);
  expect(caller.signal.aborted).toBe(false);
  vi.advanceTimersByTime(1);
  expect(caller.signal.reason).toMatchObject({ status: 503, retryAfter: 5 });
});

test('a wait ends with its connection, and leaves no timer', () => {
  const { caller, raw } = aRequest();
  raw.emit('close');
  expect(caller.signal.reason).toMatchObject({ status: 408 });
  expect(vi.getTimerCount()).toBe(0);
});
