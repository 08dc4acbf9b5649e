import { printDateTime } from '@martelo/domain/dates';
import type { Status } from '@martelo/domain/status';
import { memo } from 'react';

import { Countdown } from '../countdown/countdown.tsx';
import { useMessages } from '../messages/messages.tsx';

import * as styles from './auction-card.css.ts';

interface DeadlineProps {
  status: Status;
  /** When the current round's bids close. */
  end: Date | undefined;
  now: Date | undefined;
}

/** 'encerra em 76h', or in words why nothing runs out. */
export const Deadline = memo(function Deadline({ status, end, now }: DeadlineProps) {
  const messages = useMessages();
  if (status === 'finished') return <span className={styles.muted}>{messages.ended}</span>;
  if (status === 'delisted') return <span className={styles.muted}>{messages.delisted}</span>;
  if (!end)
    return (
      <span className={styles.muted}>{status === 'directSale' ? messages.noDeadline : messages.noDate}</span>
    );
  return (
    <span title={printDateTime(end)} className={styles.muted}>
      {messages.closes} <Countdown until={end} urgent={status === 'lastDay'} {...(now && { now })} />
    </span>
  );
});
