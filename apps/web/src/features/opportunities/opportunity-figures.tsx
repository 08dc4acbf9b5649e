import { Clock, Heart, Percent, Sparkles } from 'lucide-react';

import { Figures } from '../../lib/figures.tsx';
import type { OpportunitiesPage } from './opportunities.calls.ts';

/** Of the whole tab, whatever is filtered (OPP-01). */
export function OpportunityFigures({ stats }: { stats: OpportunitiesPage['stats'] | null }) {
  const saved = stats?.favorites === 1 ? 'salvo por você' : 'salvos por você';
  return (
    <Figures
      figures={[
        { label: 'Total', count: stats?.total ?? null, icon: Sparkles, hint: 'nesta lista' },
        { label: 'Favoritos', count: stats?.favorites ?? null, icon: Heart, hint: saved },
        { label: 'Encerrando', count: stats?.endingSoon ?? null, icon: Clock, hint: 'em até 7 dias' },
        { label: 'Alto Desconto', count: stats?.highDiscount ?? null, icon: Percent, hint: '30 % ou mais' },
      ]}
    />
  );
}
