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

/** One screen of an auctioneer's or an admin's desk. */
const desk = (name: string, path: string, lazy: NonNullable<RouteObject['lazy']>): RouteObject => ({
  id: `routes/desk/${name}`,
  path,
  lazy,
  ...privately,
});

/** The site map of accounts and desks. */
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
    id: 'routes/desk/desk-layout',
    lazy: () => import('./routes/desk/desk-layout.tsx'),
    children: [
      desk('auctioneer', '/leiloeiro', () => import('./routes/desk/auctioneer.tsx')),
      desk('auctioneer-feeds', '/leiloeiro/listas', () => import('./routes/desk/auctioneer-feeds.tsx')),
      desk('auctioneer-feed', '/leiloeiro/listas/:id', () => import('./routes/desk/auctioneer-feed.tsx')),
      desk('overview', '/admin', () => import('./routes/desk/overview.tsx')),
      desk('received-feeds', '/admin/listas', () => import('./routes/desk/received-feeds.tsx')),
      desk('received-feed', '/admin/listas/:id', () => import('./routes/desk/received-feed.tsx')),
      desk('auctioneers', '/admin/leiloeiros', () => import('./routes/desk/auctioneers.tsx')),
      desk('sources', '/admin/fontes', () => import('./routes/desk/sources.tsx')),
      desk('watched-auctions', '/admin/leiloes', () => import('./routes/desk/watched-auctions.tsx')),
      desk('deletions', '/admin/exclusoes', () => import('./routes/desk/deletions.tsx')),
      desk('messages', '/admin/mensagens', () => import('./routes/desk/messages.tsx')),
      desk('invitations', '/admin/convites', () => import('./routes/desk/invitations.tsx')),
      desk('audit-log', '/admin/auditoria', () => import('./routes/desk/audit-log.tsx')),
    ],
  },
];
