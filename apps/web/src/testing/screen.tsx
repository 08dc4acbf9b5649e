import { LinkProvider } from '@martelo/ui/link-provider';
import { createStore, Provider } from 'jotai';
import { useEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';

import { bindRouter } from '../features/auction-list/filters.atoms.ts';
import { SiteOriginContext } from '../lib/canonical.tsx';
import { RouterLink } from '../lib/router-link.tsx';
import { SessionHint } from '../lib/session-hint.ts';
import { endSession, startSession } from '../lib/session.ts';
import type { UserType } from '../lib/session-storage.ts';
import { toastQueue } from '../lib/toaster.tsx';
import { routes } from '../all-routes.ts';

interface ScreenProps {
  /** The address that is opened. */
  at: string;
  /** Who is signed in; a visitor without it. */
  as?: UserType | undefined;
}

/** Who is signed in. */
export const person = { id: '1042', name: 'Marina Duarte Alves', email: 'cliente@exemplo.com.br' };

// On the site the first screen comes from the server, so the routes bring nothing to show before it.
const shown = routes.map((route) => ({ ...route, HydrateFallback: () => null }));

/** Each story has a session of its own: the end of one session is reported only once. */
let sessions = 0;

function open(address: string, userType: UserType | undefined) {
  localStorage.clear();
  sessionStorage.clear();
  // What the story before said is not this one's.
  for (const { id } of toastQueue.read()) toastQueue.dismiss(id);
  sessions += 1;
  if (userType) startSession({ token: `story-${sessions}`, userType, user: person }, true);
  else endSession('signed-out');
  // Without the consent notice of a first visit.
  localStorage.setItem('consent', 'refused');
  const router = createMemoryRouter(shown, { initialEntries: [address] });
  const store = createStore();
  return { router, store, unbind: bindRouter(store, router) };
}

/** One of the app's screens with its shell, opened at an address: the site without its document element. */
export function Screen({ at, as }: ScreenProps) {
  const [{ router, store, unbind }] = useState(() => open(at, as));
  useEffect(
    () => () => {
      unbind();
      router.dispose();
    },
    [router, unbind],
  );
  return (
    <SiteOriginContext value="https://martelo.example">
      {/* The customer of the examples subscribes: no picture depends on when that is known. */}
      <SessionHint value={as === 'customer' ? 'subscriber' : as ? 'signed-in' : ''}>
        <Provider store={store}>
          <LinkProvider component={RouterLink}>
            <RouterProvider router={router} />
          </LinkProvider>
        </Provider>
      </SessionHint>
    </SiteOriginContext>
  );
}

/** What every story of a screen needs: all calls succeed unless the story says otherwise. */
export const screenParameters = {
  layout: 'fullscreen',
  api: [],
  controls: { disable: true },
  // Its picture is the exception (docs/decisions/0011), and it is so at Chromatic.
  chromatic: { disableSnapshot: true },
};

/** The one state of a screen that is compared as a picture; at Chromatic also in a tablet's width. */
export const pictured = {
  picture: 'story',
  chromatic: { disableSnapshot: false, modes: { 'tablet light': { viewport: 768, theme: 'light' } } },
};
