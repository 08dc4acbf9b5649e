import { useAtom } from 'jotai';
import { lazy, Suspense } from 'react';

import { paths } from '../../paths.ts';
import { loginPromptAtom } from './session.atoms.ts';

const LoginDialog = lazy(async () => ({ default: (await import('@martelo/ui/login-dialog')).LoginDialog }));

/** Opens wherever a visitor reaches for what needs a login (DETAIL-09, FAV-03). */
export function LoginPrompt() {
  const [open, setOpen] = useAtom(loginPromptAtom);
  if (!open) return null;
  return (
    <Suspense fallback={null}>
      <LoginDialog open onOpenChange={setOpen} signInHref={paths.signIn} signUpHref={paths.signUp} />
    </Suspense>
  );
}
