import { draftPrefix } from '../draft-owner.ts';
import { removeStored, setStored, getStored } from '../storage.ts';

/** What a field began with and what it was changed to. */
interface Change {
  from: unknown;
  to: unknown;
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);

/**
 * Stores what was changed of `start` in this tab, so that it outlives a lost session and a reload; never the secret
 * fields.
 */
export function setDraft<Values extends object>(
  name: string,
  values: Values,
  start: Values,
  secret: readonly (keyof Values & string)[] = [],
): void {
  const before = Object.fromEntries(Object.entries(start)) as Record<string, unknown>;
  const changes = Object.entries(values)
    .filter(([field, to]) => !(secret as readonly string[]).includes(field) && !isSame(before[field], to))
    .map(([field, to]) => [field, { from: before[field] ?? null, to } satisfies Change]);
  if (changes.length === 0) return removeDraft(name);
  setStored('tab', draftPrefix + name, JSON.stringify(Object.fromEntries(changes)));
}

/** Nothing that was typed: a form that begins with something there begins with it again. */
const isEmpty = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0);

const isChange = (entry: unknown): entry is Change =>
  typeof entry === 'object' && entry !== null && 'from' in entry && 'to' in entry;

/**
 * What is stored of a form: only fields that it still has, of the kind that they have, that hold something, and that
 * begin as they did: what was changed elsewhere meanwhile is not put back.
 */
export function readDraft<Values extends object>(name: string, initial: Values): Partial<Values> {
  try {
    const draft: unknown = JSON.parse(getStored('tab', draftPrefix + name) ?? '{}');
    const known = Object.entries(draft as object).flatMap(([field, entry]: [string, unknown]) => {
      if (!(field in initial) || !isChange(entry) || isEmpty(entry.to)) return [];
      const own = (initial as Record<string, unknown>)[field];
      if (!isSame(own, entry.from)) return [];
      const isOfItsKind =
        own === null || (typeof own === typeof entry.to && Array.isArray(own) === Array.isArray(entry.to));
      return isOfItsKind ? [[field, entry.to]] : [];
    });
    return Object.fromEntries(known) as Partial<Values>;
  } catch {
    return {};
  }
}

/** Removes a form's draft: it was sent, or given up. */
export function removeDraft(name: string): void {
  removeStored('tab', draftPrefix + name);
}
