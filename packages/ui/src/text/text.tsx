import type { ComponentProps } from 'react';

import { variants } from '../internal/variants.ts';
import { warnRenamed } from '../internal/warn-dev.ts';

import * as styles from './text.css.ts';

const text = variants(styles.base, {
  variants: {
    size: styles.size,
    color: styles.tone,
    weight: styles.weight,
    leading: styles.leading,
    breaks: styles.breaks,
    tabular: styles.tabular,
    truncate: styles.truncate,
    measure: styles.measure,
  },
  defaultVariants: { size: 'medium', color: 'normal' },
});

export interface TextProps extends Omit<ComponentProps<'p'>, 'color'> {
  /** The element, for what the text is in its place. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'small' | undefined;
  /** Step of the type scale; `inherit` inside other text. */
  size?: 'xsmall' | 'small' | 'medium' | 'large' | 'inherit' | undefined;
  /** `muted` supports, `faint` is for what may be missed; `accent` and `critical` carry their word. */
  color?: 'normal' | 'muted' | 'faint' | 'accent' | 'critical' | 'inherit' | undefined;
  /** Heavier letters, where a word carries more than its neighbours. */
  weight?: 'regular' | 'medium' | 'semibold' | 'bold' | undefined;
  /** Tighter lines than running text: a hint, a note. */
  leading?: 'snug' | undefined;
  /**
   * Where a line may break: within a word, since an address has no place of its own to break at; or so, and where its
   * writer began a line.
   */
  breaks?: 'anywhere' | 'lines' | undefined;
  /** Figures of one width, so that amounts and dates compare down a column. */
  tabular?: boolean | undefined;
  /** One line with an ellipsis: only where the whole text can be had elsewhere. */
  truncate?: boolean | undefined;
  /** At most 70 characters a line: for running text. */
  measure?: boolean | undefined;
  /** @deprecated It is called `color`. */
  tone?: 'normal' | 'muted' | 'faint' | 'accent' | 'critical' | 'inherit' | undefined;
}

/** Running text in the type scale. Headings are `Heading`, amounts `Money`. */
export function Text({
  as: Element = 'p',
  size,
  tone,
  color = tone,
  weight,
  leading,
  breaks,
  tabular,
  truncate,
  measure,
  className,
  ...props
}: TextProps) {
  if (process.env.NODE_ENV !== 'production') warnRenamed('Text', { tone }, 'color');
  return (
    <Element
      {...props}
      className={text({ size, color, weight, leading, breaks, tabular, truncate, measure, className })}
    />
  );
}
