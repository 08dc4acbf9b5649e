import type { ComponentProps } from 'react';

import { variants } from '../internal/variants.ts';
import { useMessages } from '../messages/messages.tsx';

import * as styles from './spinner.css.ts';

const spinner = variants(styles.base, {
  variants: { size: styles.size },
  defaultVariants: { size: 'medium' },
});

export interface SpinnerProps extends ComponentProps<'span'> {
  /** 16, 20 or 32 px wide and high; `medium` by default. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** What is awaited, read aloud; 'Carregando' by default, `null` where a neighbour already says it. */
  label?: string | null | undefined;
}

/** Something is under way and its shape is unknown. Where it is known, use `Skeleton`. */
export function Spinner({ size, label, className, ...props }: SpinnerProps) {
  const { loading } = useMessages();
  const name = label === null ? { 'aria-hidden': true } : { role: 'status', 'aria-label': label || loading };
  return <span {...name} {...props} className={spinner({ size, className })} />;
}
