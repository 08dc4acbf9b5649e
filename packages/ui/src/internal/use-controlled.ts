import { type RefObject, useEffect, useEffectEvent, useState } from 'react';

/** What belongs to a form by itself: inputs, buttons, fieldsets. */
export interface FormControl {
  readonly form: HTMLFormElement | null;
}

/** Calls back when the form around a control was reset; never for a control without a form. */
export const useFormReset = (control: RefObject<FormControl | null> | undefined, onReset: () => void) =>
  useFormEvent(control, onReset, 'reset');

/** The same for a submit too, before all other listeners. */
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
 * A controlled or uncontrolled value: undefined means uncontrolled. An uncontrolled value goes back to its default when
 * the form around `control` is reset, without a callback, as in a native control.
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
