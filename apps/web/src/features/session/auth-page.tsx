import { AuthLayout } from '@martelo/ui/auth-layout';
import type { ReactNode } from 'react';

interface AuthPageProps {
  title: string;
  /** One sentence under the title; as text also the page's description. */
  lead?: ReactNode;
  /** What stands beside the form on wide screens and below it on phones. */
  aside?: ReactNode;
  children: ReactNode;
}

/**
 * A page of the way in: one column, with something beside it where there is room. Search engines have no use for it.
 */
export function AuthPage({ title, lead, aside, children }: AuthPageProps) {
  return (
    <AuthLayout title={title} lead={lead} aside={aside}>
      <title>{`${title} · Martelo`}</title>
      {typeof lead === 'string' && <meta name="description" content={lead} />}
      <meta name="robots" content="noindex" />
      {children}
    </AuthLayout>
  );
}
