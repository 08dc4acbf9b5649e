import { createContext, use, useState } from 'react';

/** Runs an import. */
export type LoadPart = <Part>(load: () => Promise<Part>) => Promise<Part>;

/** How parts are fetched that come late. */
export const PartContext = createContext<LoadPart>((load) => load());

/**
 * A part of a component whose code comes when somebody reaches for it: null until it is there, and how to ask for it.
 * Asking again is free. Where it cannot be had `onMissing` is told, and the next asking tries anew.
 */
export function usePart<Part extends object>(load: () => Promise<Part>, onMissing: () => void) {
  const run = use(PartContext);
  const [part, setPart] = useState<Part | null>(null);
  const ask = () => {
    if (!part) run(load).then(setPart, onMissing);
  };
  return [part, ask] as const;
}
