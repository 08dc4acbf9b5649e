import { cva } from 'class-variance-authority';
import type { ComponentProps, ComponentType } from 'react';

import { warnMissingLabel } from '../internal/warn-dev.ts';

import * as styles from './icon-button.css.ts';

const iconButton = cva(styles.base, {
  variants: { tone: styles.tone, size: styles.size },
  defaultVariants: { tone: 'quiet', size: 'medium' },
});

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** What pressing it does; its name for screen readers and its hint. */
  label: string;
  /** An icon component, lucide's or one of the same shape. */
  icon: ComponentType<{ className?: string; 'aria-hidden'?: boolean }>;
  tone?: 'quiet' | 'neutral';
  size?: 'small' | 'medium';
}

/** A button whose icon everybody knows: close, next, refresh. Any other wants its word. */
export function IconButton({ label, icon: Icon, tone, size, className, ...props }: IconButtonProps) {
  if (process.env.NODE_ENV !== 'production') warnMissingLabel('IconButton', label);
  return (
    <button
      type="button"
      title={label}
      {...props}
      aria-label={label}
      className={iconButton({ tone, size, className })}
    >
      {Icon && <Icon className={styles.icon} aria-hidden />}
    </button>
  );
}
