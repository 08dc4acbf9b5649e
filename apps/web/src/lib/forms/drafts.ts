import { draftPrefix } from '../draft-owner.ts';
import { removeStored, setStored, getStored } from '../storage.ts';

/** Stores what was typed in this tab, so that it outlives a lost session and a reload; never the secret fields. */
export function setDraft(name: string, values: object, secret: readonly string[] = []): void {
  const open = Object.entries(values).filter(([field]) => !secret.includes(field));
  setStored('tab', draftPrefix + name, JSON.stringify(Object.fromEntries(open)));
}

/** Nothing that was typed: a form that begins with something there begins with it again. */
const isEmpty = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0);

/** What is stored of a form: only fields that it still has, of the kind that they have, and that hold something. */
export function readDraft<Values extends object>(name: string, initial: Values): Partial<Values> {
  try {
    const draft: unknown = JSON.parse(getStored('tab', draftPrefix + name) ?? '{}');
    const known = Object.entries(draft as object).filter(([field, value]) => {
      const own = (initial as Record<string, unknown>)[field];
      if (isEmpty(value)) return false;
      return own === null || (typeof own === typeof value && Array.isArray(own) === Array.isArray(value));
    });
    return Object.fromEntries(known.filter(([field]) => field in initial)) as Partial<Values>;
  } catch {
    return {};
  }
}

/** Removes a form's draft: it was sent, or given up. */
export function removeDraft(name: string): void {
  removeStored('tab', draftPrefix + name);
}
