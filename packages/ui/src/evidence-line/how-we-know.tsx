import type { ReactNode } from 'react';

import { useMessages } from '../messages/messages.tsx';
import { evidenceTexts } from '../messages/pt-br-evidence.ts';
import { Popover } from '../popover/popover.tsx';

import * as styles from './how-we-know.css.ts';

/** 'Como sabemos': opens how a statement is known, in the line of its proof; nothing where nothing is told. */
export function HowWeKnow({ children }: { children?: ReactNode }) {
  const { howWeKnow } = useMessages(evidenceTexts);
  if (!children) return null;
  return (
    <Popover
      label={howWeKnow}
      trigger={
        <button type="button" className={styles.button}>
          {howWeKnow}
        </button>
      }
    >
      <div className={styles.words}>{children}</div>
    </Popover>
  );
}
