import { formatNumber } from '@martelo/domain/numbers';
import { StatCard } from '@martelo/ui/stat-card';
import { StatRow } from '@martelo/ui/stat-row';

import type { outcomes } from '../back-office/labels.ts';
import { type FeedReader, linesHref } from './feed-outcome.ts';

export interface FeedFiguresProps {
  feed: {
    id: string;
    rows: number;
    new: number;
    changed: number;
    unchanged: number;
    returned: number;
    gone: number;
    rejected: number;
  };
  reader: FeedReader;
}

/** What one list changed, in figures, each the way to its lines. */
export function FeedFigures({ feed, reader }: FeedFiguresProps) {
  const figures: readonly [label: string, count: number, outcome?: keyof typeof outcomes][] = [
    ['Linhas com lote', feed.rows],
    ['Novos', feed.new, 'new'],
    ['Alterados', feed.changed, 'changed'],
    ['Sem mudança', feed.unchanged, 'unchanged'],
    ['De volta à lista', feed.returned],
    ['Fora da lista', feed.gone, 'gone'],
    ['Com erro', feed.rejected, 'rejected'],
  ];
  return (
    <StatRow columns="many">
      {figures.map(([label, count, outcome]) => (
        <StatCard
          key={label}
          label={label}
          value={formatNumber(count)}
          {...(outcome && count > 0 && { href: linesHref(reader, feed.id, outcome) })}
        />
      ))}
    </StatRow>
  );
}
