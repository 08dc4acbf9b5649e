import type { RouteObject } from 'react-router-dom';

import { aliases, paths, patterns } from './paths.ts';
import { privately } from './private-route.ts';
import { FramedError } from './shell/error-fallback.tsx';

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
      {
        id: 'account-screens',
        ErrorBoundary: FramedError,
        children: [
          ...account(
            'dashboard',
            [paths.account, ...aliases.dashboard],
            () => import('./routes/account/dashboard.tsx'),
          ),
          ...account(
            'favorites',
            [paths.favorites, ...aliases.favorites],
            () => import('./routes/account/favorites.tsx'),
          ),
          ...account(
            'alerts',
            [paths.alerts, ...aliases.alerts],
            () => import('./routes/account/alerts.tsx'),
          ),
          ...account(
            'opportunities',
            [
              paths.opportunities,
              ...aliases.opportunities,
              paths.dismissedOpportunities,
              paths.expiredOpportunities,
              ...aliases.expiredOpportunities,
            ],
            () => import('./routes/account/opportunities.tsx'),
          ),
          ...account('bonus', [paths.bonus, ...aliases.bonus], () => import('./routes/account/bonus.tsx')),
          ...account(
            'profile',
            [paths.profile, ...aliases.profile],
            () => import('./routes/account/profile.tsx'),
          ),
          ...account(
            'details',
            [paths.accountDetails, ...aliases.accountDetails],
            () => import('./routes/account/details.tsx'),
          ),
          ...account('edit', [paths.accountEdit], () => import('./routes/account/edit.tsx')),
          ...account('summary', [paths.accountSummary], () => import('./routes/account/summary.tsx')),
          ...account('settings', [paths.settings], () => import('./routes/account/settings.tsx')),
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
            paths.auctioneer,
            () => import('./routes/auctioneer/auctioneer.tsx'),
          ),
          screen(
            'auctioneer/auctioneer-feeds',
            paths.auctioneerFeeds,
            () => import('./routes/auctioneer/auctioneer-feeds.tsx'),
          ),
          screen(
            'auctioneer/auctioneer-feed',
            patterns.auctioneerFeed,
            () => import('./routes/auctioneer/auctioneer-feed.tsx'),
          ),
          screen('admin/overview', paths.admin, () => import('./routes/admin/overview.tsx')),
          screen('admin/received-feeds', paths.adminFeeds, () => import('./routes/admin/received-feeds.tsx')),
          screen('admin/received-feed', patterns.adminFeed, () => import('./routes/admin/received-feed.tsx')),
          screen('admin/auctioneers', paths.adminAuctioneers, () => import('./routes/admin/auctioneers.tsx')),
          screen('admin/sources', paths.adminSources, () => import('./routes/admin/sources.tsx')),
          screen(
            'admin/moderated-auctions',
            paths.adminAuctions,
            () => import('./routes/admin/moderated-auctions.tsx'),
          ),
          screen('admin/deletions', paths.adminDeletions, () => import('./routes/admin/deletions.tsx')),
          screen('admin/messages', paths.adminMessages, () => import('./routes/admin/messages.tsx')),
          screen('admin/invitations', paths.adminInvitations, () => import('./routes/admin/invitations.tsx')),
          screen('admin/audit-log', paths.adminAuditLog, () => import('./routes/admin/audit-log.tsx')),
        ],
      },
    ],
  },
];
