import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** What belongs to a form by itself: inputs, buttons, fieldsets. */
export interface FormControl {
  readonly form: HTMLFormElement | null;
}

/** Tells that the form around a control was reset; a control that stands alone is told nothing. */
export const useFormReset = (control: RefObject<FormControl | null> | undefined, onReset: () => void) =>
  useFormEvent(control, onReset, 'reset');

/** The same of its sending, before anybody else hears of it. */
export function useFormEvent(
  control: RefObject<FormControl | null> | undefined,
  onEvent: () => void,
  type: 'reset' | 'submit',
) {
  const notify = useEffectEvent(onEvent);
  useEffect(() => {
    if (!control) return undefined;
    const listen = ({ target, defaultPrevented }: Event) => {
      if (!defaultPrevented && target !== null && target === control.current?.form) notify();
    };
    const capture = type === 'submit';
    window.addEventListener(type, listen, capture);
    return () => window.removeEventListener(type, listen, capture);
  }, [control, type]);
}

/**
 * A value that its owner keeps, or the component where nobody does: undefined means nobody. What the component keeps
 * goes back to its default when the form around `control` is reset, in silence like a native control's.
 */
export function useControlled<Value>(
  value: Value | undefined,
  defaultValue: Value,
  onChange: ((value: Value) => void) | undefined,
  control?: RefObject<FormControl | null>,
): readonly [value: Value, change: (value: Value) => void] {
  const [own, setOwn] = useState(defaultValue);
  useFormReset(control, () => setOwn(defaultValue));
  const change = (next: Value) => {
    if (value === undefined) setOwn(next);
    onChange?.(next);
  };
  return [value === undefined ? own : value, change];
}
