import { Container } from '@martelo/ui/container';
import { SideMenu, SideMenuLayout } from '@martelo/ui/side-menu';
import { useAtomValue } from 'jotai';
import { Outlet, useLocation } from 'react-router-dom';

import { area } from '../../features/account/area.css.ts';
import { backOfficeLinks } from '../../features/back-office/back-office-links.ts';
import { sessionAtom } from '../../features/session/session.atoms.ts';

/** Around every screen of an auctioneer's and an admin's area: their menu, and the screen. */
export function Component() {
  const session = useAtomValue(sessionAtom);
  const { pathname } = useLocation();
  const role = session?.userType;
  const framed = role === 'auctioneer' || role === 'admin';
  return (
    <Container>
      <meta name="robots" content="noindex" />
      <SideMenuLayout
        className={area}
        menu={
          framed && (
            <SideMenu
              label={role === 'admin' ? 'Administração' : 'Área do leiloeiro'}
              path={pathname}
              parts={backOfficeLinks[role]}
            />
          )
        }
      >
        <Outlet />
      </SideMenuLayout>
    </Container>
  );
}
