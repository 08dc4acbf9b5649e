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

import { paths } from '../../paths.ts';
import type { SideLink } from '@martelo/ui/side-menu';

/** The side menu of a customer's account, in its order; the second part is about the account itself. */
export const accountLinks: readonly (readonly SideLink[])[] = [
  [
    { label: 'Painel', href: paths.account, icon: LayoutDashboard, also: [paths.dashboard] },
    { label: 'Favoritos', href: paths.favorites, icon: Heart, also: ['/cliente/favoritos', '/favoritos'] },
    { label: 'Alertas', href: paths.alerts, icon: BellRing, also: ['/cliente/alertas'] },
    {
      label: 'Oportunidades',
      href: paths.opportunities,
      icon: Sparkles,
      also: ['/oportunidades-de-leiloes', '/cliente/oportunidades'],
      within: [paths.dismissedOpportunities, paths.expiredOpportunities, '/cliente/oportunidades-expiradas'],
    },
    { label: 'Bônus', href: paths.bonus, icon: BookOpen, also: ['/bonus'] },
  ],
  [
    { label: 'Dados pessoais', href: paths.profile, icon: UserRound, also: ['/cliente/perfil'] },
    {
      label: 'Informações',
      href: paths.accountDetails,
      icon: IdCard,
      also: ['/minha-conta/informacoes-adicionais', paths.accountInformation],
      within: [paths.accountEdit],
    },
    { label: 'Conta e assinatura', href: paths.accountSummary, icon: Receipt },
    { label: 'Configurações', href: paths.settings, icon: Settings },
  ],
];
