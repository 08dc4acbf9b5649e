import {
  firstStep,
  nextStep,
  type Random,
  resumed,
  type SocialProofContent,
  type SocialProofStep,
} from './social-proof-schedule.ts';

/** Runs something once after so many milliseconds; returns how to take that back. */
export type After = (wait: number, run: () => void) => () => void;

/** Why time stands still. */
export type Hold = 'pointer' | 'focus' | 'hidden';

export interface SocialProofPlayer {
  /** What is shown now; the same object until it changes. */
  read: () => SocialProofContent | null;
  /** It plays while somebody listens, from the first wait on. */
  subscribe: (listener: () => void) => () => void;
  hold: (reason: Hold, on: boolean) => void;
}

/** Plays the schedule (HOME-08) by a clock and a chance that are given. */
export function createSocialProofPlayer(messages: number, random: Random, after: After): SocialProofPlayer {
  let step: SocialProofStep = firstStep;
  let cancel: (() => void) | undefined;
  const holds = new Set<Hold>();
  const listeners = new Set<() => void>();

  function play() {
    cancel?.();
    cancel = undefined;
    if (listeners.size === 0 || holds.size > 0) return;
    cancel = after(step.wait, () => {
      step = nextStep(step, messages, random);
      for (const listener of listeners) listener();
      play();
    });
  }

  return {
    read: () => step.shows,
    subscribe(listener) {
      listeners.add(listener);
      if (listeners.size === 1) play();
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        step = firstStep;
        play();
      };
    },
    hold(reason, on) {
      const held = holds.size > 0;
      if (on) holds.add(reason);
      else holds.delete(reason);
      if (held === holds.size > 0) return;
      if (held) step = resumed(step);
      play();
    },
  };
}
