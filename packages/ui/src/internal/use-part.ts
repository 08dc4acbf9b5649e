import { useState } from 'react';

/**
 * A part of a component whose code comes when somebody reaches for it: null until it is there, and how to ask for it.
 * Asking again is free. Where it cannot be had `onMissing` is told, and the next asking tries anew.
 */
export function usePart<Part extends object>(load: () => Promise<Part>, onMissing: () => void) {
  const [part, setPart] = useState<Part | null>(null);
  const ask = () => {
    if (!part) load().then(setPart, onMissing);
  };
  return [part, ask] as const;
}
