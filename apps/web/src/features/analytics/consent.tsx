import { ConsentNotice } from '@martelo/ui/consent-notice';
import { useAtom, useSetAtom } from 'jotai';
import { useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';

import { paths } from '../../paths.ts';
import { type Consent as Choice, consentAtom, consentOpenerAtom } from './consent.atoms.ts';

/** Asks before anything is measured (SHELL-11). It goes with its answer, and gives the focus back before (SHELL-14). */
export function Consent() {
  const choose = useSetAtom(consentAtom);
  const [opener, setOpener] = useAtom(consentOpenerAtom);
  const notice = useRef<HTMLElement>(null);
  const before = useRef<EventTarget>(null);
  useEffect(() => {
    if (opener) notice.current?.focus();
  }, [opener]);

  function answer(choice: Choice) {
    const usesKeys = document.activeElement?.matches(':focus-visible');
    // The button that opened the question takes the focus once it is no longer disabled.
    flushSync(() => {
      choose(choice);
      setOpener(null);
    });
    if (document.activeElement !== document.body) return;
    const last = before.current ?? opener;
    if (last instanceof HTMLElement && last.isConnected) return last.focus({ preventScroll: !usesKeys });
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    heading?.focus({ preventScroll: !usesKeys });
  }

  return (
    <ConsentNotice
      ref={notice}
      tabIndex={-1}
      moreHref={paths.privacy}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
      }}
      onAccept={() => answer('granted')}
      onRefuse={() => answer('refused')}
    />
  );
}
