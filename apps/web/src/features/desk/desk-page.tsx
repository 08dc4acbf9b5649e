import { Heading } from '@martelo/ui/heading';
import { Text } from '@martelo/ui/text';
import type { ReactNode } from 'react';

import { Canonical } from '../../lib/canonical.tsx';
import * as styles from './desk-page.css.ts';

interface DeskPageProps {
  title: string;
  path: string;
  subtitle?: ReactNode;
  /** Beside the heading: the one thing to do here. */
  action?: ReactNode;
  children: ReactNode;
}

/** The frame of each screen of auctioneers and admins. */
export function DeskPage({ title, path, subtitle, action, children }: DeskPageProps) {
  return (
    <div className={styles.page}>
      <title>{`${title} · Martelo`}</title>
      <Canonical path={path} />
      <header className={styles.head}>
        <div className={styles.words}>
          <Heading level={1}>{title}</Heading>
          {subtitle && <Text tone="muted">{subtitle}</Text>}
        </div>
        {action}
      </header>
      {children}
    </div>
  );
}
