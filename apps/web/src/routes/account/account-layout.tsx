import { Container } from '@martelo/ui/container';
import { useAtomValue } from 'jotai';
import { Outlet } from 'react-router-dom';

import { accountLinks } from '../../features/account/account-links.ts';
import { SideMenu } from '../../lib/side-menu.tsx';
import { sessionAtom } from '../../features/session/session.atoms.ts';
import * as styles from './account-layout.css.ts';

/** Around every screen of a customer's account: the menu for who is signed in, the screen alone for everybody else. */
export function Component() {
  const session = useAtomValue(sessionAtom);
  const framed = session?.userType === 'customer';
  return (
    <Container>
      <meta name="robots" content="noindex" />
      {session === undefined && <title>Minha conta · Martelo</title>}
      <div className={framed ? styles.columns : undefined}>
        {framed && <SideMenu label="Minha conta" parts={accountLinks} />}
        <div className={styles.screen}>
          <Outlet />
        </div>
      </div>
    </Container>
  );
}
