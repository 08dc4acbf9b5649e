import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigation, useRevalidator } from 'react-router-dom';

import { showToast } from '../../lib/toasts.ts';
import { decideEach, type Outcome } from './decide-each.ts';
import { whyUndone } from './undone-words.ts';

/** What is quicker is done before anybody has read how far it is. */
const progressDelayMs = 1000;

interface Decisions<Thing> {
  things: readonly Thing[];
  words: {
    /** That so many were done. */
    done: (count: number) => string;
    /** That so many were not, and are selected still. */
    undone: (count: number) => string;
    /** That so many were not, where the selection is not seen. */
    failed: (count: number) => string;
  };
  nameOf: (thing: Thing) => string;
  onDone: (things: readonly Thing[]) => void;
  onClose: () => void;
}

export interface Progress {
  tried: number;
  total: number;
}

/** Not all of several decisions were made; the message says how many, for people. */
export class UndecidedError extends Error {
  override readonly name = 'UndecidedError';
}

/**
 * A decision on several things in the back office: says how many it was made for, and shows the screen as it is now.
 * What failed is `waiting` still, to be tried again; whoever left the question meanwhile is told of it by a toast that
 * stays, with the way back. `progress` is null until it takes long.
 */
export function useDecisions<Thing>({ things, words, nameOf, onDone, onClose }: Decisions<Thing>) {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  // Whoever is on the way to another page sees no more of what the question says.
  const goesTo = useNavigation().location?.pathname ?? pathname;
  const isOnPage = useRef(false);
  useEffect(() => {
    isOnPage.current = goesTo === pathname;
    return () => {
      isOnPage.current = false;
    };
  }, [goesTo, pathname]);
  const [waiting, setWaiting] = useState(things);
  const [progress, setProgress] = useState<Progress | null>(null);
  const [outcome, setOutcome] = useState<Outcome<Thing> | null>(null);
  const [isStale, setStale] = useState(false);

  async function decide(act: (thing: Thing) => Promise<unknown>): Promise<void> {
    let now: Progress = { tried: 0, total: waiting.length };
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      setProgress(now);
    }, progressDelayMs);
    setOutcome(null);
    const next = await decideEach(waiting, act, (tried) => {
      now = { ...now, tried };
      if (isLate) setProgress(now);
    });
    clearTimeout(timer);
    if (next.done.length > 0) showToast({ tone: 'positive', title: words.done(next.done.length) });
    // Where no call gets through the list would not come either, and its fault would take the question's place.
    if (next.isStopped) setStale(isStale || next.done.length > 0);
    else await revalidate();
    setProgress(null);
    onDone(next.done);
    const rest = waiting.filter((thing) => !next.done.includes(thing));
    if (rest.length === 0) return;
    if (!isOnPage.current)
      showToast({
        tone: 'critical',
        title: words.failed(rest.length),
        message: whyUndone(next, nameOf),
        action: { label: 'Voltar à lista', onAction: () => void navigate(pathname + search) },
        durationMs: null,
      });
    setWaiting(rest);
    setOutcome(next);
    throw new UndecidedError(words.undone(rest.length));
  }

  function close() {
    if (isStale) void revalidate();
    onClose();
  }

  return { waiting, progress, outcome, decide, close };
}
