import { Header } from '@martelo/ui/header';
import { IconButton } from '@martelo/ui/icon-button';
import { useAtomValue } from 'jotai';
import { Menu } from 'lucide-react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';

import { favoriteKeysAtom } from '../features/favorites/favorites.atoms.ts';
import { useSubscriber } from '../features/session/subscriber.ts';
import { fetchEarly, lazyOverlay } from '../lib/lazy-part.tsx';
import { loadScript } from '../lib/load-script.ts';
import { paths } from '../paths.ts';
import { Account } from './account.tsx';
import { forSubscribers, headerLinks } from './header-links.ts';

const loadMenu = () => import('./site-menu.tsx');
const SiteMenu = lazyOverlay(async () => (await loadScript(loadMenu)).SiteMenu);

// The same element each time: another count does not render the account's menu again.
const account = <Account />;

/** The site's header (SHELL-01 to SHELL-05); the mobile menu's code comes when somebody reaches for it. */
export function SiteHeader() {
  const { pathname, key } = useLocation();
  const subscribes = useSubscriber();
  const favorites = useAtomValue(favoriteKeysAtom);
  // The menu belongs to the page that it was opened on: any navigation closes it, Back too.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const open = openOn === key;

  return (
    <>
      <Header
        homeHref={paths.home}
        links={(subscribes ? forSubscribers(headerLinks) : headerLinks).map((link) => ({
          ...link,
          current: link.href === pathname,
        }))}
        favorites={{ href: paths.favorites, count: favorites.size }}
        account={account}
        transparentAtTop={pathname === paths.home}
        menuButton={
          <IconButton
            label="Abrir o menu"
            icon={Menu}
            aria-haspopup="dialog"
            aria-expanded={open}
            onPointerEnter={() => fetchEarly(loadMenu)}
            onFocus={() => fetchEarly(loadMenu)}
            onClick={() => setOpenOn(key)}
          />
        }
      />
      {open && <SiteMenu onOpenChange={(next) => setOpenOn(next ? key : null)} />}
    </>
  );
}
