import { type ComponentProps, type ComponentType, createContext, createElement, use } from 'react';

/** What renders links: an anchor, or a component of the app's router that renders one. */
export const LinkComponentContext = createContext<ComponentType<ComponentProps<'a'>> | 'a'>('a');

/** The same, for a component that renders many links. */
export const useLinkComponent = () => use(LinkComponentContext);

/** A link to one of the app's addresses; places within the same page and other sites are plain anchors. */
export function Anchor(props: ComponentProps<'a'>) {
  return createElement(useLinkComponent(), props);
}
