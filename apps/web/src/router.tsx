import type { RouteObject } from 'react-router-dom';

import { paths, patterns } from './paths.ts';
import { privately } from './private-route.ts';
import { ScreenError, ShellError } from './shell/error-fallback.tsx';
import { Shell, loader as shellLoader } from './shell/shell.tsx';
import { informationRoutes } from './information-routes.ts';
import { signInRoutes } from './sign-in-routes.ts';

const auctionList = () => import('./routes/auction-list.tsx');

/** Addresses of an account and of the back office: what stands behind them is fetched when one is opened. */
export const isOfAccount = (pathname: string): boolean =>
  /^\/(minha-conta|cliente|favoritos|bonus|oportunidades-de-leiloes|leiloeiro|admin)(\/|$)/.test(pathname);

/** Around every screen: what none of them caught stands between header and footer (SHELL-10). */
export const screensId = 'screens';

/**
 * The public site map: each address and the screen it opens. An id is the screen's file, `#` parts those that share
 * one.
 */
export const publicRoutes: RouteObject[] = [
  {
    id: 'shell',
    loader: shellLoader,
    shouldRevalidate: () => false,
    Component: Shell,
    ErrorBoundary: ShellError,
    children: [
      {
        id: screensId,
        ErrorBoundary: ScreenError,
        children: [
          { id: 'routes/home', path: paths.home, lazy: () => import('./routes/home.tsx') },
          ...signInRoutes,
          { id: 'routes/auction-list#all', path: paths.auctions, lazy: auctionList },
          { id: 'routes/auction-list#properties', path: paths.properties, lazy: auctionList },
          { id: 'routes/auction-list#land', path: paths.land, lazy: auctionList },
          { id: 'routes/map', path: paths.map, lazy: () => import('./routes/map.tsx') },
          {
            id: 'routes/search',
            path: paths.search,
            lazy: () => import('./routes/search.tsx'),
            ...privately,
          },
          {
            id: 'routes/auction-detail',
            path: patterns.auction,
            lazy: () => import('./routes/auction-detail.tsx'),
          },
          { id: 'routes/plans', path: paths.plans, lazy: () => import('./routes/plans.tsx') },
          { id: 'routes/contact', path: paths.contact, lazy: () => import('./routes/contact.tsx') },
          { id: 'routes/calculator', path: paths.calculator, lazy: () => import('./routes/calculator.tsx') },
          ...informationRoutes,
          { id: 'shell/not-found', path: '*', loader: missing, lazy: () => import('./shell/not-found.tsx') },
        ],
      },
    ],
  },
];

function missing(): never {
  throw new Response(null, { status: 404 });
}
