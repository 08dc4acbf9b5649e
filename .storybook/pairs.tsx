import type { ReactNode } from 'react';

import * as styles from './docs-styles.ts';

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
    <div style={styles.sides} key={right.because}>
      <Figure {...right} kind="do" />
      <Figure {...wrong} kind="dont" />
    </div>
  ));
}

const marks = { do: 'M4 13l5 5L20 6', dont: 'M5 5l14 14M19 5L5 19' } as const;

function Figure({ shown, because, kind }: Example & { kind: 'do' | 'dont' }) {
  return (
    <figure style={styles.figure}>
      {/* A picture of a mistake is not to be used, or read out as if it were the page's own. */}
      <div className="sb-unstyled" style={styles.shown} inert={kind === 'dont'}>
        {shown}
      </div>
      <figcaption style={styles.captions[kind]}>
        <svg viewBox="0 0 24 24" width={20} height={20} style={styles.icons[kind]} aria-hidden>
          <path d={marks[kind]} fill="none" stroke="currentColor" strokeWidth={3} />
        </svg>
        <span>
          <strong>{kind === 'do' ? 'Do' : 'Don’t'}</strong> {because}
        </span>
      </figcaption>
    </figure>
  );
}
