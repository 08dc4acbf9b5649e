import type { UserType } from '../lib/session-storage.ts';
import { paths } from '../paths.ts';

/** Where somebody who is signed in can go (SHELL-04). */
export const accountLinks: Record<UserType, readonly { label: string; href: string }[]> = {
  customer: [
    { label: 'Informações', href: paths.accountInformation },
    { label: 'Minha Conta', href: paths.account },
    { label: 'Favoritos', href: paths.favorites },
    { label: 'Alertas', href: paths.alerts },
    { label: 'Bônus', href: paths.bonus },
  ],
  auctioneer: [
    { label: 'Painel do leiloeiro', href: paths.auctioneer },
    { label: 'Minhas listas', href: paths.auctioneerFeeds },
  ],
  admin: [
    { label: 'Painel', href: paths.admin },
    { label: 'Listas', href: paths.adminFeeds },
    { label: 'Leilões', href: paths.adminAuctions },
    { label: 'Mensagens', href: paths.adminMessages },
    { label: 'Pedidos de exclusão', href: paths.adminDeletions },
    { label: 'Auditoria', href: paths.adminAuditLog },
  ],
};

/** The home of their area. */
export const accountHome: Record<UserType, string> = {
  customer: paths.account,
  auctioneer: paths.auctioneer,
  admin: paths.admin,
};
