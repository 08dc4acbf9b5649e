import {
  firstStep,
  nextStep,
  type Random,
  resumed,
  type SocialProofContent,
  type SocialProofStep,
} from './social-proof-schedule.ts';

/** Runs something once after so many milliseconds; returns the cancel. */
export type After = (wait: number, run: () => void) => () => void;

/** Why it is paused. */
export type PauseReason = 'pointer' | 'focus' | 'hidden';

export interface SocialProofPlayer {
  /** What is shown now; the same object until it changes. */
  read: () => SocialProofContent | null;
  /** It plays while somebody listens, from the first wait on. */
  subscribe: (listener: () => void) => () => void;
  setPaused: (reason: PauseReason, paused: boolean) => void;
}

/** Plays the schedule (HOME-08) with the given timer and random source. */
export function createSocialProofPlayer(messages: number, random: Random, after: After): SocialProofPlayer {
  let step: SocialProofStep = firstStep;
  let cancel: (() => void) | undefined;
  const pauseReasons = new Set<PauseReason>();
  const listeners = new Set<() => void>();

  function play() {
    cancel?.();
    cancel = undefined;
    if (listeners.size === 0 || pauseReasons.size > 0) return;
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
    setPaused(reason, paused) {
      const wasPaused = pauseReasons.size > 0;
      if (paused) pauseReasons.add(reason);
      else pauseReasons.delete(reason);
      if (wasPaused === pauseReasons.size > 0) return;
      if (wasPaused) step = resumed(step);
      play();
    },
  };
}
