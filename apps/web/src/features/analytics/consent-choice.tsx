import { Button } from '@martelo/ui/button';
import { useAtom, useSetAtom } from 'jotai';

import { consentAtom, consentOpenerAtom } from './consent.atoms.ts';

/** Lets a person think again about being measured: the question comes back, with the focus (SHELL-11, SHELL-14). */
export function ConsentChoice() {
  const [consent, choose] = useAtom(consentAtom);
  const setOpener = useSetAtom(consentOpenerAtom);
  return (
    <Button
      size="small"
      disabled={consent === null}
      onClick={({ currentTarget }) => {
        setOpener(currentTarget);
        choose(null);
      }}
    >
      Preferências de privacidade
    </Button>
  );
}
