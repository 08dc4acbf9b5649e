import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { loadScript, ScriptUnavailable, withRetries } from './load-script.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('[SHELL-10] a script that fails is requested once more', async () => {
  const load = vi.fn().mockRejectedValueOnce(new TypeError('lost')).mockResolvedValue('here');
  const loaded = loadScript(load);
  await vi.runAllTimersAsync();
  expect(await loaded).toBe('here');
  expect(load).toHaveBeenCalledTimes(2);
});

test('[SHELL-10] one that fails twice says so, with its reason', async () => {
  const load = vi.fn().mockRejectedValue(new TypeError('lost'));
  const loaded = loadScript(load).catch((error: unknown) => error);
  await vi.runAllTimersAsync();
  const error = await loaded;
  expect(error).toBeInstanceOf(ScriptUnavailable);
  expect(error).toMatchObject({ message: 'lost' });
  expect(load).toHaveBeenCalledTimes(2);
});

test('[SHELL-10] the screens of all routes are loaded so, and nothing else of them changes', async () => {
  const lazy = vi.fn().mockRejectedValueOnce(new TypeError('lost')).mockResolvedValue({ Component: null });
  const [shell] = withRetries([{ path: '/', children: [{ path: '/a', lazy }, { path: '/b' }] }]);
  const [first, second] = shell!.children;
  expect(second).toEqual({ path: '/b' });
  const loaded = (first!.lazy as () => Promise<unknown>)();
  await vi.runAllTimersAsync();
  expect(await loaded).toEqual({ Component: null });
});
