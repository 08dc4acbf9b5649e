/** Milliseconds: until the first, between two beginnings, how long each is seen, between two counts (HOME-08). */
export const socialProofTiming = {
  first: 7000,
  everyMin: 10_000,
  everyMax: 30_000,
  shown: 5000,
  count: 2500,
} as const;

/** Of the visitor count: how often it is shown, its bounds, and by how much it changes at most (HOME-08). */
export const socialProofCount = { share: 0.35, min: 376, max: 627, change: 7 } as const;

/** What is shown: a count, with the one it began with, or a message by its place in the list. */
export type SocialProofContent =
  | { kind: 'count'; count: number; first: number }
  | { kind: 'message'; index: number };

/** One moment of the pop-up and how long it lasts, in milliseconds. */
export interface SocialProofStep {
  shows: SocialProofContent | null;
  wait: number;
  /** Until what is shown goes; 0 where nothing is shown. */
  left: number;
}

/** From 0 to below 1, as `Math.random`. */
export type Random = () => number;

/** Nothing, for the first seven seconds. */
export const firstStep: SocialProofStep = { shows: null, wait: socialProofTiming.first, left: 0 };

/** What follows a step. Without messages every showing is a count. */
export function nextStep(step: SocialProofStep, messages: number, random: Random): SocialProofStep {
  if (!step.shows) return begin(messages, random);
  const left = step.left - step.wait;
  if (left <= 0) return rest(random);
  if (step.shows.kind === 'message') return { ...step, wait: left, left };
  const shows = { ...step.shows, count: changed(step.shows.count, random) };
  return { shows, wait: Math.min(socialProofTiming.count, left), left };
}

/** The same step from its start: what a pointer or the focus has held goes on as if it had just come. */
export function resumed(step: SocialProofStep): SocialProofStep {
  if (!step.shows) return step;
  const { shown, count } = socialProofTiming;
  return { ...step, left: shown, wait: step.shows.kind === 'count' ? count : shown };
}

function begin(messages: number, random: Random): SocialProofStep {
  const { shown, count: wait } = socialProofTiming;
  const { share, min, max } = socialProofCount;
  if (messages > 0 && random() >= share)
    return { shows: { kind: 'message', index: whole(0, messages - 1, random) }, wait: shown, left: shown };
  const count = whole(min, max, random);
  return { shows: { kind: 'count', count, first: count }, wait, left: shown };
}

/** The wait counts from one beginning to the next, so what was shown is removed. */
function rest(random: Random): SocialProofStep {
  const { everyMin, everyMax, shown } = socialProofTiming;
  return { shows: null, wait: whole(everyMin, everyMax, random) - shown, left: 0 };
}

function changed(count: number, random: Random): number {
  const { min, max, change } = socialProofCount;
  return Math.min(Math.max(count + whole(-change, change, random), min), max);
}

/** A whole number from `min` to `max`, both included, each as likely. */
function whole(min: number, max: number, random: Random): number {
  return min + Math.floor(random() * (max - min + 1));
}
