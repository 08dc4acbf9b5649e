import { Breadcrumb } from '@martelo/ui/breadcrumb';
import { Card } from '@martelo/ui/card';
import { Container } from '@martelo/ui/container';
import { Heading } from '@martelo/ui/heading';
import { Text } from '@martelo/ui/text';
import type { ReactNode } from 'react';

import { PageHead } from '../../lib/page-head.tsx';
import { paths } from '../../paths.ts';
import * as styles from './info-page.css.ts';

interface InfoPageProps {
  /** For the tab and for search engines; the heading where they are the same. */
  title?: string;
  description: string;
  path: string;
  /** Where it stands, in a word or two. */
  crumb: string;
  /** The pages between the home page and this one. */
  above?: readonly { label: string; href: string }[];
  heading: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** A page of information: where one is, what it is about, then its sections. */
export function InfoPage({
  title,
  description,
  path,
  crumb,
  above = [],
  heading,
  lead,
  children,
}: InfoPageProps) {
  return (
    <Container className={styles.page}>
      <PageHead title={title ?? heading} description={description} path={path} />
      <header className={styles.header}>
        <Breadcrumb items={[{ label: 'Início', href: paths.home }, ...above, { label: crumb }]} />
        <Heading level={1}>{heading}</Heading>
        {lead && (
          <Text size="large" tone="muted" className={styles.lead}>
            {lead}
          </Text>
        )}
      </header>
      {children}
    </Container>
  );
}

interface InfoSectionProps {
  /** For links to it. */
  id?: string;
  title: string;
  lead?: ReactNode;
  children: ReactNode;
}

/** A titled part of an information page. */
export function InfoSection({ id, title, lead, children }: InfoSectionProps) {
  return (
    <section id={id} aria-label={title} className={styles.section}>
      <div className={styles.title}>
        <Heading level={2}>{title}</Heading>
        {lead && (
          <Text tone="muted" className={styles.lead}>
            {lead}
          </Text>
        )}
      </div>
      {children}
    </section>
  );
}

interface InfoSplitProps {
  /** What stands beside it, below it on phones. */
  aside: ReactNode;
  children: ReactNode;
}

/** Something to read, and beside it the next step. */
export function InfoSplit({ aside, children }: InfoSplitProps) {
  return (
    <div className={styles.split}>
      {children}
      <Card as="aside" padding="large" className={styles.aside}>
        {aside}
      </Card>
    </div>
  );
}
