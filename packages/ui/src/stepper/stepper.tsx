import { cx } from 'class-variance-authority';
import { Check } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

import { renderIcon, type Icon } from '../internal/render-icon.tsx';
import { variants } from '../internal/variants.ts';
import { warnEmptyItems, warnInvalidNumber, warnRenamed } from '../internal/warn-dev.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { useMessages } from '../messages/messages.tsx';
import { formsTexts } from '../messages/pt-br-forms.ts';

import * as styles from './stepper.css.ts';

const list = variants(styles.list, { variants: { direction: styles.direction } });

export interface Step {
  /** What is done, in a few words; read after its number. */
  title: string;
  /** Below the title. */
  description?: ReactNode;
  /** In place of its number, in a list of how something works. */
  icon?: Icon | undefined;
}

export interface StepperProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The steps, in this order; without any nothing is rendered. */
  items?: readonly Step[] | undefined;
  /**
   * The current step, from 0; the number of steps once all are done. Without it no step is current: the steps explain
   * how something works.
   */
  current?: number | undefined;
  /** `auto` lies across where there is room for it, by its own width and not the page's. */
  direction?: 'auto' | 'vertical' | undefined;
  /** @deprecated It is called `items`. */
  steps?: StepperProps['items'];
}

/** Numbered steps, one after another: where somebody is in them, or how something works. */
export function Stepper({
  steps,
  items = steps ?? [],
  current,
  direction = 'auto',
  className,
  ...props
}: StepperProps) {
  const { stepStates } = useMessages(formsTexts);
  if (process.env.NODE_ENV !== 'production') {
    warnRenamed('Stepper', { steps }, 'items');
    warnEmptyItems('Stepper', 'items', items);
    warnInvalidNumber('Stepper', 'current', current, 0);
  }
  if (items.length === 0) return null;

  return (
    <div {...props} className={cx(styles.root, className)}>
      <ol className={list({ direction })}>
        {items.map(({ title, description, icon }, at) => {
          const state =
            current === undefined ? null : at < current ? 'past' : at === current ? 'current' : 'future';
          return (
            <li
              key={`${at} ${title}`}
              {...(state && { 'data-state': state })}
              {...(state === 'current' && { 'aria-current': 'step' })}
              className={styles.step}
            >
              {/* The list's own numbers are read where it has them; this one is for the eye. */}
              <span aria-hidden className={styles.mark}>
                {state === 'past' ? (
                  <Check className={styles.icon} />
                ) : icon ? (
                  renderIcon(icon, styles.icon)
                ) : (
                  at + 1
                )}
              </span>
              <div className={styles.words}>
                <p className={styles.title}>
                  <VisuallyHidden>{at + 1}. </VisuallyHidden>
                  {title}
                  {state && <VisuallyHidden> ({stepStates[state]})</VisuallyHidden>}
                </p>
                {description && <div className={styles.description}>{description}</div>}
              </div>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
