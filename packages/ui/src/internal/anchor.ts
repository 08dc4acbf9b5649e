import { type Ref, useImperativeHandle } from 'react';

export interface AnchorProps {
  /** Given by Radix's trigger, together with handlers that are not taken. */
  ref?: Ref<HTMLElement> | undefined;
  element: HTMLElement | null;
}

/**
 * Stands for a trigger that is rendered elsewhere. Were Radix's own trigger rendered once its code is there, the button
 * would be made again and lose the focus.
 */
export function Anchor({ ref, element }: AnchorProps) {
  useImperativeHandle(ref, () => element!, [element]);
  return null;
}
