import { describe, expect, test } from 'vitest';

import { createSocialProofPlayer } from './social-proof-player.ts';
import { firstStep, nextStep, resumed, type SocialProofStep } from './social-proof-schedule.ts';

/** Gives these, then fails. */
function chances(...values: readonly number[]) {
  const left = [...values];
  return () => {
    const value = left.shift();
    if (value === undefined) throw new Error('More chances were taken than the case has.');
    return value;
  };
}

const nearlyOne = 1 - Number.EPSILON;
const count = (count: number, left: number, first = count): SocialProofStep => ({
  shows: { kind: 'count', count, first },
  wait: 2500,
  left,
});
const message = (index: number): SocialProofStep => ({
  shows: { kind: 'message', index },
  wait: 5000,
  left: 5000,
});

test('[HOME-08] nothing for 7 s', () => {
  expect(firstStep).toEqual({ shows: null, wait: 7000, left: 0 });
});

describe('[HOME-08] what follows', () => {
  test.each([
    ['below 35 % the least count', firstStep, 3, [0.349, 0], count(376, 5000)],
    ['below 35 % the most', firstStep, 3, [0, nearlyOne], count(627, 5000)],
    ['from 35 % the first message', firstStep, 3, [0.35, 0], message(0)],
    ['from 35 % the last message', firstStep, 3, [nearlyOne, nearlyOne], message(2)],
    ['without messages always a count', firstStep, 0, [0.5], count(502, 5000)],
    ['after 2.5 s seven fewer', count(500, 5000), 3, [0], count(493, 2500, 500)],
    ['after 2.5 s seven more', count(500, 5000), 3, [nearlyOne], count(507, 2500, 500)],
    ['after 2.5 s the same', count(500, 5000), 3, [0.5], count(500, 2500)],
    ['never fewer than the least', count(378, 5000), 3, [0], count(376, 2500, 378)],
    ['never more than the most', count(625, 5000), 3, [nearlyOne], count(627, 2500, 625)],
    [
      'after 5 s nothing, 10 s from the beginning',
      count(500, 2500),
      3,
      [0],
      { shows: null, wait: 5000, left: 0 },
    ],
    ['after 5 s nothing, 30 s from it', message(1), 3, [nearlyOne], { shows: null, wait: 25_000, left: 0 }],
  ] as const)('%s', (_case, step, messages, random, next) => {
    expect(nextStep(step, messages, chances(...random))).toEqual(next);
  });
});

test('what was held is seen for its whole time again', () => {
  expect(resumed(count(480, 2500))).toEqual(count(480, 5000));
  expect(resumed(message(1))).toEqual(message(1));
  expect(resumed(firstStep)).toEqual(firstStep);
});

/** A clock that the test moves. */
function aClock() {
  let now = 0;
  const due = new Map<() => void, number>();
  return {
    after: (wait: number, run: () => void) => {
      due.set(run, now + wait);
      return () => void due.delete(run);
    },
    pass(time: number) {
      const end = now + time;
      for (;;) {
        const [next] = [...due].filter(([, at]) => at <= end).sort(([, a], [, b]) => a - b);
        if (!next) break;
        due.delete(next[0]);
        now = next[1];
        next[0]();
      }
      now = end;
    },
    waiting: () => due.size,
  };
}

const start = (...random: readonly number[]) => {
  const clock = aClock();
  const player = createSocialProofPlayer(2, chances(...random), clock.after);
  const stop = player.subscribe(() => undefined);
  return { clock, player, stop };
};

describe('the player', () => {
  test('[HOME-08] plays a count, a rest and a message', () => {
    const { clock, player } = start(0.1, 0.5, 1 / 15, 0, 0.9, 0);
    clock.pass(6999);
    expect(player.read()).toBeNull();
    clock.pass(1);
    expect(player.read()).toEqual({ kind: 'count', count: 502, first: 502 });
    clock.pass(2500);
    expect(player.read()).toEqual({ kind: 'count', count: 496, first: 502 });
    clock.pass(2500);
    expect(player.read()).toBeNull();
    clock.pass(4999);
    expect(player.read()).toBeNull();
    clock.pass(1);
    expect(player.read()).toEqual({ kind: 'message', index: 0 });
  });

  test('time stands still under a pointer or the focus', () => {
    const { clock, player } = start(0.9, 0, 0);
    clock.pass(7000);
    player.setPaused('pointer', true);
    player.setPaused('focus', true);
    clock.pass(60_000);
    player.setPaused('pointer', false);
    clock.pass(60_000);
    expect(player.read()).toEqual({ kind: 'message', index: 0 });
    player.setPaused('focus', false);
    clock.pass(4999);
    expect(player.read()).not.toBeNull();
    clock.pass(1);
    expect(player.read()).toBeNull();
  });

  test('nothing runs without listeners', () => {
    const { clock, stop } = start();
    expect(clock.waiting()).toBe(1);
    stop();
    expect(clock.waiting()).toBe(0);
  });
});
