import { useState } from 'react';
import { useLocation, useNavigate, useRevalidator } from 'react-router-dom';

import { showToast } from '../../lib/toasts.ts';
import { useStillHere } from '../../lib/use-still-here.ts';
import { decideEach, type Outcome } from './decide-each.ts';
import { explainFailedDecisions } from './explain-failed-decisions.ts';

/** A quicker decision shows no progress. */
const progressDelayMs = 1000;

interface Decisions<Thing> {
  things: readonly Thing[];
  words: {
    /** So many succeeded. */
    done: (count: number) => string;
    /** So many failed, and are still selected. */
    undone: (count: number) => string;
    /** So many failed, where the selection is not visible. */
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
 * A decision on several things in the back office: reports how many succeeded, and reloads the screen. Failed ones stay
 * in `waiting`, to be tried again; if the person has left the page, a persistent toast reports them, with a link back.
 * `progress` is null until it takes long.
 */
export function useDecisions<Thing>({ things, words, nameOf, onDone, onClose }: Decisions<Thing>) {
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const isStillHere = useStillHere();
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
    // Without a connection the list would fail to load too, and its error would replace the dialog.
    if (next.isStopped) setStale(isStale || next.done.length > 0);
    else await revalidate();
    setProgress(null);
    onDone(next.done);
    const rest = waiting.filter((thing) => !next.done.includes(thing));
    if (rest.length === 0) return;
    // Elsewhere the dialog's message would not be read.
    if (!isStillHere())
      showToast({
        tone: 'critical',
        title: words.failed(rest.length),
        message: explainFailedDecisions(next, nameOf),
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
