import { formatNumber } from '@martelo/domain/numbers';
import { Badge } from '@martelo/ui/badge';
import { TableText } from '@martelo/ui/table';

import { feedStanding } from '../back-office/labels.ts';
import { type TakenOut, withdrawnFigure } from './feed-outcome.ts';

/** How a list stands, and what it waits for. */
export function FeedBadge({ feed }: { feed: Parameters<typeof feedStanding>[0] }) {
  const { label, tone } = feedStanding(feed);
  return <Badge tone={tone}>{label}</Badge>;
}

interface FeedCellProps {
  feed: Parameters<typeof feedStanding>[0] & TakenOut;
}

/** The same in a table, with what an undoing withdrew, which no column has. */
export function FeedStandingCell({ feed }: FeedCellProps) {
  const [label, count] = withdrawnFigure(feed);
  return (
    <TableText below={feed.undoes && count > 0 && `${label}: ${formatNumber(count)}`}>
      <FeedBadge feed={feed} />
    </TableText>
  );
}

/** What is out of the list by a list, or again by an undoing; older ones did not keep how many (INTAKE-31). */
export function goneCell({ undoes, gone, unlisted }: FeedCellProps['feed']): string {
  if (!undoes) return formatNumber(gone);
  return unlisted === undefined ? '—' : formatNumber(unlisted);
}
