import { useRef } from 'react';

/** Distinguishes values; a file by its metadata, since it would serialize to `{}`. */
export const serializeValues = (values: object): string =>
  JSON.stringify(values, (_name, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );

const none = { body: '', key: '' };

/** A key for each try of sending values: the same while they are the same, a new one once they were taken. */
export function useAttemptKey() {
  const attempt = useRef(none);
  return {
    keyOf(values: object): string {
      const body = serializeValues(values);
      if (attempt.current.body !== body) attempt.current = { body, key: crypto.randomUUID() };
      return attempt.current.key;
    },
    reset() {
      attempt.current = none;
    },
  };
}
