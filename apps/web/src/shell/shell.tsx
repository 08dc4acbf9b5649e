import { ChatButton } from '@martelo/ui/chat-button';
import { PageScope } from '@martelo/ui/page-scope';
import { SkipLink } from '@martelo/ui/skip-link';
import { PageProgress } from '@martelo/ui/page-progress';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import {
  type LoaderFunctionArgs,
  Outlet,
  ScrollRestoration,
  useLocation,
  useNavigation,
} from 'react-router-dom';

import { LoginPrompt } from '../features/session/login-prompt.tsx';
import { consentAtom } from '../features/analytics/consent.atoms.ts';
import { PageEvents } from '../features/analytics/page-events.tsx';
import { track } from '../features/analytics/track.ts';
import { OfferBanner } from '../features/marketing/offer-banner.tsx';
import { greeting } from '../features/marketing/messages.ts';
import { useSiteSettings } from '../features/site-settings/use-site-settings.ts';
import { lazyOverlay, lazyPart } from '../lib/lazy-part.tsx';
import { loadScript } from '../lib/load-script.ts';
import { loadToasts } from '../lib/toasts.ts';
import { useIdle } from '../lib/use-idle.ts';
import { paths } from '../paths.ts';
import { SessionSync } from './session-sync.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';
import { useCommandKey } from './use-command-key.ts';
import { useScreenFocus } from './use-screen-focus.ts';

const contentId = 'conteudo';

/** Where auctioneers and admins work: without the chat. */
const isOfBackOffice = (pathname: string) => /^\/(?:admin|leiloeiro)(?:\/|$)/.test(pathname);

const Consent = lazyPart(
  async () => (await loadScript(() => import('../features/analytics/consent.tsx'))).Consent,
);
// Cached by the worker with the first page that came to rest.
const OfflineNotice = lazyPart(
  async () => (await loadScript(() => import('./offline-notice.tsx'))).OfflineNotice,
);
const SiteCommands = lazyOverlay(
  async () => (await loadScript(() => import('./site-commands.tsx'))).SiteCommands,
);
const Toasts = lazyPart(async () => (await loadToasts()).Toasts);

/** How the site is set up comes once, with the first page. */
export async function loader(args: LoaderFunctionArgs) {
  const { loadSite } = await loadScript(() => import('./load-site.ts'));
  return loadSite(args);
}

/** Header, the screen, footer. */
export function Shell() {
  const navigation = useNavigation();
  const { pathname } = useLocation();
  const screen = useScreenFocus();
  const idle = useIdle();
  const [commands, setCommands] = useState(false);
  useCommandKey(() => setCommands((open) => !open));
  const unasked = useAtomValue(consentAtom) === null;
  const { contact, pixelId } = useSiteSettings();

  return (
    <>
      <SkipLink href={`#${contentId}`} label="Ir para o conteúdo" />
      <PageProgress active={navigation.state === 'loading'} />
      <OfferBanner />
      <SiteHeader />
      <main {...screen} id={contentId} tabIndex={-1}>
        {idle && <OfflineNotice />}
        <PageScope page={pathname}>
          <Outlet />
        </PageScope>
      </main>
      <SiteFooter />
      {!isOfBackOffice(pathname) && (
        <aside aria-label="Atendimento">
          <ChatButton
            number={contact.messageNumber}
            contactHref={paths.contact}
            greeting={greeting}
            onOpen={(tag) => track({ name: 'chat_click', tag })}
          />
        </aside>
      )}
      <LoginPrompt />
      <SessionSync />
      <PageEvents pixelId={pixelId} />
      {commands && <SiteCommands open onOpenChange={setCommands} />}
      {idle && (
        <>
          <Toasts />
          {unasked && <Consent />}
        </>
      )}
      <ScrollRestoration />
    </>
  );
}
