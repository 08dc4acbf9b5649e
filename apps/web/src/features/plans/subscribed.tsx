import { Link } from '@martelo/ui/link';
import { Notice } from '@martelo/ui/notice';
import { useAtomValue } from 'jotai';

import { paths } from '../../paths.ts';
import { knownSubscriptionAtom } from '../session/subscriber.ts';

/** To who subscribes, in place of what is for sale (WAY-13). */
export function Subscribed() {
  const plan = useAtomValue(knownSubscriptionAtom)?.subscription?.plan;
  return (
    <Notice tone="positive" title={`Você já assina ${plan ? `o ${plan}` : 'um plano'}`}>
      <Link href={paths.accountSummary}>Ver conta e assinatura</Link>
    </Notice>
  );
}
