import {
  BellRing,
  BookOpen,
  Heart,
  IdCard,
  LayoutDashboard,
  Receipt,
  Settings,
  Sparkles,
  UserRound,
} from 'lucide-react';

import { aliases, paths } from '../../paths.ts';
import type { SideLink } from '@martelo/ui/side-menu';

/** The side menu of a customer's account, in its order; the second part is about the account itself. */
export const accountLinks: readonly (readonly SideLink[])[] = [
  [
    { label: 'Painel', href: paths.account, icon: LayoutDashboard, also: aliases.dashboard },
    { label: 'Favoritos', href: paths.favorites, icon: Heart, also: aliases.favorites },
    { label: 'Alertas', href: paths.alerts, icon: BellRing, also: aliases.alerts },
    {
      label: 'Oportunidades',
      href: paths.opportunities,
      icon: Sparkles,
      also: aliases.opportunities,
      within: [paths.dismissedOpportunities, paths.expiredOpportunities, ...aliases.expiredOpportunities],
    },
    { label: 'Bônus', href: paths.bonus, icon: BookOpen, also: aliases.bonus },
  ],
  [
    { label: 'Dados pessoais', href: paths.profile, icon: UserRound, also: aliases.profile },
    {
      label: 'Informações',
      href: paths.accountDetails,
      icon: IdCard,
      also: aliases.accountDetails,
      within: [paths.accountEdit],
    },
    { label: 'Conta e assinatura', href: paths.accountSummary, icon: Receipt },
    { label: 'Configurações', href: paths.settings, icon: Settings },
  ],
];
