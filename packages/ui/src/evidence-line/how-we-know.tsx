import type { ReactNode } from 'react';

import { useMessages } from '../messages/messages.tsx';
import { evidenceTexts } from '../messages/pt-br-evidence.ts';
import { Popover } from '../popover/popover.tsx';

import * as styles from './how-we-know.css.ts';

interface HowWeKnowProps {
  /** What is known: distinguishes several on a page for screen readers. */
  of: string;
  children?: ReactNode;
}

/** 'Como sabemos': opens how a statement is known, in the line of its proof; nothing without children. */
export function HowWeKnow({ of, children }: HowWeKnowProps) {
  const { howWeKnow } = useMessages(evidenceTexts);
  const label = of ? `${howWeKnow}: ${of}` : howWeKnow;
  if (!children) return null;
  return (
    <Popover
      label={label}
      trigger={
        <button type="button" aria-label={label} className={styles.button}>
          {howWeKnow}
        </button>
      }
    >
      <div className={styles.words}>{children}</div>
    </Popover>
  );
}
