import { formatNumber } from '@martelo/domain/numbers';
import { StatCard } from '@martelo/ui/stat-card';
import { StatRow } from '@martelo/ui/stat-row';

import type { outcomes } from '../back-office/labels.ts';
import { type FeedReader, linesHref, type TakenOut, withdrawnFigure } from './feed-outcome.ts';

export interface FeedFiguresProps {
  feed: TakenOut & {
    id: string;
    rows: number;
    new: number;
    changed: number;
    unchanged: number;
    returned: number;
    rejected: number;
    undoes?: string | null;
  };
  reader: FeedReader;
}

type Figure = readonly [label: string, count: number, outcome?: keyof typeof outcomes];

const ofList = (feed: FeedFiguresProps['feed']): readonly Figure[] => [
  ['Linhas com lote', feed.rows],
  ['Novos', feed.new, 'new'],
  ['Alterados', feed.changed, 'changed'],
  ['Sem mudança', feed.unchanged, 'unchanged'],
  ['De volta à lista', feed.returned],
  ['Fora da lista', feed.gone, 'gone'],
  ['Com erro', feed.rejected, 'rejected'],
];

/** An undoing has no lines; what it put out of the list again and what it withdrew are two figures (INTAKE-31). */
const ofUndoing = (feed: FeedFiguresProps['feed']): readonly Figure[] => [
  ['Imóveis', feed.rows],
  ['Com os valores de antes', feed.changed],
  ['De volta à lista', feed.returned],
  ...(feed.unlisted === undefined ? [] : [['Outra vez fora da lista', feed.unlisted] as const]),
  withdrawnFigure(feed),
];

/** What one list changed, in figures, each the way to its lines, or what undoing one did. */
export function FeedFigures({ feed, reader }: FeedFiguresProps) {
  const figures = feed.undoes ? ofUndoing(feed) : ofList(feed);
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
