import { PageScope } from '@martelo/ui/page-scope';
import { useAtom } from 'jotai';
import { useLocation } from 'react-router-dom';

import { lazyOverlay } from '../../lib/lazy-part.tsx';
import { loadScript } from '../../lib/load-script.ts';
import { withReturnTo } from '../../lib/return-to.ts';
import { paths } from '../../paths.ts';
import { loginPromptAtom } from './session.atoms.ts';

const LoginDialog = lazyOverlay(
  async () => (await loadScript(() => import('@martelo/ui/login-dialog'))).LoginDialog,
);

/**
 * Opens wherever a visitor reaches for what needs a login; both ways remember the place (DETAIL-09, FAV-03). It belongs
 * to the page and the state of it that it was opened on: any navigation closes it.
 */
export function LoginPrompt() {
  const [reason, setReason] = useAtom(loginPromptAtom);
  const here = useLocation();
  if (!reason) return null;
  return (
    <PageScope page={here.key}>
      <LoginDialog
        open
        onOpenChange={() => setReason(null)}
        reason={reason}
        signInHref={withReturnTo(paths.signIn, here)}
        signUpHref={withReturnTo(paths.signUp, here)}
      />
    </PageScope>
  );
}
