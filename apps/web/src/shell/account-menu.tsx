import { Button } from '@martelo/ui/button';
import { DropdownMenu } from '@martelo/ui/dropdown-menu';
import { VisuallyHidden } from '@martelo/ui/visually-hidden';
import { UserRound } from 'lucide-react';

import { useSignOut } from '../features/session/sign-out.ts';
import type { UserType } from '../lib/session-storage.ts';
import { accountLinks } from './account-links.ts';

/** What somebody who is signed in can reach from every page (SHELL-04). */
export function AccountMenu({ userType }: { userType: UserType }) {
  const signOut = useSignOut();
  return (
    <DropdownMenu
      trigger={
        <Button>
          <UserRound aria-hidden size={16} />
          <VisuallyHidden below="tablet">Minha Conta</VisuallyHidden>
        </Button>
      }
      items={[
        ...accountLinks[userType].map(({ label, href }) => ({ kind: 'link', label, href }) as const),
        { kind: 'separator' },
        { label: 'Logout', onSelect: () => void signOut() },
      ]}
    />
  );
}
