import { cva } from 'class-variance-authority';
import type { ComponentProps, MouseEvent } from 'react';

import { Spinner } from '../spinner/spinner.tsx';

import * as styles from './button.css.ts';

const button = cva(styles.base, {
  variants: { tone: styles.tone, size: styles.size, wide: styles.wide },
  defaultVariants: { tone: 'neutral', size: 'medium' },
});

interface Looks {
  /** `accent` is the one next step of the screen; `critical` takes something away. */
  tone?: 'accent' | 'neutral' | 'soft' | 'quiet' | 'critical';
  size?: 'small' | 'medium' | 'large';
  /** As wide as its parent. */
  wide?: boolean;
}

export interface ButtonProps extends ComponentProps<'button'>, Looks {
  /** Under way: keeps its width and focus, says so, and takes no further press. */
  busy?: boolean;
}

/** Does something here. What leads to another address is a `ButtonLink`. */
export function Button({
  tone,
  size,
  wide,
  busy = false,
  className,
  children,
  onClick,
  ...props
}: ButtonProps) {
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (busy) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <button
      type="button"
      {...props}
      {...(busy && { 'aria-busy': true, 'aria-disabled': true })}
      onClick={press}
      className={button({ tone, size, wide, className })}
    >
      {busy && <Spinner size="small" label={null} className={styles.wait} />}
      {busy ? <span className={styles.label}>{children}</span> : children}
    </button>
  );
}

export interface ButtonLinkProps extends ComponentProps<'a'>, Looks {
  href: string;
}

/** Leads to another address and looks like a button: the one next step of a page. */
export function ButtonLink({ tone, size, wide, className, children, ...props }: ButtonLinkProps) {
  return (
    <a {...props} className={button({ tone, size, wide, className })}>
      {children}
    </a>
  );
}
