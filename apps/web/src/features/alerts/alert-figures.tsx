import { formatNumber } from '@martelo/domain/numbers';
import { BellRing, CalendarDays, CircleCheck, Sparkles } from 'lucide-react';

import { Figures } from '../../lib/figures.tsx';
import type { AlertsPage } from './alerts.calls.ts';

interface AlertFiguresProps {
  stats: AlertsPage['stats'] | null;
  /** Of those that the search leaves. */
  active: number | null;
}

const created = (count?: number) => (count === 1 ? 'alerta criado' : 'alertas criados');
const found = (count?: number) => (count === 1 ? 'leilão encontrado' : 'leilões encontrados');

/** How many there are, and what they found today and this week (ALERT-01). */
export function AlertFigures({ stats, active }: AlertFiguresProps) {
  return (
    <Figures
      figures={[
        {
          label: 'Total',
          count: stats?.total ?? null,
          icon: BellRing,
          hint: stats && stats.paused > 0 ? `${formatNumber(stats.paused)} em pausa` : created(stats?.total),
        },
        { label: 'Ativos', count: active, icon: CircleCheck, hint: 'avisando agora' },
        { label: 'Hoje', count: stats?.today ?? null, icon: Sparkles, hint: found(stats?.today) },
        { label: 'Esta Semana', count: stats?.week ?? null, icon: CalendarDays, hint: found(stats?.week) },
      ]}
    />
  );
}
