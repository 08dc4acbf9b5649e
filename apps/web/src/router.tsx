import type { RouteObject } from 'react-router-dom';

import { ErrorFallback } from './shell/error-fallback.tsx';
import { NotFound } from './shell/not-found.tsx';
import { Shell } from './shell/shell.tsx';

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
