import { cx } from 'class-variance-authority';
import {
  cloneElement,
  type CSSProperties,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';

import { AsChild } from '../internal/as-child.tsx';
import { usePart } from '../internal/use-part.ts';
import { warnMissingLabel, warnDev } from '../internal/warn-dev.ts';

const load = () => import('./tooltip-popup.tsx');

/** Milliseconds that a pointer rests before it opens: long enough to pass over. */
const restMs = 500;

export interface TooltipProps {
  /** One or two helpful sentences that are not essential. */
  text: string;
  /** One control that has its own name and takes the focus. */
  children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
  /** The side of the control that it opens to, where there is room; `top` by default. */
  side?: 'top' | 'right' | 'bottom' | 'left' | undefined;
  /** Milliseconds that a pointer rests before it opens; 500 by default. */
  delayMs?: number | undefined;
  /** Of the popup. */
  className?: string | undefined;
  /** Of the popup. */
  style?: CSSProperties | undefined;
}

/**
 * A hint about a control: after a moment under the pointer, at once on the focus of the keyboard. A finger never meets
 * it, so it holds nothing that is needed. The child is described by it, never named.
 */
export function Tooltip({ text, children, side = 'top', delayMs = restMs, className, style }: TooltipProps) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const [element, setElement] = useState<HTMLElement | null>(null);
  const [part, request] = usePart(load, () => setOpen(false));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // A finger is up again before it gives the focus.
  const pressed = useRef(false);
  useEffect(() => () => clearTimeout(timer.current), []);

  if (process.env.NODE_ENV !== 'production') warnMissingLabel('Tooltip', text, 'text');
  const shown = open && part !== null && text !== '';
  const describedBy = cx(children.props['aria-describedby'], shown && id) || undefined;

  function plan(next: boolean, after = 0) {
    clearTimeout(timer.current);
    if (next) request();
    if (after > 0) timer.current = setTimeout(() => setOpen(next), after);
    else setOpen(next);
  }

  return (
    <>
      <AsChild
        ref={setElement}
        onPointerEnter={({ pointerType }: PointerEvent) => {
          if (pointerType !== 'touch' && !open) plan(true, delayMs);
        }}
        // Once it is seen, the popup itself waits whether the pointer comes into it (WCAG 1.4.13).
        onPointerLeave={() => {
          if (!shown) plan(false);
        }}
        onPointerDown={() => {
          pressed.current = true;
          plan(false);
        }}
        onFocus={({ currentTarget }: FocusEvent<HTMLElement>) => {
          if (process.env.NODE_ENV !== 'production') expectName(currentTarget);
          if (!pressed.current && currentTarget.matches(':focus-visible')) plan(true);
          pressed.current = false;
        }}
        onBlur={() => {
          pressed.current = false;
          plan(false);
        }}
      >
        {cloneElement(children, { 'aria-describedby': describedBy })}
      </AsChild>
      {part && (
        <part.TooltipPopup
          id={id}
          open={shown}
          onClose={() => plan(false)}
          anchor={element}
          side={side}
          text={text}
          className={className}
          style={style}
        />
      )}
    </>
  );
}

/** The hint is gone on touch and without scripts: a control that only it names has no name there. */
function expectName(control: HTMLElement) {
  const named = ['aria-label', 'aria-labelledby', 'title'].some((name) => control.getAttribute(name));
  if (named || control.textContent.trim() || control.matches('input, select, textarea')) return;
  warnDev(
    'Tooltip is around a control without a name.',
    'A hint describes, it does not name: a screen reader and a finger meet a nameless control.',
    'Give the control its words or an `aria-label`.',
  );
}
