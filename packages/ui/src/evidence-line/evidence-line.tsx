import type { CalendarDate } from '@martelo/domain/auction';
import { formatCalendarDate } from '@martelo/domain/dates';
import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

import { warnInvalidNumber, warnMissingLabel } from '../internal/warn-dev.ts';
import { useMessages } from '../messages/messages.tsx';
import { evidenceTexts } from '../messages/pt-br-evidence.ts';
import { HowWeKnow } from './how-we-know.tsx';

import * as styles from './evidence-line.css.ts';

/** How a statement is known: read in the lists, inferred from others like it, or computed. */
export type EvidenceKind = 'seen' | 'weaker' | 'estimate';

export interface EvidenceLineProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** What is said, as a sentence without its figure. */
  statement: string;
  /** The figure as it is read: '63 %', '9 de 10'. */
  figure?: string | null | undefined;
  /** Seen in the lists, known by a weaker proof, or an estimate: the mark and its word follow. */
  kind?: EvidenceKind | undefined;
  /** Of how many cases; null where it is of none. */
  n?: number | null | undefined;
  /** The first and the last list that it was counted in. */
  since?: CalendarDate | null | undefined;
  /** The last list that it was counted in. */
  until?: CalendarDate | null | undefined;
  /** How it was counted, in a sentence or two, opened by 'Como sabemos'. */
  how?: ReactNode;
}

/** A longer figure stands above its words. */
const maxBeside = 14;

/**
 * One statement with what it rests on: its figure, of how many cases, from which lists, and how sure that is. A
 * statement without any of these is `Text`.
 */
export function EvidenceLine({
  statement,
  figure = null,
  kind = 'seen',
  n = null,
  since = null,
  until = since,
  how,
  className,
  ...props
}: EvidenceLineProps) {
  if (process.env.NODE_ENV !== 'production') {
    warnMissingLabel('EvidenceLine', statement, 'statement');
    warnInvalidNumber('EvidenceLine', 'n', n, 0);
  }
  const messages = useMessages(evidenceTexts);
  const last = until ?? since;
  return (
    <div
      {...props}
      className={cx(styles.root, (figure?.length ?? 99) > maxBeside && styles.plain, className)}
    >
      {figure && <p className={styles.figure}>{figure}</p>}
      <div className={styles.words}>
        <p className={styles.statement}>{statement}</p>
        <div className={styles.proof}>
          <span>
            <span aria-hidden className={cx(styles.mark, styles.filling[kind])} />
            {messages.evidenceKinds[kind]}
          </span>
          {n !== null && Number.isFinite(n) && <span>{messages.cases(n)}</span>}
          {last && (
            <span>{messages.ofLists(formatCalendarDate(since ?? last), formatCalendarDate(last))}</span>
          )}
          <HowWeKnow of={statement}>{how}</HowWeKnow>
        </div>
      </div>
    </div>
  );
}
