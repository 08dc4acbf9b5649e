import { PageHeader } from '@martelo/ui/page-header';
import { Stack } from '@martelo/ui/stack';
import type { ReactNode } from 'react';

import { Canonical } from '../../lib/canonical.tsx';

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
    <Stack gap="large">
      <title>{`${documentTitle ?? title} · Martelo`}</title>
      <Canonical path={path} />
      <PageHeader
        layout="screen"
        title={title}
        lead={subtitle}
        back={back === undefined ? undefined : { href: back, label: 'Voltar' }}
        action={action}
      />
      {children}
    </Stack>
  );
}
