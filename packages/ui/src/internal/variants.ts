import { cva } from 'class-variance-authority';

type Tables = Readonly<Record<string, Readonly<Record<string, string>>>>;

type Choice<Table> = 'true' extends keyof Table ? boolean : keyof Table;

type Choices<All extends Tables> = { [Name in keyof All]?: Choice<All[Name]> | null | undefined };

type Chosen = string | number | boolean | null | undefined;

interface Looks {
  classes: string;
  /** The last `className` that was given with them, and both together: in a list all items give the same. */
  given: string;
  joined: string;
}

/** By what is chosen of each table, one after the other. */
interface Step {
  next: Map<Chosen, Step>;
  looks?: Looks;
}

const isKnown = (choice: Chosen, table: Readonly<Record<string, string>>) =>
  choice === undefined || choice === null || typeof choice === 'boolean' || Object.hasOwn(table, choice);

/**
 * `cva` with a cached class string for each combination of variants: a page of cards has few combinations, and hundreds
 * of elements. A value outside the tables is composed again each time, so that the cache stays bounded.
 */
export function variants<All extends Tables>(
  base: string | string[],
  config: { variants: All; defaultVariants?: Choices<All> },
): (chosen?: Choices<All> & { className?: string | undefined }) => string {
  // Its own types would be those of these tables once more.
  const compose = cva(base, config as never) as (chosen: object) => string;
  const tables = Object.entries(config.variants);
  const first: Step = { next: new Map() };

  return (chosen = {}) => {
    let step = first;
    for (const [name, table] of tables) {
      const choice = chosen[name] as Chosen;
      let next = step.next.get(choice);
      if (!next) {
        next = { next: new Map() };
        if (isKnown(choice, table)) step.next.set(choice, next);
      }
      step = next;
    }
    step.looks ??= { classes: compose({ ...chosen, className: undefined }), given: '', joined: '' };
    const { looks } = step;
    const { className } = chosen;
    if (!className) return looks.classes;
    if (looks.given !== className) {
      looks.given = className;
      looks.joined = `${looks.classes} ${className}`;
    }
    return looks.joined;
  };
}
