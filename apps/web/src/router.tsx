import type { RouteObject } from 'react-router-dom';

import { CheckingSession } from './shell/checking-session.tsx';
import { ErrorFallback } from './shell/error-fallback.tsx';
import { NotFound } from './shell/not-found.tsx';
import { Shell } from './shell/shell.tsx';

/**
 * What a screen that needs a session has besides its address: the server leaves its loader to the browser and draws 'Verificando
 * autenticação...' in its place (AUTH-12).
 */
export const privately = { handle: { private: true }, HydrateFallback: CheckingSession } as const;

/** Whether a route's loader needs the browser's session. */
export const isPrivate = ({ handle }: Pick<RouteObject, 'handle'>): boolean =>
  (handle as { private?: boolean } | undefined)?.private === true;

const auctionList = () => import('./routes/auction-list.tsx');

/** The site map: each address and the screen it opens. An id is the screen's file, `#` parts those that share one. */
export const routes: RouteObject[] = [
  {
    id: 'shell',
    Component: Shell,
    ErrorBoundary: ErrorFallback,
    children: [
      { id: 'routes/home', path: '/', lazy: () => import('./routes/home.tsx') },
      { id: 'routes/auction-list#all', path: '/leiloes', lazy: auctionList },
      { id: 'routes/auction-list#properties', path: '/leiloes/imoveis', lazy: auctionList },
      { id: 'routes/auction-list#land', path: '/leiloes/terrenos', lazy: auctionList },
      { id: 'routes/auction-detail', path: '/leilao/:id', lazy: () => import('./routes/auction-detail.tsx') },
      { id: 'not-found', path: '*', loader: missing, Component: NotFound, ErrorBoundary: NotFound },
    ],
  },
];

function missing(): never {
  throw new Response(null, { status: 404 });
}
