import type { ComponentProps, ComponentType, ReactNode } from 'react';

import { LinkComponentContext } from '../internal/link-anchor.tsx';

export interface LinkProviderProps {
  /**
   * The router's own link. It takes an anchor's props, passes all of them on to one `<a>`, `ref` too, and leaves to the
   * browser what is not for the router: other sites, downloads, new tabs.
   */
  component: ComponentType<ComponentProps<'a'>>;
  /** The part of the page whose links are the router's. */
  children: ReactNode;
}

/** Below it every link of every component is rendered by `component`; without it links are plain anchors. */
export function LinkProvider({ component, children }: LinkProviderProps) {
  return <LinkComponentContext value={component}>{children}</LinkComponentContext>;
}
