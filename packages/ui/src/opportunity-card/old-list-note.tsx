import { useMessages } from '../messages/messages.tsx';
import { cardTexts } from '../messages/pt-br-card.ts';

import * as styles from './opportunity-card.css.ts';

/** 'lista de há 48 dias: confira', of a list that is too old to go by (LABEL-07). */
export function OldList({ days }: { days: number }) {
  return <p className={styles.muted}>{useMessages(cardTexts).staleList(days)}</p>;
}
