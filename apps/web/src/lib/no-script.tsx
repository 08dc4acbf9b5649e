import { Notice } from '@martelo/ui/notice';
import type { ReactNode } from 'react';

/** Said where nothing works without a script, to whoever has none. */
export function NoScript({ children }: { children: ReactNode }) {
  return (
    <noscript>
      <Notice tone="caution">{children}</Notice>
    </noscript>
  );
}
