import type { ElementType } from 'react';

export const nothing = Symbol('nothing');

/**
 * A component with props that data or a caller without types may give it. `says` must be read in what comes out,
 * `nothing` means that nothing does; `warning` opens the one report to its developer, `null` stands for data that are
 * no mistake.
 */
export type Row = readonly [
  component: ElementType,
  wrong: string,
  props: object,
  says: string | typeof nothing,
  warning: string | null,
];
