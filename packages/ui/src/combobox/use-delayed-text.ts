import { useEffect, useEffectEvent, useState } from 'react';

/** What is written at once and reported `delay` milliseconds after the last key; 0 reports at once. */
export function useDelayedText(value: string, report: (text: string) => void, delay: number) {
  const [draft, setDraft] = useState<string | null>(null);
  const pass = (text: string) => {
    setDraft(null);
    report(text);
  };
  const ring = useEffectEvent(pass);

  useEffect(() => {
    if (draft === null) return undefined;
    const timer = setTimeout(() => ring(draft), delay);
    return () => clearTimeout(timer);
  }, [draft, delay]);

  return {
    text: draft ?? value,
    /** What is written is not reported yet. */
    waiting: draft !== null,
    write: delay > 0 ? setDraft : report,
    /** Reports now, waiting or not. */
    pass,
    /** Reports what waits, if anything does. */
    settle: () => {
      if (draft !== null) pass(draft);
    },
    /** Forgets what waits. */
    drop: () => setDraft(null),
  };
}
