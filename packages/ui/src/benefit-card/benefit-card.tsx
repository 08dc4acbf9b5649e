import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

import { renderIcon, type Icon } from '../internal/render-icon.tsx';
import { warnMissingLabel } from '../internal/warn-dev.ts';

import * as styles from './benefit-card.css.ts';

export interface BenefitCardProps extends Omit<ComponentProps<'div'>, 'children' | 'title'> {
  /** An icon component, lucide's or one of the same shape, or an element of one. */
  icon: Icon;
  /** What it is good for, in a few words. */
  title: string;
  /** One or two sentences. */
  text: string;
  /** The title's level in the page's outline. */
  headingLevel?: 2 | 3 | 4 | undefined;
}

/** One thing that a plan or the site is good for (INFO-01). Put four into a `Grid` of four columns. */
export function BenefitCard({ icon, title, text, headingLevel = 3, className, ...props }: BenefitCardProps) {
  if (process.env.NODE_ENV !== 'production') warnMissingLabel('BenefitCard', title, 'title');
  const Heading = `h${headingLevel}` as const;
  return (
    <div {...props} className={cx(styles.base, className)}>
      <span className={styles.disc}>{renderIcon(icon, styles.icon)}</span>
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.text}>{text}</p>
    </div>
  );
}
