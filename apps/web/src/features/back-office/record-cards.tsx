import { Stack } from '@martelo/ui/stack';
import { type ReactElement, useMemo } from 'react';

import { useFocusRestoration } from '../../lib/use-focus-restoration.ts';
import { RecordEmpty } from './record-empty.tsx';
import { RecordPages, type WirePagination } from './record-pages.tsx';

interface RecordCardsProps {
  pagination: WirePagination;
  empty: string;
  children: readonly ReactElement[];
}

/**
 * One page of a list in the back office whose things are too long for a table. A card has the focus when it follows one
 * that had it and went.
 */
export function RecordCards({ pagination, empty, children }: RecordCardsProps) {
  const place = useFocusRestoration(useMemo(() => children.map(({ key }) => String(key)), [children]));
  if (children.length === 0) return <RecordEmpty title={empty} />;
  return (
    <Stack {...place}>
      {children}
      <RecordPages pagination={pagination} />
    </Stack>
  );
}
