import { ButtonLink } from '@martelo/ui/button';
import { Header } from '@martelo/ui/header';
import { IconButton } from '@martelo/ui/icon-button';
import { Menu } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';

import { paths } from '../paths.ts';
import { ThemeChoice } from './display-choice.tsx';

const loadMenu = () => import('@martelo/ui/mobile-menu');
const MobileMenu = lazy(async () => ({ default: (await loadMenu()).MobileMenu }));

const links = [
  { label: 'Início', href: paths.home },
  { label: 'Leilões', href: paths.auctions },
  { label: 'Como Funciona', href: paths.howItWorks },
];

/** The site's header; the mobile menu's code comes when somebody reaches for it. */
export function SiteHeader() {
  const { pathname } = useLocation();
  const [open, setOpen] = useState(false);
  const shown = links.map((link) => ({ ...link, current: link.href === pathname }));

  return (
    <>
      <Header
        homeHref={paths.home}
        links={shown}
        favorites={{ href: paths.favorites, count: 0 }}
        account={<ButtonLink href={paths.signIn}>Entrar</ButtonLink>}
        transparentAtTop={pathname === paths.home}
        themeSwitch={<ThemeChoice />}
        menuButton={
          <IconButton
            label="Abrir o menu"
            icon={Menu}
            aria-haspopup="dialog"
            aria-expanded={open}
            onPointerEnter={() => void loadMenu()}
            onFocus={() => void loadMenu()}
            onClick={() => setOpen(true)}
          />
        }
      />
      {open && (
        <Suspense fallback={null}>
          <MobileMenu
            open
            onOpenChange={setOpen}
            links={shown}
            footer={
              <>
                <ButtonLink href={paths.signIn} tone="accent" wide>
                  Entrar
                </ButtonLink>
                <ThemeChoice />
              </>
            }
          />
        </Suspense>
      )}
    </>
  );
}
