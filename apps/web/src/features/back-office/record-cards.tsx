import { EmptyState } from '@martelo/ui/empty-state';
import { Stack } from '@martelo/ui/stack';
import type { ReactElement } from 'react';

import { RecordPages, type WirePagination } from './record-pages.tsx';

interface DeskCardsProps {
  pagination: WirePagination;
  empty: string;
  children: readonly ReactElement[];
}

/** One page of a list in the back office whose things are too long for a table. */
export function RecordCards({ pagination, empty, children }: DeskCardsProps) {
  if (children.length === 0) return <EmptyState title={empty} />;
  return (
    <Stack>
      {children}
      <RecordPages pagination={pagination} />
    </Stack>
  );
}
