import { ConsentNotice } from '@martelo/ui/consent-notice';
import { useSetAtom } from 'jotai';

import { paths } from '../../paths.ts';
import { consentAtom } from './consent.atoms.ts';

/** Asks before anything is measured (SHELL-11). */
export function Consent() {
  const choose = useSetAtom(consentAtom);
  return (
    <ConsentNotice
      moreHref={paths.privacy}
      onAccept={() => choose('granted')}
      onRefuse={() => choose('refused')}
    />
  );
}
