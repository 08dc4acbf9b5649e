import {
  BellRing,
  BookOpen,
  Heart,
  IdCard,
  LayoutDashboard,
  type LucideIcon,
  Receipt,
  Settings,
  Sparkles,
  UserRound,
} from 'lucide-react';

import { paths } from '../../paths.ts';

interface AccountLink {
  label: string;
  /** Its one canonical address. */
  href: string;
  icon: LucideIcon;
  /** Other addresses of the same screen. */
  also?: readonly string[];
  /** Screens that are reached from this one and have no line of their own. */
  within?: readonly string[];
}

/** The side menu of a customer's account, in its order; the second part is about the account itself. */
export const accountLinks: readonly (readonly AccountLink[])[] = [
  [
    { label: 'Painel', href: paths.account, icon: LayoutDashboard, also: [paths.dashboard] },
    { label: 'Favoritos', href: paths.favorites, icon: Heart, also: ['/cliente/favoritos', '/favoritos'] },
    { label: 'Alertas', href: paths.alerts, icon: BellRing, also: ['/cliente/alertas'] },
    {
      label: 'Oportunidades',
      href: paths.opportunities,
      icon: Sparkles,
      also: ['/oportunidades-de-leiloes', '/cliente/oportunidades'],
      within: [paths.expiredOpportunities, '/cliente/oportunidades-expiradas'],
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

/** For `aria-current`: the screen itself, or one within it. */
export function currentAt(link: AccountLink, pathname: string): 'page' | 'true' | undefined {
  if (link.href === pathname || link.also?.includes(pathname)) return 'page';
  return link.within?.includes(pathname) ? 'true' : undefined;
}
