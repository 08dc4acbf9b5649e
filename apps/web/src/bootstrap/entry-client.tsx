import { createStore, Provider } from 'jotai';
import { type ReactNode, startTransition, StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';

import { Document } from './document.tsx';
import { onFirstInteraction } from './on-first-interaction.ts';
import { bindRouter } from '../features/auction-list/filters.atoms.ts';
import type { prefetchList as PrefetchList } from '../features/auction-list/load-list.ts';
import { pageDataId, parsePageData } from './page-data.ts';
import { replayEarlyInteractions } from './replay-early-interactions.ts';
import { startDisplay } from '../lib/display.ts';
import { registerOfflineCache } from '../lib/offline-cache.ts';
import { watchStylesheets } from '../lib/failed-stylesheets.ts';
import { reportError, watchErrors } from '../lib/report.ts';
import { allowRerender } from './trusted-types.ts';
import { paths } from '../paths.ts';
import { isPrivate } from '../private-route.ts';
import { isOfAccount, publicRoutes, screensId } from '../router.tsx';
import { readPageTime } from '../lib/site-clock.ts';
import { joinOpenTabs } from '../lib/join-open-tabs.ts';
import { loadScript, withRetries } from '../lib/load-script.ts';

// Each part in a task of its own: together they would block a slow phone.
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

const { router: hydrationData, ...frame } = parsePageData(document.getElementById(pageDataId)!.textContent);

watchStylesheets();

await nextTask();
/** The router gives the first entry of every visit the same key: without its own, each would get another's scroll. */
function assignHistoryKey() {
  const state = history.state as { key?: string } | null;
  if (!state?.key) history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, '');
}

const { promise: hydrated, resolve: resolveHydrated } = Promise.withResolvers<void>();

const routes = withRetries(
  isOfAccount(location.pathname) ? (await loadScript(() => import('../all-routes.ts'))).routes : publicRoutes,
);

// A lazy route that the server rendered must be loaded before hydration. What the server left to the browser waits
// for it: a loader that is done sooner would render something else than the server's HTML.
await Promise.all(
  (matchRoutes(routes, location) ?? []).map(async ({ route }) => {
    if (typeof route.lazy !== 'function') return;
    const { loader, ...screen } = await route.lazy();
    Object.assign(route, screen, { lazy: undefined });
    if (typeof loader !== 'function') return;
    route.loader = isPrivate(route)
      ? async (args, context) => {
          await hydrated;
          // A session that is not remembered lives in the open tabs alone (AUTH-14).
          await joinOpenTabs();
          return loader(args, context);
        }
      : loader;
  }),
);

await nextTask();
allowRerender();
readPageTime();
startDisplay(frame.display);
watchErrors();
if (import.meta.env.PROD) registerOfflineCache();
assignHistoryKey();
const router = createBrowserRouter(routes, {
  hydrationData,
  async patchRoutesOnNavigation({ path, patch }) {
    if (!isOfAccount(path)) return;
    const { accountRoutes } = await loadScript(() => import('../account-routes.ts'));
    patch(screensId, withRetries(accountRoutes));
  },
});
await nextTask();
const store = createStore();
let prefetchList: typeof PrefetchList | undefined;
bindRouter(store, router, (pathname, search) => {
  if (pathname.startsWith(paths.auctions)) prefetchList?.(pathname, search);
});

/** The code of API calls: the first page came with its data, the next one must not wait for the code. */
const fetchCalls = async () => {
  try {
    ({ prefetchList } = await loadScript(() => import('../features/auction-list/load-list.ts')));
  } catch {
    // Only a prefetch: the next page imports it again, and reports a failure.
  }
};

function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => {
    replayEarlyInteractions();
    resolveHydrated();
    onFirstInteraction(fetchCalls);
  }, []);
  return children;
}

await nextTask();
startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <Document {...frame}>
        <Provider store={store}>
          <Hydrated>
            <RouterProvider router={router} onError={(error) => reportError(error)} />
          </Hydrated>
        </Provider>
      </Document>
    </StrictMode>,
  );
});
