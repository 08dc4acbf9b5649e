import { ButtonLink } from '@martelo/ui/button';
import { EmptyState } from '@martelo/ui/empty-state';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

interface RecordEmptyProps {
  /** What an empty list says. */
  title: string;
  /** What can be done about it, where nothing is filtered. */
  action?: ReactNode;
}

/** In place of an empty list; where filters may be the reason, they can be removed. */
export function RecordEmpty({ title, action }: RecordEmptyProps) {
  const { pathname, search } = useLocation();
  const isFiltered = [...new URLSearchParams(search).keys()].some((name) => name !== 'pagina');
  if (!isFiltered) return <EmptyState title={title} action={action} />;
  return (
    <EmptyState
      title={title}
      description="Nada corresponde a estes filtros."
      action={<ButtonLink href={pathname}>Limpar filtros</ButtonLink>}
    />
  );
}
