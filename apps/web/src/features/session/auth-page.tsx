import { Container } from '@martelo/ui/container';
import { Heading } from '@martelo/ui/heading';
import type { ReactNode } from 'react';

import * as styles from './auth-page.css.ts';

interface AuthPageProps {
  title: string;
  /** One sentence under the title; as text also the page's description. */
  lead?: ReactNode;
  /** What stands beside the form on wide screens and below it on phones. */
  aside?: ReactNode;
  children: ReactNode;
}

/** A page of the way in: one column, with something beside it where there is room. Search engines have no use for it. */
export function AuthPage({ title, lead, aside, children }: AuthPageProps) {
  return (
    <Container className={aside ? styles.page : `${styles.page} ${styles.alone}`}>
      <title>{`${title} · Martelo`}</title>
      {typeof lead === 'string' && <meta name="description" content={lead} />}
      <meta name="robots" content="noindex" />
      <div className={styles.main}>
        <header className={styles.intro}>
          <Heading level={1}>{title}</Heading>
          {lead && <p className={styles.lead}>{lead}</p>}
        </header>
        {children}
      </div>
      {aside}
    </Container>
  );
}
