import { createContext, use, useState } from 'react';

/** Runs an import. */
export type LoadPart = <Part>(load: () => Promise<Part>) => Promise<Part>;

/** How parts that come late are loaded. */
export const PartContext = createContext<LoadPart>((load) => load());

/**
 * A part of a component whose code is loaded on demand: null until loaded, and the function that requests it. Repeated
 * requests are free. Where it fails to load `onMissing` is called, and the next request tries again.
 */
export function usePart<Part extends object>(load: () => Promise<Part>, onMissing: () => void) {
  const run = use(PartContext);
  const [part, setPart] = useState<Part | null>(null);
  const request = () => {
    if (!part) run(load).then(setPart, onMissing);
  };
  return [part, request] as const;
}
