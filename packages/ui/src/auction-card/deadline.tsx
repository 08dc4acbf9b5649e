import { formatDateTime, formatDayMonth } from '@martelo/domain/dates';
import type { Status } from '@martelo/domain/status';

import { Countdown } from '../countdown/countdown.tsx';
import { type MessagesWith, useMessages } from '../messages/messages.tsx';
import { cardTexts } from '../messages/pt-br-card.ts';

import * as styles from './auction-card.css.ts';

/** When the current round's bids close. */
type End = Date | undefined;

/** Why nothing runs out. */
function stillness(
  status: Status,
  end: End,
  messages: MessagesWith<typeof cardTexts>,
  age: number | null,
): string | undefined {
  if (status === 'finished') return messages.ended;
  if (status === 'delisted') return messages.delisted;
  if (age !== null) return messages.staleList(age);
  if (end && !Number.isNaN(end.getTime())) return undefined;
  if (status === 'onlineSale') return messages.onlineDeadline;
  if (status === 'undated') return messages.noDateInList;
  return status === 'directSale' ? messages.noDeadline : messages.noDate;
}

interface DeadlineProps {
  status: Status;
  end: End;
  now: Date | undefined;
  /** Days since the source's list, once it is too old to go by. */
  age: number | null;
}

/** 'até 10/12 · 76h', or in words why nothing runs out; of a list that is too old to go by, that alone. */
export function Deadline({ status, end, now, age }: DeadlineProps) {
  const messages = useMessages(cardTexts);
  const still = stillness(status, end, messages, age);
  if (still !== undefined || !end) return <span className={styles.when}>{still}</span>;
  return (
    <span title={formatDateTime(end)} className={styles.when}>
      {`${messages.until} ${formatDayMonth(end)} · `}
      <Countdown until={end} urgent={status === 'lastDay'} now={now} />
    </span>
  );
}
