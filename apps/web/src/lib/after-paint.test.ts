import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { afterPaint } from './after-paint.ts';

let paint: FrameRequestCallback | undefined;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('document', { hidden: false });
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
    paint = callback;
    return 1;
  });
  vi.stubGlobal('cancelAnimationFrame', () => (paint = undefined));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('[LIST-05] the work of a press comes after the next paint, once', () => {
  const work = vi.fn<() => void>();
  afterPaint(work);
  paint?.(0);
  expect(work).not.toHaveBeenCalled();
  vi.runAllTimers();
  expect(work).toHaveBeenCalledOnce();
});

test('[LIST-05] where nothing is painted it comes nevertheless, once', () => {
  const work = vi.fn<() => void>();
  afterPaint(work);
  vi.runAllTimers();
  expect(work).toHaveBeenCalledOnce();
  paint?.(0);
  vi.runAllTimers();
  expect(work).toHaveBeenCalledOnce();
});
