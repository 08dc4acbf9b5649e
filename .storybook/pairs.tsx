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

function Figure({ shown, because, kind }: Example & { kind: 'do' | 'dont' }) {
  return (
    <figure style={styles.figure}>
      {/* A picture of a mistake is not to be used, or read out as if it were the page's own. */}
      <div className="sb-unstyled" style={styles.shown} inert={kind === 'dont'}>
        {shown}
      </div>
      <figcaption style={styles.captions[kind]}>
        <span style={styles.icons[kind]} aria-hidden>
          {kind === 'do' ? '✓' : '✕'}
        </span>
        <span>
          <strong>{kind === 'do' ? 'Do' : 'Don’t'}</strong> {because}
        </span>
      </figcaption>
    </figure>
  );
}
