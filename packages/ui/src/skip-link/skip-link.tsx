import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';

import { warnMissingLabel } from '../internal/warn-dev.ts';

import * as styles from './skip-link.css.ts';

export interface SkipLinkProps extends Omit<ComponentProps<'a'>, 'children'> {
  /** The fragment of the main content, which can take the focus: '#conteudo'. */
  href: string;
  /** Its words: 'Ir para o conteúdo'. */
  label: string;
}

/** The first stop of the Tab key: jumps over header and menus. Seen only while it has the focus (SHELL-14). */
export function SkipLink({ label, className, ...props }: SkipLinkProps) {
  if (process.env.NODE_ENV !== 'production') warnMissingLabel('SkipLink', label);
  return (
    <a {...props} className={cx(styles.base, className)}>
      {label}
    </a>
  );
}
