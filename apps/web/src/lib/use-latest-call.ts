import { useRef, useState } from 'react';

/**
 * What the newest of a field's calls gave. Each new one gives up the one under way; the answer before it stays until
 * its own is there, or `failed` where none can be had.
 */
export function useLatestCall<Answer>(first: Answer, failed: Answer) {
  const [answer, setAnswer] = useState(first);
  const [loading, setLoading] = useState(false);
  const latest = useRef<AbortController>(null);

  /** Without a call. */
  const settle = (next: Answer) => {
    latest.current?.abort();
    setAnswer(next);
    setLoading(false);
  };
  const ask = async (call: (signal: AbortSignal) => Promise<Answer>) => {
    latest.current?.abort();
    const { signal } = (latest.current = new AbortController());
    setLoading(true);
    const next = await call(signal).catch(() => failed);
    if (!signal.aborted) settle(next);
  };
  return [answer, loading, ask, settle] as const;
}
