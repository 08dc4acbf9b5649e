import { formatNumber } from '@martelo/domain/numbers';
import { StatCard } from '@martelo/ui/stat-card';
import { StatRow } from '@martelo/ui/stat-row';

interface FeedFiguresProps {
  feed: {
    rows: number;
    new: number;
    changed: number;
    unchanged: number;
    returned: number;
    gone: number;
    rejected: number;
  };
}

/** What one list changed, in figures. */
export function FeedFigures({ feed }: FeedFiguresProps) {
  const figures = [
    ['Linhas com lote', feed.rows],
    ['Novos', feed.new],
    ['Alterados', feed.changed],
    ['Sem mudança', feed.unchanged],
    ['De volta à lista', feed.returned],
    ['Fora da lista', feed.gone],
    ['Com erro', feed.rejected],
  ] as const;
  return (
    <StatRow columns="many">
      {figures.map(([label, count]) => (
        <StatCard key={label} label={label} value={formatNumber(count)} />
      ))}
    </StatRow>
  );
}
