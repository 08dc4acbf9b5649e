import { formatNumber } from '@martelo/domain/numbers';
import { StatCard, type StatCardProps } from '@martelo/ui/stat-card';
import { StatRow } from '@martelo/ui/stat-row';

interface Figure extends Pick<StatCardProps, 'label' | 'icon' | 'hint'> {
  /** Null while it is not known. */
  count: number | null;
}

/** The row of counts at the head of a screen. */
export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <StatRow>
      {figures.map(({ count, ...figure }) => (
        <StatCard key={figure.label} {...figure} value={count === null ? '–' : formatNumber(count)} />
      ))}
    </StatRow>
  );
}
