import { createStore, Provider } from 'jotai';
import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';

import { Document } from './document.tsx';
import { bindRouter } from './features/auctions/filters.atoms.ts';
import { pageDataId, parsePageData } from './lib/page-data.ts';
import { displayOf } from './lib/display.ts';
import { routes } from './router.tsx';
import { interceptLinks } from './lib/links.ts';

const {
  now,
  origin,
  router: hydrationData,
} = parsePageData(document.getElementById(pageDataId)!.textContent);

// A lazy route that the server rendered must be at hand before hydration.
await Promise.all(
  (matchRoutes(routes, location) ?? []).map(async ({ route }) => {
    if (typeof route.lazy !== 'function') return;
    Object.assign(route, await route.lazy(), { lazy: undefined });
  }),
);

const router = createBrowserRouter(routes, { hydrationData });
const store = createStore();
bindRouter(store, router);
interceptLinks(router);

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Document now={now} origin={origin} display={displayOf(document.cookie)}>
        <Provider store={store}>
          <RouterProvider router={router} />
        </Provider>
      </Document>
    </StrictMode>,
  );
});
