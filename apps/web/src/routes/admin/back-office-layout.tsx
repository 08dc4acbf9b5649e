import { Container } from '@martelo/ui/container';
import { useAtomValue } from 'jotai';
import { Outlet } from 'react-router-dom';

import { SideMenu } from '../../lib/side-menu.tsx';
import { backOfficeLinks } from '../../features/back-office/back-office-links.ts';
import { sessionAtom } from '../../features/session/session.atoms.ts';
import * as styles from '../account/account-layout.css.ts';

/** Around every screen of an auctioneer's and an admin's area: their menu, and the screen. */
export function Component() {
  const session = useAtomValue(sessionAtom);
  const role = session?.userType;
  const framed = role === 'auctioneer' || role === 'admin';
  return (
    <Container>
      <meta name="robots" content="noindex" />
      {session === undefined && <title>Martelo</title>}
      <div className={framed ? styles.columns : undefined}>
        {framed && (
          <SideMenu
            label={role === 'admin' ? 'Administração' : 'Área do leiloeiro'}
            parts={backOfficeLinks[role]}
          />
        )}
        <div className={styles.screen}>
          <Outlet />
        </div>
      </div>
    </Container>
  );
}
