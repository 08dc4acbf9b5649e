import { Heading } from '@martelo/ui/heading';
import { Link } from '@martelo/ui/link';
import { Text } from '@martelo/ui/text';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';

import { Canonical } from '../../lib/canonical.tsx';
import * as styles from './account-page.css.ts';

interface AccountPageProps {
  /** The heading, and the document's title unless `documentTitle` says it otherwise. */
  title: string;
  documentTitle?: string;
  /** The one address of the screen, which may be opened by several. */
  path: string;
  /** Where 'Voltar' leads; without it there is none. */
  back?: string;
  subtitle?: ReactNode;
  /** Beside the heading: the one thing to do here. */
  action?: ReactNode;
  children: ReactNode;
}

/** The frame of each of a customer's screens: title, one heading, canonical address. */
export function AccountPage({
  title,
  documentTitle,
  path,
  back,
  subtitle,
  action,
  children,
}: AccountPageProps) {
  return (
    <div className={styles.page}>
      <title>{`${documentTitle ?? title} · Martelo`}</title>
      <Canonical path={path} />
      <header className={styles.head}>
        <div className={styles.words}>
          {back && (
            <Link href={back} tone="plain" className={styles.back}>
              <ArrowLeft aria-hidden className={styles.arrow} />
              Voltar
            </Link>
          )}
          <Heading level={1}>{title}</Heading>
          {subtitle && <Text tone="muted">{subtitle}</Text>}
        </div>
        {action}
      </header>
      {children}
    </div>
  );
}
