import { ApiError } from '@martelo/api-client';

import type { Errors } from './form.ts';

/** The server's texts: the first of each field that the form has, and those of all others. */
export function sortFields(
  error: unknown,
  values: object,
  aliases: Readonly<Record<string, string>>,
): { fields: Errors; rest: string[] } {
  const fields: Record<string, string> = {};
  const rest: string[] = [];
  if (error instanceof ApiError)
    for (const [name, texts] of Object.entries(error.fields)) {
      const own = aliases[name] ?? name;
      if (own in values) fields[own] ??= texts[0] ?? '';
      else rest.push(...texts);
    }
  return { fields, rest };
}
