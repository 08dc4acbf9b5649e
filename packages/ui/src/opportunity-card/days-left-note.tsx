import { Clock } from 'lucide-react';

import { useNow } from '../internal/use-now.ts';
import { useMessages } from '../messages/messages.tsx';
import { accountTexts } from '../messages/pt-br-account.ts';
import { closesToday, daysLeft, nextDay } from './days-left.ts';
import { fewDays } from './opportunity.ts';

import * as styles from './opportunity-card.css.ts';

interface DaysLeftProps {
  date: Date | null;
  now: Date | undefined;
}

/** 'Restam 3 dia(s)' in the last seven days, 'Encerra hoje' on the last; nothing before and after (OPP-03). */
export function DaysLeft({ date, now }: DaysLeftProps) {
  const messages = useMessages(accountTexts);
  const end = date?.getTime() ?? Number.NaN;
  const at = useNow((instant) => nextDay(end, instant), now);
  const days = daysLeft(end, at);
  if (days === null || days > fewDays) return null;
  return (
    <p className={styles.warning}>
      <Clock aria-hidden className={styles.icon} />
      {closesToday(end, at) ? messages.closesToday : messages.daysLeft(days)}
    </p>
  );
}
