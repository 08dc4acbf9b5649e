import { ButtonLink } from '@martelo/ui/button';
import { VisuallyHidden } from '@martelo/ui/visually-hidden';
import { useAtomValue } from 'jotai';
import { UserRound } from 'lucide-react';
import { useLocation } from 'react-router-dom';

import { useLikelySession } from '../features/session/likely-session.ts';
import { sessionAtom } from '../features/session/session.atoms.ts';
import { lazyPart } from '../lib/lazy-part.tsx';
import { loadScript } from '../lib/load-script.ts';
import { withReturnTo } from '../lib/return-to.ts';
import type { UserType } from '../lib/session-storage.ts';
import { paths } from '../paths.ts';
import { accountHome } from './account-links.ts';

const WayToAccount = ({ userType }: { userType?: UserType }) => (
  <ButtonLink href={userType ? accountHome[userType] : paths.account}>
    <UserRound aria-hidden size={16} />
    <VisuallyHidden below="tablet">Minha Conta</VisuallyHidden>
  </ButtonLink>
);

const AccountMenu = lazyPart<{ userType: UserType }>(
  async () => (await loadScript(() => import('./account-menu.tsx'))).AccountMenu,
  { meanwhile: WayToAccount, instead: WayToAccount },
);

/**
 * The way in for visitors, the account's menu for who is signed in (SHELL-04). Whose browser it is becomes known after
 * the page is seen; until then a hint says so, and nothing moves.
 */
export function Account() {
  const session = useAtomValue(sessionAtom);
  const likely = useLikelySession();
  const here = useLocation();
  return (
    <div>
      {session && <AccountMenu userType={session.userType} />}
      {likely && !session && <WayToAccount />}
      {!likely && (
        <ButtonLink href={withReturnTo(paths.signIn, here)} tone="accent">
          Entrar
        </ButtonLink>
      )}
    </div>
  );
}
