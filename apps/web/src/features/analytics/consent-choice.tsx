import { Button } from '@martelo/ui/button';
import { useAtom } from 'jotai';

import { consentAtom } from './consent.atoms.ts';

/** Lets a person think again about being measured: the question comes back (SHELL-11). */
export function ConsentChoice() {
  const [consent, choose] = useAtom(consentAtom);
  return (
    <Button size="small" disabled={consent === null} onClick={() => choose(null)}>
      Preferências de privacidade
    </Button>
  );
}
