import { cx } from 'class-variance-authority';
import {
  type AllHTMLAttributes,
  cloneElement,
  isValidElement,
  type MouseEvent,
  type ReactNode,
  type Ref,
} from 'react';

import { useMergedRef } from './use-merged-ref.ts';
import { warnDev } from './warn-dev.ts';

type Props = Record<string, unknown>;

type Handler = (...given: unknown[]) => void;

const isHandler = (name: string, value: unknown): value is Handler =>
  typeof value === 'function' && /^on[A-Z]/.test(name);

/** Of both; where both say the same thing the child has its way, handlers of both run, the child's first. */
function join(own: Props, childs: Props): Props {
  const joined: Props = { ...own, ...childs };
  for (const [name, value] of Object.entries(own)) {
    const theirs = childs[name];
    if (name === 'className') joined[name] = cx(value as string, theirs as string);
    else if (name === 'style') joined[name] = { ...(value as object), ...(theirs as object) };
    else if (isHandler(name, value) && isHandler(name, theirs))
      joined[name] = (...given: unknown[]) => {
        theirs(...given);
        value(...given);
      };
  }
  return joined;
}

interface AsChildProps<Own extends HTMLElement> extends AllHTMLAttributes<HTMLElement> {
  ref?: Ref<Own> | undefined;
  /** What the component puts around the child's words: its icon, its wait. */
  around?: ((words: ReactNode) => ReactNode) | undefined;
  /** It leads nowhere and keeps its focus; a link has no `disabled`. */
  blocked?: boolean | undefined;
}

/** Before its own handlers, and those of a child with `asChild`: nothing of them may run. */
function swallow(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

const whileBlocked = { 'aria-disabled': true, onClickCapture: swallow };

/** The one child of a component with `asChild`, which becomes the component's element: a router's link as a button. */
export function AsChild<Own extends HTMLElement>({
  ref,
  children,
  around,
  blocked = false,
  ...own
}: AsChildProps<Own>) {
  const child = isValidElement<Props & { ref?: Ref<Own>; children?: ReactNode }>(children) ? children : null;
  const merged = useMergedRef(ref, child?.props.ref);
  if (!child) {
    if (process.env.NODE_ENV !== 'production')
      warnDev(
        'A component with asChild got no child, or several.',
        'There is no element that could become it, so it is left out.',
        'Give it exactly one element, such as a link of your router.',
      );
    return null;
  }
  const words = around ? [around(child.props.children)] : [];
  return cloneElement(
    child,
    { ...join({ ...own, ...(blocked && whileBlocked) }, child.props), ref: merged },
    ...words,
  );
}
