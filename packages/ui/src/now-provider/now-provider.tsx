import { type ReactNode, useMemo } from 'react';

import { ClockContext } from '../internal/use-now.ts';

export interface NowProviderProps {
  /** The instant that the server renders at and the browser hydrates with. */
  now: Date;
  /** Stops the time there, for tests and pictures. */
  fixed?: boolean;
  children: ReactNode;
}

/** Gives every countdown below it one instant to start from; once hydrated they follow the browser's clock. */
export function NowProvider({ now, fixed = false, children }: NowProviderProps) {
  const start = now.getTime();
  const clock = useMemo(() => ({ start, fixed }), [start, fixed]);
  return <ClockContext value={clock}>{children}</ClockContext>;
}
