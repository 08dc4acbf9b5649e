import { Breadcrumb } from '@martelo/ui/breadcrumb';
import { Card } from '@martelo/ui/card';
import { Columns } from '@martelo/ui/columns';
import { Container } from '@martelo/ui/container';
import { PageHeader } from '@martelo/ui/page-header';
import { Stack } from '@martelo/ui/stack';
import type { ReactNode } from 'react';

import { PageHead } from '../../lib/page-head.tsx';
import { paths } from '../../paths.ts';

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
    <Container gap="sections" above="large" below="huge">
      <PageHead title={title ?? heading} description={description} path={path} />
      <PageHeader
        above={<Breadcrumb items={[{ label: 'Início', href: paths.home }, ...above, { label: crumb }]} />}
        title={heading}
        lead={lead}
      />
      {children}
    </Container>
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
    <Columns sizes="rest-figures" gap="xlarge" columnGap="huge" align="start">
      {children}
      <Card as="aside" padding="large">
        <Stack align="start">{aside}</Stack>
      </Card>
    </Columns>
  );
}
