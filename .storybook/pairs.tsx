import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';

import * as styles from './docs.css.ts';

/** One side of a pair: what is shown, and why it is right or wrong. */
export interface Example {
  shown: ReactNode;
  because: string;
}

export interface Pair {
  right: Example;
  wrong: Example;
}

/** The right way beside the wrong one, both live. */
export function Pairs({ pairs }: { pairs: readonly Pair[] }) {
  return pairs.map(({ right, wrong }) => (
    <div className={styles.sides} key={right.because}>
      <Figure {...right} kind="do" />
      <Figure {...wrong} kind="dont" />
    </div>
  ));
}

function Figure({ shown, because, kind }: Example & { kind: 'do' | 'dont' }) {
  const Icon = kind === 'do' ? Check : X;
  return (
    <figure className={`${styles.figure} ${kind === 'do' ? styles.right : styles.wrong}`}>
      {/* A picture of a mistake is not to be used, or read out as if it were the page's own. */}
      <div className={`sb-unstyled ${styles.shown}`} inert={kind === 'dont'}>
        {shown}
      </div>
      <figcaption className={styles.caption}>
        <Icon size={18} aria-hidden />
        <span>
          <strong>{kind === 'do' ? 'Do' : 'Don’t'}</strong> {because}
        </span>
      </figcaption>
    </figure>
  );
}
