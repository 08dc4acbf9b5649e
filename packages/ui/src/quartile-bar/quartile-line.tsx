import type { QuartileScale } from './quartile-scale.ts';

import * as styles from './quartile-bar.css.ts';

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

/** The middle half on its way from the least to the most, its median, and the property where it is known. */
export function QuartileLine({ scale }: { scale: QuartileScale }) {
  return (
    <svg className={styles.line}>
      <rect x="0" y="6" width="100%" height="8" rx="4" className={styles.track} />
      <rect
        x={percent(scale.q1)}
        y="6"
        width={percent(Math.max(0.005, scale.q3 - scale.q1))}
        height="8"
        rx="4"
        className={styles.half}
      />
      <line x1={percent(scale.median)} x2={percent(scale.median)} y1="1" y2="19" className={styles.middle} />
      {scale.value !== null && <circle cx={percent(scale.value)} cy="10" r="7" className={styles.own} />}
    </svg>
  );
}
