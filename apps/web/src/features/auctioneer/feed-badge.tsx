import { Badge } from '@martelo/ui/badge';

import { feedStanding } from '../back-office/labels.ts';

/** How a list stands, and what it waits for. */
export function FeedBadge({ feed }: { feed: Parameters<typeof feedStanding>[0] }) {
  const { label, tone } = feedStanding(feed);
  return <Badge tone={tone}>{label}</Badge>;
}
