import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { createToastQueue, toastTiming } from './toast-queue.ts';

const saved = { tone: 'positive', title: 'Alerta salvo' } as const;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function aQueue() {
  const queue = createToastQueue();
  const stages = () => queue.read().map(({ stage }) => stage);
  return { ...queue, stages };
}

describe('[SHELL-09] a toast', () => {
  test('is seen after 100 ms, leaves after 4000 ms and is gone 300 ms later', () => {
    const queue = aQueue();
    queue.add(saved);
    expect(queue.stages()).toEqual(['entering']);

    vi.advanceTimersByTime(99);
    expect(queue.stages()).toEqual(['entering']);
    vi.advanceTimersByTime(1);
    expect(queue.stages()).toEqual(['visible']);

    vi.advanceTimersByTime(3899);
    expect(queue.stages()).toEqual(['visible']);
    vi.advanceTimersByTime(1);
    expect(queue.stages()).toEqual(['leaving']);

    vi.advanceTimersByTime(299);
    expect(queue.stages()).toEqual(['leaving']);
    vi.advanceTimersByTime(1);
    expect(queue.stages()).toEqual([]);
  });

  test.each(['pointer', 'focus', 'hidden'] as const)(
    '%s holds its time, which goes on where it stopped',
    (reason) => {
      const queue = aQueue();
      queue.add(saved);
      vi.advanceTimersByTime(3000);

      queue.hold(reason, true);
      vi.advanceTimersByTime(60_000);
      expect(queue.stages()).toEqual(['visible']);

      queue.hold(reason, false);
      vi.advanceTimersByTime(999);
      expect(queue.stages()).toEqual(['visible']);
      vi.advanceTimersByTime(1);
      expect(queue.stages()).toEqual(['leaving']);
    },
  );

  test('is held until the last of two holds is let go', () => {
    const queue = aQueue();
    queue.add(saved);
    queue.hold('pointer', true);
    queue.hold('focus', true);
    queue.hold('pointer', false);
    vi.advanceTimersByTime(60_000);
    expect(queue.stages()).toEqual(['visible']);
  });

  test('comes in and goes out in spite of a hold', () => {
    const queue = aQueue();
    queue.hold('pointer', true);
    const id = queue.add(saved);
    vi.advanceTimersByTime(100);
    expect(queue.stages()).toEqual(['visible']);
    queue.dismiss(id);
    expect(queue.stages()).toEqual(['leaving']);
    vi.advanceTimersByTime(300);
    expect(queue.stages()).toEqual([]);
  });

  test('dismissed twice leaves once', () => {
    const queue = aQueue();
    const id = queue.add(saved);
    queue.dismiss(id);
    vi.advanceTimersByTime(200);
    queue.dismiss(id);
    vi.advanceTimersByTime(100);
    expect(queue.read()).toEqual([]);
  });
});

describe('the queue', () => {
  test('lets each toast have its own time', () => {
    const queue = aQueue();
    queue.add(saved);
    vi.advanceTimersByTime(2000);
    queue.add({ tone: 'critical', title: 'Sem conexão', message: 'Verifique sua rede.' });
    vi.advanceTimersByTime(2000);
    expect(queue.stages()).toEqual(['leaving', 'visible']);
    vi.advanceTimersByTime(300);
    expect(queue.read()).toMatchObject([
      { tone: 'critical', title: 'Sem conexão', message: 'Verifique sua rede.' },
    ]);
  });

  test('shows four at once; the oldest leaves for a fifth', () => {
    const queue = aQueue();
    for (let at = 0; at < 5; at += 1) queue.add({ ...saved, title: `${at}` });
    expect(queue.stages()).toEqual(['leaving', 'entering', 'entering', 'entering', 'entering']);
  });

  test('notifies of changes only, and not once unsubscribed', () => {
    const queue = aQueue();
    const listener = vi.fn();
    const unsubscribe = queue.subscribe(listener);
    queue.add(saved);
    vi.advanceTimersByTime(3950);
    expect(listener).toHaveBeenCalledTimes(2);
    unsubscribe();
    vi.advanceTimersByTime(1000);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  test('runs no timer while it is empty', () => {
    const queue = aQueue();
    queue.add(saved);
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(5000);
    expect(vi.getTimerCount()).toBe(0);
  });

  test('[GRAM-10] stays for its own duration, and takes as long to leave', () => {
    const queue = aQueue();
    queue.add({ ...saved, durationMs: 9000 });
    vi.advanceTimersByTime(8950);
    expect(queue.stages()).toEqual(['visible']);
    vi.advanceTimersByTime(50);
    expect(queue.stages()).toEqual(['leaving']);
    vi.advanceTimersByTime(toastTiming.exit - 50);
    expect(queue.stages()).toEqual(['leaving']);
    vi.advanceTimersByTime(50);
    expect(queue.stages()).toEqual([]);
  });

  test('[GRAM-10] stays until it is dismissed where it has no duration', () => {
    const queue = aQueue();
    const id = queue.add({ ...saved, durationMs: null });
    vi.advanceTimersByTime(60_000);
    expect(queue.stages()).toEqual(['visible']);
    queue.dismiss(id);
    expect(queue.stages()).toEqual(['leaving']);
    vi.advanceTimersByTime(toastTiming.exit);
    expect(queue.stages()).toEqual([]);
  });
});
