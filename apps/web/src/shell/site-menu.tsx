import { Button, ButtonLink } from '@martelo/ui/button';
import { MobileMenu } from '@martelo/ui/mobile-menu';
import { Stack } from '@martelo/ui/stack';
import { useAtomValue } from 'jotai';
import { useLocation } from 'react-router-dom';

import { sessionAtom } from '../features/session/session.atoms.ts';
import { useSubscriber } from '../features/session/subscriber.ts';
import { useSignOut } from '../features/session/sign-out.ts';
import { withReturnTo } from '../lib/return-to.ts';
import { paths } from '../paths.ts';
import { accountLinks } from './account-links.ts';
import { forSubscribers, menuLinks } from './header-links.ts';

interface SiteMenuProps {
  onOpenChange: (open: boolean) => void;
}

/** The header's links on phones, with the account's and, for visitors, the way to the plans (SHELL-05). */
export function SiteMenu({ onOpenChange }: SiteMenuProps) {
  const session = useAtomValue(sessionAtom);
  const here = useLocation();
  const signOut = useSignOut();
  const close = () => onOpenChange(false);
  const site = useSubscriber() ? forSubscribers(menuLinks) : menuLinks;
  const mine = session ? accountLinks[session.userType] : [];
  return (
    <MobileMenu
      open
      onOpenChange={onOpenChange}
      items={[...site, ...mine.filter(({ href }) => site.every((link) => link.href !== href))].map(
        (link) => ({ ...link, current: link.href === here.pathname }),
      )}
      footer={
        <Stack gap="small" align="start" width="full">
          {session ? (
            <Button
              wide
              onClick={() => {
                close();
                void signOut();
              }}
            >
              Logout
            </Button>
          ) : (
            <>
              <ButtonLink href={paths.plans} tone="accent" wide onClick={close}>
                Contratar
              </ButtonLink>
              <ButtonLink href={withReturnTo(paths.signIn, here)} wide onClick={close}>
                Entrar
              </ButtonLink>
            </>
          )}
        </Stack>
      }
    />
  );
}
