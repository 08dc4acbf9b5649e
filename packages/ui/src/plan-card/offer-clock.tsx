import { Badge } from '../badge/badge.tsx';
import { Countdown } from '../countdown/countdown.tsx';
import { useNow } from '../internal/use-now.ts';
import { useMessages } from '../messages/messages.tsx';
import { marketingTexts } from '../messages/pt-br-marketing.ts';

import * as styles from './plan-card.css.ts';

interface OfferClockProps {
  end: Date | null;
  sample: boolean;
  now: Date | undefined;
}

/** 'Oferta termina em 15h 0m'; nothing once it has ended. */
export function OfferClock({ end, sample, now }: OfferClockProps) {
  const messages = useMessages(marketingTexts);
  const instant = end?.getTime() ?? Number.NaN;
  const at = useNow((shown) => (shown < instant ? instant : Number.POSITIVE_INFINITY), now);
  if (!end || !(at < instant)) return null;
  return (
    <p className={styles.offer}>
      <span>
        {messages.offerEnds} <Countdown until={end} form="long" {...(now && { now })} />
      </span>
      {sample && <Badge tone="caution">{messages.sample}</Badge>}
    </p>
  );
}
