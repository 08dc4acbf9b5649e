import { EmptyState } from '@martelo/ui/empty-state';
import type { ReactElement } from 'react';

import * as styles from './desk.css.ts';
import { DeskPages, type WirePagination } from './desk-pages.tsx';

interface DeskCardsProps {
  pagination: WirePagination;
  empty: string;
  children: readonly ReactElement[];
}

/** One page of a list at the desk whose things are too long for a table. */
export function DeskCards({ pagination, empty, children }: DeskCardsProps) {
  if (children.length === 0) return <EmptyState title={empty} />;
  return (
    <div className={styles.list}>
      {children}
      <DeskPages pagination={pagination} />
    </div>
  );
}
