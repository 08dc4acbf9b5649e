import { BookOpen, CircleCheck, Gift, GraduationCap, Library } from 'lucide-react';

import { Figures } from '../../lib/figures.tsx';
import type { BonusPage } from './bonus.calls.ts';

/** How much there is of each kind, and how much was fetched (BONUS-01). */
export function BonusFigures({ stats }: { stats: BonusPage['stats'] | null }) {
  return (
    <Figures
      figures={[
        { label: 'Total', count: stats?.total ?? null, icon: Library },
        { label: 'E-books', count: stats?.ebooks ?? null, icon: BookOpen },
        { label: 'Tutoriais', count: stats?.tutorials ?? null, icon: GraduationCap },
        { label: 'Conteúdo Extra', count: stats?.extra ?? null, icon: Gift },
        { label: 'Baixados', count: stats?.downloaded ?? null, icon: CircleCheck },
      ]}
    />
  );
}
