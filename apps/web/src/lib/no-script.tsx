import { Notice } from '@martelo/ui/notice';
import type { ReactNode } from 'react';

/** Shown without JavaScript, where nothing works without it. */
export function NoScript({ children }: { children: ReactNode }) {
  return (
    <noscript>
      <Notice tone="caution">{children}</Notice>
    </noscript>
  );
}
