import { useEffect, useState, useSyncExternalStore } from 'react';

import { useMessages } from '../messages/messages.tsx';
import { marketingTexts } from '../messages/pt-br-marketing.ts';
import { type After, createSocialProofPlayer, type PauseReason } from './social-proof-player.ts';
import type { Random } from './social-proof-schedule.ts';

export interface SocialProofOptions {
  /** Made-up messages of a demonstration. */
  messages: readonly string[];
  /** Plays only then: off once somebody dismissed it for good. */
  playing: boolean;
  /** From 0 to below 1; `Math.random` by default. */
  random?: Random | undefined;
  /** Runs something once after so many milliseconds and returns the cancel; `setTimeout` by default. */
  after?: After | undefined;
}

export interface SocialProofShown {
  /** What is seen now; null for nothing. */
  text: string | null;
  /** What was seen when it came: read aloud once, since a count changes while it is seen. */
  announced: string | null;
  /** Always: what it plays is made up. */
  sample: true;
  /** For `SocialProof`, which pauses it while a pointer or the focus is on it. */
  onHold: (reason: PauseReason, paused: boolean) => void;
}

const later: After = (wait, run) => {
  const timer = setTimeout(run, wait);
  return () => clearTimeout(timer);
};
const silent = () => () => undefined;
const nothing = () => null;

/**
 * The made-up pop-up of a demonstration (HOME-08). Spread its result into `SocialProof`: it brings the mark
 * (HONEST-01).
 */
export function useSampleSocialProof({
  messages,
  playing,
  random = Math.random,
  after = later,
}: SocialProofOptions): SocialProofShown {
  const { visitorsNow } = useMessages(marketingTexts);
  const [player] = useState(() => createSocialProofPlayer(messages.length, random, after));
  const content = useSyncExternalStore(
    playing ? player.subscribe : silent,
    playing ? player.read : nothing,
    nothing,
  );

  useEffect(() => {
    const report = () => player.setPaused('hidden', document.hidden);
    report();
    document.addEventListener('visibilitychange', report);
    return () => document.removeEventListener('visibilitychange', report);
  }, [player]);

  // What goes under the pointer or the focus sends no leave or blur.
  const seen = content !== null;
  useEffect(() => {
    if (seen) return;
    player.setPaused('pointer', false);
    player.setPaused('focus', false);
  }, [seen, player]);

  if (content?.kind === 'count')
    return {
      text: visitorsNow(content.count),
      announced: visitorsNow(content.first),
      sample: true,
      onHold: player.setPaused,
    };
  const text = (content && messages[content.index]) ?? null;
  return { text, announced: text, sample: true, onHold: player.setPaused };
}
