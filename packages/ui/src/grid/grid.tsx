import { cx } from 'class-variance-authority';
import type { ComponentProps, HTMLAttributes, Ref } from 'react';

import * as space from '../internal/space.css.ts';
import { variants } from '../internal/variants.ts';
import type { Space } from '../styles/tokens.ts';

import * as styles from './grid.css.ts';

const grid = variants(styles.base, {
  variants: { gap: { ...space.gap, ...styles.gap }, align: space.align },
  defaultVariants: { gap: 'density' },
});

/** How many columns from each width of the window up; what is not named stays as below it. */
export type GridColumns = { [Width in keyof typeof styles.at]?: keyof (typeof styles.at)[Width] };

const usual = {
  1: {},
  2: { phone: 2 },
  3: { phone: 2, desktop: 3 },
  4: { phone: 2, desktop: 4 },
} as const satisfies Record<number, GridColumns>;

export interface GridProps extends HTMLAttributes<HTMLElement> {
  /** The element: `ul` for a list of equal things. */
  as?: 'div' | 'ul' | 'ol' | 'li' | 'dl' | 'section' | 'form' | undefined;
  /** Columns at full width, fewer on tablets, one on phones; or how many from each width up. */
  columns?: keyof typeof usual | GridColumns | undefined;
  /** Step of the space scale; `density` follows the density that people choose. */
  gap?: Space | 'density' | undefined;
  /** Of the root, whichever element `as` makes it. */
  ref?: Ref<HTMLElement> | undefined;
  /** Where what is lower than its row stands; as high as the row by default. */
  align?: 'start' | 'end' | undefined;
}

function classesOf(columns: NonNullable<GridProps['columns']>): string {
  const counts: GridColumns = typeof columns === 'number' ? (usual[columns] ?? {}) : columns;
  return Object.entries(counts)
    .map(([width, count]) => (styles.at[width as keyof GridColumns] as Record<number, string>)[count])
    .join(' ');
}

/** Equal columns that fold with the page: one on phones, two from 640 px, all from 1024 px. */
export function Grid({ as: Element = 'div', columns = 3, gap, align, className, ...props }: GridProps) {
  return (
    <Element
      {...(props as object)}
      className={grid({ gap, align, className: cx(classesOf(columns), className) })}
    />
  );
}

/** A part of a `Grid` as wide as all its columns. */
export function GridRow({ className, ...props }: ComponentProps<'div'>) {
  return <div {...props} className={cx(styles.row, className)} />;
}
