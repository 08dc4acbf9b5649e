const known = new Map<string, string>();

/**
 * Class names of one element, in order; falsy ones are left out. Equal looks share one string: joined anew for each card of
 * a list, they would take more memory than its texts.
 */
export function cx(...names: readonly (string | false | null | undefined)[]): string {
  const joined = names.filter(Boolean).join(' ');
  const shared = known.get(joined);
  if (shared === undefined) known.set(joined, joined);
  return shared ?? joined;
}
