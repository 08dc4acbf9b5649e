import { createStore, Provider } from 'jotai';
import { type ReactNode, startTransition, StrictMode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { createBrowserRouter, matchRoutes, RouterProvider } from 'react-router-dom';

import { Document } from './document.tsx';
import { onFirstInteraction } from './on-first-interaction.ts';
import { bindRouter } from '../features/auction-list/filters.atoms.ts';
import type { prefetchList as PrefetchList } from '../features/auction-list/load-list.ts';
import { pageDataId, parsePageData } from './page-data.ts';
import { replayEarlyActs } from './replay-early-acts.ts';
import { startDisplay } from '../lib/display.ts';
import { registerOfflineCache } from '../lib/offline-cache.ts';
import { watchStyles } from '../lib/lost-styles.ts';
import { reportError, watchErrors } from '../lib/report.ts';
import { allowRerender } from './trusted-types.ts';
import { paths } from '../paths.ts';
import { isPrivate } from '../private-route.ts';
import { isOfAccount, publicRoutes, screensId } from '../router.tsx';
import { readPageTime } from '../lib/site-clock.ts';
import { joinOpenTabs } from '../lib/join-open-tabs.ts';
import { loadScript, withRetries } from '../lib/load-script.ts';

// Each part in a task of its own: together they would halt a slow phone.
const nextTask = () => new Promise((resolve) => setTimeout(resolve));

const { router: hydrationData, ...frame } = parsePageData(document.getElementById(pageDataId)!.textContent);

watchStyles();

await nextTask();
/** To the router the first place of every visit is the same one, and each would stand where another was left. */
function assignHistoryKey() {
  const state = history.state as { key?: string } | null;
  if (!state?.key) history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, '');
}

const { promise: hydrated, resolve: resolveHydrated } = Promise.withResolvers<void>();

const routes = withRetries(
  isOfAccount(location.pathname) ? (await loadScript(() => import('../all-routes.ts'))).routes : publicRoutes,
);

// A lazy route that the server rendered must be at hand before hydration. What the server left to the browser waits
// until then: a loader that is done sooner would put another picture in the place of the server's.
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

/** The code of calls: the first page came with its answers, the next one must not wait for it. */
const fetchCalls = async () => {
  try {
    ({ prefetchList } = await loadScript(() => import('../features/auction-list/load-list.ts')));
  } catch {
    // A head start and no more: the next page asks for it again, and says so where that fails.
  }
};

function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => {
    replayEarlyActs();
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
