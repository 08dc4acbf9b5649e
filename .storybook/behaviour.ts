interface Shown {
  parameters: { chromatic?: { disableSnapshot?: boolean } };
  playFunction?: unknown;
}

/** A story that is played and has no picture of its own proves how something works, and shows no state of it. */
export const isBehaviour = ({ parameters, playFunction }: Shown): boolean =>
  parameters.chromatic?.disableSnapshot === true && playFunction !== undefined;
