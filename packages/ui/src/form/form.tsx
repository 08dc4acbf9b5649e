import type { ComponentProps } from 'react';

import { gap as gaps } from '../internal/space.css.ts';
import { variants } from '../internal/variants.ts';
import type { Space } from '../styles/tokens.ts';

import * as styles from './form.css.ts';

const form = variants(styles.base, {
  variants: { gap: gaps, width: styles.width },
  defaultVariants: { gap: 'medium' },
});

export interface FormProps extends ComponentProps<'form'> {
  /** Step of the space scale between the fields; `medium` (16 px) by default. */
  gap?: Space | undefined;
  /** At most one column of a form (480 px), or a line of running text (70 characters). */
  width?: 'full' | 'form' | 'measure' | undefined;
}

/**
 * Fields one below the other. Those that belong together are a `Fieldset`, two short ones beside each other a `Grid`.
 */
export function Form({ gap, width, className, ...props }: FormProps) {
  return <form {...props} className={form({ gap, width, className })} />;
}
