import { SkipLink } from '@martelo/ui/skip-link';
import { PageProgress } from '@martelo/ui/page-progress';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router-dom';

import { LoginPrompt } from '../features/session/login-prompt.tsx';
import { loadToasts } from '../lib/toasts.ts';
import { useHydrated } from '../lib/use-hydrated.ts';
import { SessionKeeper } from './session-keeper.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

const contentId = 'conteudo';

const Toasts = lazy(async () => ({ default: (await loadToasts()).Toasts }));

/** Header, the screen, footer. On navigation the focus goes to the new screen's heading (SHELL-14). */
export function Shell() {
  const navigation = useNavigation();
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  const shown = useRef(pathname);
  const hydrated = useHydrated();

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const heading = main.current?.querySelector<HTMLElement>('h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <>
      <SkipLink href={`#${contentId}`} label="Ir para o conteúdo" />
      <PageProgress active={navigation.state === 'loading'} />
      <SiteHeader />
      <main id={contentId} ref={main} tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter />
      <LoginPrompt />
      <SessionKeeper />
      {hydrated && (
        <Suspense fallback={null}>
          <Toasts />
        </Suspense>
      )}
      <ScrollRestoration />
    </>
  );
}
