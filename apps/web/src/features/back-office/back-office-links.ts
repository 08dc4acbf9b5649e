import {
  BadgeCheck,
  ClipboardList,
  Gavel,
  Inbox,
  LayoutDashboard,
  Mail,
  ScrollText,
  Send,
  Upload,
  UserRoundX,
} from 'lucide-react';

import { paths } from '../../paths.ts';
import type { SideLink } from '@martelo/ui/side-menu';

/** The side menu of each role. */
export const backOfficeLinks: Readonly<Record<'auctioneer' | 'admin', readonly (readonly SideLink[])[]>> = {
  auctioneer: [
    [
      { label: 'Enviar lista', href: paths.auctioneer, icon: Upload },
      {
        label: 'Listas enviadas',
        href: paths.auctioneerFeeds,
        icon: ClipboardList,
        within: [paths.auctioneerFeed('')],
      },
    ],
  ],
  admin: [
    [
      { label: 'Painel', href: paths.admin, icon: LayoutDashboard },
      {
        label: 'Listas recebidas',
        href: paths.adminFeeds,
        icon: ClipboardList,
        within: [paths.adminFeed('')],
      },
      { label: 'Leiloeiros', href: paths.adminAuctioneers, icon: BadgeCheck },
      { label: 'Fontes', href: paths.adminSources, icon: Inbox },
      { label: 'Leilões', href: paths.adminAuctions, icon: Gavel },
      { label: 'Pedidos de exclusão', href: paths.adminDeletions, icon: UserRoundX },
      { label: 'Mensagens', href: paths.adminMessages, icon: Mail },
      { label: 'Convites', href: paths.adminInvitations, icon: Send },
      { label: 'Auditoria', href: paths.adminAuditLog, icon: ScrollText },
    ],
  ],
};
