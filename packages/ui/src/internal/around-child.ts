import { cloneElement, isValidElement, type ReactNode } from 'react';

/**
 * The one child of a component with `asChild`, with what the component itself puts around the child's words: its icon,
 * its wait. Anything but one element is left as it is, and Radix' Slot says what is wrong.
 */
export function aroundChild(child: ReactNode, content: (words: ReactNode) => ReactNode): ReactNode {
  if (!isValidElement<{ children?: ReactNode }>(child)) return child;
  return cloneElement(child, undefined, content(child.props.children));
}
