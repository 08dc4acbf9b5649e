import { useAtom } from 'jotai';
import { lazy, Suspense } from 'react';
import { useLocation } from 'react-router-dom';

import { withOrigin } from '../../lib/origin.ts';
import { paths } from '../../paths.ts';
import { loginPromptAtom } from './session.atoms.ts';

const LoginDialog = lazy(async () => ({ default: (await import('@martelo/ui/login-dialog')).LoginDialog }));

/** Opens wherever a visitor reaches for what needs a login; both ways remember the place (DETAIL-09, FAV-03). */
export function LoginPrompt() {
  const [open, setOpen] = useAtom(loginPromptAtom);
  const here = useLocation();
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <LoginDialog
        open
        onOpenChange={setOpen}
        signInHref={withOrigin(paths.signIn, here)}
        signUpHref={withOrigin(paths.signUp, here)}
      />
    </Suspense>
  );
}
