import { Container } from '@martelo/ui/container';
import { SideMenu, SideMenuLayout } from '@martelo/ui/side-menu';
import { useAtomValue } from 'jotai';
import { Outlet, useLocation } from 'react-router-dom';

import { area } from '../../features/account/area.css.ts';
import { accountLinks } from '../../features/account/account-links.ts';
import { sessionAtom } from '../../features/session/session.atoms.ts';

/** Around every screen of a customer's account: the menu for who is signed in, the screen alone for everybody else. */
export function Component() {
  const session = useAtomValue(sessionAtom);
  const { pathname } = useLocation();
  const framed = session?.userType === 'customer';
  return (
    <Container>
      <meta name="robots" content="noindex" />
      <SideMenuLayout
        className={area}
        menu={framed && <SideMenu label="Minha conta" path={pathname} parts={accountLinks} />}
      >
        <Outlet />
      </SideMenuLayout>
    </Container>
  );
}
