import { formatNumber } from '@martelo/domain/numbers';
import { Badge } from '@martelo/ui/badge';
import { TableText } from '@martelo/ui/table';

import { feedStanding } from '../back-office/labels.ts';

/** How a list stands, and what it waits for. */
export function FeedBadge({ feed }: { feed: Parameters<typeof feedStanding>[0] }) {
  const { label, tone } = feedStanding(feed);
  return <Badge tone={tone}>{label}</Badge>;
}

interface FeedCellProps {
  feed: Parameters<typeof feedStanding>[0] & { gone: number };
}

/** The same in a table, with what an undoing took out, which the column of what is gone would call out of the list. */
export function FeedStandingCell({ feed }: FeedCellProps) {
  return (
    <TableText below={feed.undoes && feed.gone > 0 && `Retirados: ${formatNumber(feed.gone)}`}>
      <FeedBadge feed={feed} />
    </TableText>
  );
}

/** What is out of the list by a list; an undoing puts nothing there (INTAKE-31). */
export const goneCell = ({ undoes, gone }: FeedCellProps['feed']): string =>
  undoes ? '—' : formatNumber(gone);
