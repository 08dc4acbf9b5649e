import type { RouteObject } from 'react-router-dom';

import { privately } from './router.tsx';

/** One private screen at each of its addresses, the canonical one first. */
const account = (
  name: string,
  addresses: readonly string[],
  lazy: NonNullable<RouteObject['lazy']>,
): RouteObject[] =>
  addresses.map((path, at) => ({
    id: `routes/account/${name}${at > 0 ? `#${at + 1}` : ''}`,
    path,
    lazy,
    ...privately,
  }));

/** One screen of an auctioneer's or an admin's area. */
const screen = (id: string, path: string, lazy: NonNullable<RouteObject['lazy']>): RouteObject => ({
  id: `routes/${id}`,
  path,
  lazy,
  ...privately,
});

/** The site map of accounts, of auctioneers and of the back office. */
export const accountRoutes: RouteObject[] = [
  {
    id: 'routes/account/account-layout',
    lazy: () => import('./routes/account/account-layout.tsx'),
    children: [
      ...account(
        'dashboard',
        ['/minha-conta', '/cliente/dashboard'],
        () => import('./routes/account/dashboard.tsx'),
      ),
      ...account(
        'favorites',
        ['/minha-conta/favoritos', '/cliente/favoritos', '/favoritos'],
        () => import('./routes/account/favorites.tsx'),
      ),
      ...account(
        'alerts',
        ['/minha-conta/alertas', '/cliente/alertas'],
        () => import('./routes/account/alerts.tsx'),
      ),
      ...account(
        'opportunities',
        [
          '/minha-conta/oportunidades',
          '/oportunidades-de-leiloes',
          '/cliente/oportunidades',
          '/minha-conta/oportunidades-descartadas',
          '/minha-conta/oportunidades-expiradas',
          '/cliente/oportunidades-expiradas',
        ],
        () => import('./routes/account/opportunities.tsx'),
      ),
      ...account('bonus', ['/minha-conta/bonus', '/bonus'], () => import('./routes/account/bonus.tsx')),
      ...account(
        'profile',
        ['/minha-conta/dados-pessoais', '/cliente/perfil'],
        () => import('./routes/account/profile.tsx'),
      ),
      ...account(
        'details',
        ['/minha-conta/detalhes', '/minha-conta/informacoes-adicionais', '/minha-conta/informacoes'],
        () => import('./routes/account/details.tsx'),
      ),
      ...account('edit', ['/minha-conta/editar'], () => import('./routes/account/edit.tsx')),
      ...account('summary', ['/minha-conta/conta'], () => import('./routes/account/summary.tsx')),
      ...account('settings', ['/minha-conta/configuracoes'], () => import('./routes/account/settings.tsx')),
    ],
  },
  {
    id: 'routes/admin/back-office-layout',
    lazy: () => import('./routes/admin/back-office-layout.tsx'),
    children: [
      screen('auctioneer/auctioneer', '/leiloeiro', () => import('./routes/auctioneer/auctioneer.tsx')),
      screen(
        'auctioneer/auctioneer-feeds',
        '/leiloeiro/listas',
        () => import('./routes/auctioneer/auctioneer-feeds.tsx'),
      ),
      screen(
        'auctioneer/auctioneer-feed',
        '/leiloeiro/listas/:id',
        () => import('./routes/auctioneer/auctioneer-feed.tsx'),
      ),
      screen('admin/overview', '/admin', () => import('./routes/admin/overview.tsx')),
      screen('admin/received-feeds', '/admin/listas', () => import('./routes/admin/received-feeds.tsx')),
      screen('admin/received-feed', '/admin/listas/:id', () => import('./routes/admin/received-feed.tsx')),
      screen('admin/auctioneers', '/admin/leiloeiros', () => import('./routes/admin/auctioneers.tsx')),
      screen('admin/sources', '/admin/fontes', () => import('./routes/admin/sources.tsx')),
      screen(
        'admin/moderated-auctions',
        '/admin/leiloes',
        () => import('./routes/admin/moderated-auctions.tsx'),
      ),
      screen('admin/deletions', '/admin/exclusoes', () => import('./routes/admin/deletions.tsx')),
      screen('admin/messages', '/admin/mensagens', () => import('./routes/admin/messages.tsx')),
      screen('admin/invitations', '/admin/convites', () => import('./routes/admin/invitations.tsx')),
      screen('admin/audit-log', '/admin/auditoria', () => import('./routes/admin/audit-log.tsx')),
    ],
  },
];
