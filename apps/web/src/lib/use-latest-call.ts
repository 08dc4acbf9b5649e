import { useRef, useState } from 'react';

/**
 * The answer of the newest of a field's calls. A new call aborts the one under way; the previous answer stays until the
 * new one arrives, or `failed` where the call fails.
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
  const run = async (call: (signal: AbortSignal) => Promise<Answer>) => {
    latest.current?.abort();
    const { signal } = (latest.current = new AbortController());
    setLoading(true);
    const next = await call(signal).catch(() => failed);
    if (!signal.aborted) settle(next);
  };
  return [answer, loading, run, settle] as const;
}
