type Tables = Readonly<Record<string, Readonly<Record<string, string>>>>;

type Chosen = string | number | boolean | null | undefined;

type Choice<Table> = 'true' extends keyof Table ? boolean : keyof Table;

type Choices<All extends Tables> = { [Name in keyof All]?: Choice<All[Name]> | null | undefined };

interface Looks {
  /** The classes of all that is chosen so far. */
  classes: string;
  /** By what is chosen of the next table. */
  next: Map<Chosen, Looks>;
  /** The last `className` that was given with them, and both together: in a list all items give the same. */
  given: string;
  joined: string;
}

const looksOf = (classes: string): Looks => ({ classes, next: new Map(), given: '', joined: classes });

/** What a look is called in its table: `true` and `false` are words there. */
const nameOf = (choice: Chosen): string | undefined =>
  choice === undefined || choice === null || choice === '' ? undefined : String(choice);

/**
 * The classes of a component's looks: `base`, one of each table, and a `className` last. What is left out is the default,
 * `null` none of its table. One string for each combination: a page of cards has few, and hundreds of elements of them.
 */
export function variants<All extends Tables>(
  base: string | readonly string[],
  { variants: tables, defaultVariants: usual = {} }: { variants: All; defaultVariants?: Choices<All> },
): (chosen?: Choices<All> & { className?: string | undefined }) => string {
  const names = Object.keys(tables);
  const first = looksOf([base].flat().join(' '));

  function choose(before: Looks, name: string, choice: Chosen): Looks {
    const table = tables[name]!;
    const key = nameOf(choice) ?? (choice === null ? undefined : nameOf(usual[name] as Chosen));
    const own = key !== undefined && Object.hasOwn(table, key) ? table[key] : undefined;
    const after = own ? looksOf(`${before.classes} ${own}`) : looksOf(before.classes);
    // What no table knows is not kept: there is no end of it.
    if (own !== undefined || choice === undefined || choice === null || typeof choice === 'boolean')
      before.next.set(choice, after);
    return after;
  }

  return (chosen = {}) => {
    let looks = first;
    for (const name of names) {
      const choice = chosen[name] as Chosen;
      looks = looks.next.get(choice) ?? choose(looks, name, choice);
    }
    const { className } = chosen;
    if (!className) return looks.classes;
    if (looks.given !== className) {
      looks.given = className;
      looks.joined = `${looks.classes} ${className}`;
    }
    return looks.joined;
  };
}
