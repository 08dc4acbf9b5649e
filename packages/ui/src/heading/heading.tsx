import type { ComponentProps } from 'react';

import { variants } from '../internal/variants.ts';
import { warnRenamed } from '../internal/warn-dev.ts';

import * as styles from './heading.css.ts';

const heading = variants(styles.base, { variants: { size: styles.size } });

const usualSize = { 1: 'title', 2: 'large', 3: 'medium', 4: 'small' } as const;
const tags = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4' } as const;

export interface HeadingProps extends ComponentProps<'h2'> {
  /** Its place in the page's outline; no level is skipped. */
  headingLevel?: 1 | 2 | 3 | 4 | undefined;
  /** Its looks, where the outline and the weight on the page differ; the level's own by default. */
  size?: 'small' | 'medium' | 'large' | 'title' | 'hero' | undefined;
  /** @deprecated It is called `headingLevel`. */
  level?: 1 | 2 | 3 | 4 | undefined;
}

/** A title in the page's outline. */
export function Heading({ level, headingLevel = level ?? 2, size, className, ...props }: HeadingProps) {
  if (process.env.NODE_ENV !== 'production') warnRenamed('Heading', { level }, 'headingLevel');
  const rank = headingLevel in usualSize ? headingLevel : 2;
  const Element = tags[rank];
  return <Element {...props} className={heading({ size: size ?? usualSize[rank], className })} />;
}
