import type { OwnAuctionChanges } from '@martelo/api-client';
import { ChangesNotice } from '@martelo/ui/changes-notice';
import { Hidden } from '@martelo/ui/hidden';
import { Text } from '@martelo/ui/text';

import { changeItems, sinceTitle } from './format-changes.ts';
import { useRecordVisit } from './use-record-visit.ts';

interface ChangesSinceVisitProps {
  auctionKey: string;
  /** Null where it failed to load. */
  news: OwnAuctionChanges | null;
}

/** What lists changed since the customer last viewed this auction; the view is recorded (NEWS-01, NEWS-03). */
export function ChangesSinceVisit({ auctionKey, news }: ChangesSinceVisitProps) {
  useRecordVisit(auctionKey, news?.lastEvent ?? null);
  if (!news)
    return (
      <Hidden onPaper>
        <Text size="small" color="muted">
          O que mudou desde a sua visita não pôde ser carregado agora.
        </Text>
      </Hidden>
    );
  if (news.total === 0) return null;
  return (
    <Hidden onPaper>
      <ChangesNotice title={sinceTitle(news)} items={changeItems(news)} total={news.total} />
    </Hidden>
  );
}
