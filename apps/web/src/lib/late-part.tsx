import { NowProvider } from '@martelo/ui/now-provider';
import { Activity, type ReactNode } from 'react';

/**
 * A part that is taken over after the rest of the page, or when it is pressed. Until then it keeps the server's time,
 * wherever the page's clock has come to.
 */
export const LatePart = ({ children }: { children: ReactNode }) => (
  <Activity>
    <NowProvider>{children}</NowProvider>
  </Activity>
);
