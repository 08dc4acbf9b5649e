const warned = new Set<string>();

/**
 * Tells a developer about a wrong prop, once per text, in three parts: what happened, why it matters, what to do. It
 * never throws: a wrong prop costs a part of the picture, not the page. Call it behind `process.env.NODE_ENV !==
 * 'production'`, so that texts and checks stay out of production.
 */
export function warnDev(what: string, why: string, fix: string): void {
  const text = `${what} ${why} ${fix}`;
  if (warned.has(text)) return;
  warned.add(text);
  console.error(text);
}

/** A control or a region without a name is silent to a screen reader. */
export function warnMissingLabel(component: string, label: unknown, prop = 'label'): void {
  if (typeof label === 'string' ? label.trim() !== '' : typeof label === 'object' && label !== null) return;
  warnDev(
    `${component} has no ${prop}.`,
    'A screen reader says nothing of it and voice control cannot press it.',
    `Pass \`${prop}\` with the words that a person would say.`,
  );
}

/** A list that is empty leaves nothing to show or to choose. */
export function warnEmptyItems(component: string, prop: string, items: readonly unknown[] | undefined): void {
  if (Array.isArray(items) && items.length > 0) return;
  warnDev(
    `${component} got no ${prop}.`,
    'There is nothing to show or to choose, so people meet an empty space.',
    `Pass at least one, or leave the ${component} out and show an EmptyState.`,
  );
}

/** Amounts are whole centavos, zero or more. */
export function warnInvalidAmount(component: string, prop: string, amount: number | null | undefined): void {
  if (amount === null || amount === undefined || (Number.isSafeInteger(amount) && amount >= 0)) return;
  warnDev(
    `${component} got ${prop} = ${amount}, which is no amount of centavos.`,
    Number.isFinite(amount) && amount >= 0
      ? 'It is shown rounded. Sums of such amounts are off by centavos.'
      : 'It is shown as "Valor inválido".',
    'Pass whole centavos, zero or more, or null for an unknown amount.',
  );
}

/** An instant that exists. */
export function warnInvalidDate(component: string, prop: string, date: Date | null | undefined): void {
  if (date === null || date === undefined || (date instanceof Date && !Number.isNaN(date.getTime()))) return;
  warnDev(
    `${component} got ${prop} = ${String(date)}, which is no date.`,
    'It is shown as "Data não informada".',
    'Parse the text with @martelo/domain/dates, which gives null for what is no date.',
  );
}

/** A count, a percentage, a page: a number that exists, from `least` upwards. */
export function warnInvalidNumber(
  component: string,
  prop: string,
  value: number | null | undefined,
  least = Number.NEGATIVE_INFINITY,
): void {
  if (value === null || value === undefined || (Number.isFinite(value) && value >= least)) return;
  warnDev(
    `${component} got ${prop} = ${value}, which is no number that it can show.`,
    'It is left out, or the nearest that makes sense is shown.',
    Number.isFinite(least) ? `Pass a number, ${least} or more.` : 'Pass a number.',
  );
}

/** One of the names that it has: the keys of what it looks them up in. Undefined leaves it the default. */
export function warnUnknownValue(
  component: string,
  prop: string,
  value: string | number | null | undefined,
  known: object,
): void {
  if (value === undefined || Object.hasOwn(known, String(value))) return;
  warnDev(
    `${component} got ${prop} = ${String(value)}, which it does not know.`,
    'It falls back to its plainest form, and what was meant is lost.',
    `Pass one of ${Object.keys(known).join(', ')}.`,
  );
}

/** A prop by its old name, which is taken for one minor version: `given` is the prop as it was passed. */
export function warnRenamed(component: string, given: Readonly<Record<string, unknown>>, name: string): void {
  for (const [old, value] of Object.entries(given))
    if (value !== undefined)
      warnDev(
        `${component} got ${old}, which is called ${name} now.`,
        'The old name is gone with the next minor version.',
        `Pass \`${name}\`, or run \`npx @martelo/ui codemod\`.`,
      );
}

/** Clears the record of warnings already given; for tests. */
export const resetWarnings = () => warned.clear();
