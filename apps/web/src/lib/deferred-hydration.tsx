import { NowProvider } from '@martelo/ui/now-provider';
import { Activity, type ReactNode } from 'react';

/**
 * A part that hydrates after the rest of the page, or when it is pressed. Until then it shows the server's time,
 * however far the page's clock has advanced.
 */
export const DeferredHydration = ({ children }: { children: ReactNode }) => (
  <Activity>
    <NowProvider>{children}</NowProvider>
  </Activity>
);
