import { StatCard } from '@martelo/ui/stat-card';
import type { ReactNode } from 'react';

import * as styles from './figure-link.css.ts';

interface FigureLinkProps {
  href: string;
  label: string;
  value: string;
  hint?: ReactNode;
}

/** A figure that leads to what it counts. */
export function FigureLink({ href, label, value, hint }: FigureLinkProps) {
  return (
    <a href={href} className={styles.link}>
      <StatCard label={label} value={value} hint={hint} />
    </a>
  );
}
