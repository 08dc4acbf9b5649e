import { type RefObject, useCallback, useSyncExternalStore } from 'react';

/**
 * What stands in a native field: the owner's value, or what the field holds by itself. A form library writes into it
 * without an event, so it is read again whenever the field is rendered.
 */
export function useWrittenText(
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  value: string | undefined,
  defaultValue = '',
): string {
  const isOwned = value !== undefined;
  const subscribe = useCallback(
    (notify: () => void) => {
      // Rendered between the native event and React's own, the owner's old value would take the new text away.
      if (isOwned) return () => undefined;
      const { current: element } = field;
      let timer: ReturnType<typeof setTimeout> | undefined;
      // The fields are reset after all listeners have run.
      const reset = ({ target }: Event) => {
        if (element && target === element.form) timer = setTimeout(notify);
      };
      element?.addEventListener('input', notify);
      window.addEventListener('reset', reset);
      return () => {
        clearTimeout(timer);
        element?.removeEventListener('input', notify);
        window.removeEventListener('reset', reset);
      };
    },
    [field, isOwned],
  );
  const written = useSyncExternalStore(
    subscribe,
    () => (isOwned ? defaultValue : (field.current?.value ?? defaultValue)),
    () => defaultValue,
  );
  return value ?? written;
}
