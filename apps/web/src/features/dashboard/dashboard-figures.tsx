import { formatNumber } from '@martelo/domain/numbers';
import { StatCard } from '@martelo/ui/stat-card';
import { StatRow } from '@martelo/ui/stat-row';
import { BellRing, CalendarX, Heart, Sparkles } from 'lucide-react';

import type { Dashboard } from './dashboard.calls.ts';

const cards = [
  { label: 'Favoritos', field: 'favorites', href: '/cliente/favoritos', icon: Heart },
  { label: 'Alertas', field: 'alerts', href: '/cliente/alertas', icon: BellRing },
  { label: 'Oportunidades', field: 'opportunities', href: '/cliente/oportunidades', icon: Sparkles },
  {
    label: 'Expiradas',
    field: 'expiredOpportunities',
    href: '/cliente/oportunidades-expiradas',
    icon: CalendarX,
  },
] as const;

/** The four figures, each the way to what it counts (ACC-02). */
export function DashboardFigures({ dashboard }: { dashboard: Dashboard }) {
  return (
    <StatRow as="ul" columns={4}>
      {cards.map(({ label, field, href, icon }) => (
        <li key={field}>
          <StatCard label={label} value={formatNumber(dashboard[field])} icon={icon} href={href} />
        </li>
      ))}
    </StatRow>
  );
}
