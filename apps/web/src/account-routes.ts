import type { RouteObject } from 'react-router-dom';

import { aliases, paths, patterns } from './paths.ts';
import { privately } from './private-route.ts';
import { checkingFor } from './shell/checking-screen.tsx';
import { FramedError } from './shell/error-fallback.tsx';

/** One private screen at each of its addresses, the canonical one first; what it is called until it is there. */
const account = (
  name: string,
  title: string | ((path: string) => string),
  addresses: readonly string[],
  lazy: NonNullable<RouteObject['lazy']>,
): RouteObject[] =>
  addresses.map((path, at) => ({
    id: `routes/account/${name}${at > 0 ? `#${at + 1}` : ''}`,
    path,
    lazy,
    ...privately,
    HydrateFallback: checkingFor(typeof title === 'string' ? title : title(path)),
  }));

/** One screen of an auctioneer's or an admin's area. */
const screen = (
  id: string,
  title: string,
  path: string,
  lazy: NonNullable<RouteObject['lazy']>,
): RouteObject => ({
  id: `routes/${id}`,
  path,
  lazy,
  ...privately,
  HydrateFallback: checkingFor(title),
});

function opportunitiesTitle(path: string): string {
  if (path === paths.dismissedOpportunities) return 'Oportunidades Descartadas';
  const expired: readonly string[] = [paths.expiredOpportunities, ...aliases.expiredOpportunities];
  return expired.includes(path) ? 'Oportunidades Expiradas' : 'Oportunidades Exclusivas';
}

/** The site map of accounts, of auctioneers and of the back office. */
export const accountRoutes: RouteObject[] = [
  {
    id: 'routes/account/account-layout',
    lazy: () => import('./routes/account/account-layout.tsx'),
    children: [
      {
        id: 'account-screens',
        ErrorBoundary: FramedError,
        children: [
          ...account(
            'dashboard',
            'Painel',
            [paths.account, ...aliases.dashboard],
            () => import('./routes/account/dashboard.tsx'),
          ),
          ...account(
            'favorites',
            'Meus Favoritos',
            [paths.favorites, ...aliases.favorites],
            () => import('./routes/account/favorites.tsx'),
          ),
          ...account(
            'alerts',
            'Meus Alertas',
            [paths.alerts, ...aliases.alerts],
            () => import('./routes/account/alerts.tsx'),
          ),
          ...account(
            'opportunities',
            opportunitiesTitle,
            [
              paths.opportunities,
              ...aliases.opportunities,
              paths.dismissedOpportunities,
              paths.expiredOpportunities,
              ...aliases.expiredOpportunities,
            ],
            () => import('./routes/account/opportunities.tsx'),
          ),
          ...account(
            'bonus',
            'Conteúdo Bônus',
            [paths.bonus, ...aliases.bonus],
            () => import('./routes/account/bonus.tsx'),
          ),
          ...account(
            'profile',
            'Meu Perfil',
            [paths.profile, ...aliases.profile],
            () => import('./routes/account/profile.tsx'),
          ),
          ...account(
            'details',
            'Informações da conta',
            [paths.accountDetails, ...aliases.accountDetails],
            () => import('./routes/account/details.tsx'),
          ),
          ...account('edit', 'Editar perfil', [paths.accountEdit], () => import('./routes/account/edit.tsx')),
          ...account(
            'summary',
            'Conta e assinatura',
            [paths.accountSummary],
            () => import('./routes/account/summary.tsx'),
          ),
          ...account(
            'settings',
            'Configurações',
            [paths.settings],
            () => import('./routes/account/settings.tsx'),
          ),
        ],
      },
    ],
  },
  {
    id: 'routes/admin/back-office-layout',
    lazy: () => import('./routes/admin/back-office-layout.tsx'),
    children: [
      {
        id: 'back-office-screens',
        ErrorBoundary: FramedError,
        children: [
          screen(
            'auctioneer/auctioneer',
            'Enviar lista',
            paths.auctioneer,
            () => import('./routes/auctioneer/auctioneer.tsx'),
          ),
          screen(
            'auctioneer/auctioneer-feeds',
            'Listas enviadas',
            paths.auctioneerFeeds,
            () => import('./routes/auctioneer/auctioneer-feeds.tsx'),
          ),
          screen(
            'auctioneer/auctioneer-feed',
            'Lista enviada',
            patterns.auctioneerFeed,
            () => import('./routes/auctioneer/auctioneer-feed.tsx'),
          ),
          screen('admin/overview', 'Administração', paths.admin, () => import('./routes/admin/overview.tsx')),
          screen(
            'admin/received-feeds',
            'Listas recebidas',
            paths.adminFeeds,
            () => import('./routes/admin/received-feeds.tsx'),
          ),
          screen(
            'admin/received-feed',
            'Lista recebida',
            patterns.adminFeed,
            () => import('./routes/admin/received-feed.tsx'),
          ),
          screen(
            'admin/auctioneers',
            'Leiloeiros',
            paths.adminAuctioneers,
            () => import('./routes/admin/auctioneers.tsx'),
          ),
          screen('admin/sources', 'Fontes', paths.adminSources, () => import('./routes/admin/sources.tsx')),
          screen(
            'admin/moderated-auctions',
            'Leilões',
            paths.adminAuctions,
            () => import('./routes/admin/moderated-auctions.tsx'),
          ),
          screen(
            'admin/deletions',
            'Pedidos de exclusão',
            paths.adminDeletions,
            () => import('./routes/admin/deletions.tsx'),
          ),
          screen(
            'admin/messages',
            'Mensagens',
            paths.adminMessages,
            () => import('./routes/admin/messages.tsx'),
          ),
          screen(
            'admin/invitations',
            'Convites',
            paths.adminInvitations,
            () => import('./routes/admin/invitations.tsx'),
          ),
          screen(
            'admin/audit-log',
            'Auditoria',
            paths.adminAuditLog,
            () => import('./routes/admin/audit-log.tsx'),
          ),
        ],
      },
    ],
  },
];
