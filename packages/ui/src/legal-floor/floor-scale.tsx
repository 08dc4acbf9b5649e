import type { Centavos } from '@martelo/domain/auction';
import { formatNumber } from '@martelo/domain/numbers';

import { useMessages } from '../messages/messages.tsx';
import { evidenceTexts } from '../messages/pt-br-evidence.ts';
import { Money } from '../money/money.tsx';

import * as styles from './legal-floor.css.ts';

interface FloorScaleProps {
  askingPrice: Centavos | null;
  floor: Centavos | null;
  valuation: Centavos | null;
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;

const swatches = {
  askingPrice: <circle cx="6" cy="6" r="5" className={styles.askingPrice} />,
  floor: <path d="M6 0V12" className={styles.limit} />,
};

/** Asked price and floor on a line from zero to the valuation, or to the asked price where that is more. */
export function FloorScale({ askingPrice, floor, valuation }: FloorScaleProps) {
  const { floor: texts } = useMessages(evidenceTexts);
  const whole = valuation ? Math.max(valuation, askingPrice ?? 0) : 0;
  const rows = [
    ['askingPrice', texts.askingPrice, askingPrice],
    ['floor', texts.floor, floor],
  ] as const;
  return (
    <div className={styles.scale}>
      {whole > 0 && (askingPrice !== null || floor !== null) && (
        <svg aria-hidden className={styles.drawing}>
          <rect x="0" y="8" width="100%" height="8" rx="4" className={styles.track} />
          {floor !== null && (
            <>
              <rect x="0" y="8" width={percent(floor / whole)} height="8" rx="4" className={styles.under} />
              <line
                x1={percent(floor / whole)}
                x2={percent(floor / whole)}
                y1="1"
                y2="23"
                className={styles.limit}
              />
            </>
          )}
          {askingPrice !== null && (
            <circle cx={percent(askingPrice / whole)} cy="12" r="8" className={styles.askingPrice} />
          )}
        </svg>
      )}
      <dl className={styles.figures}>
        {rows.map(([id, name, amount]) => (
          <div key={id}>
            <dt className={styles.term}>
              <svg viewBox="0 0 12 12" aria-hidden className={styles.swatch}>
                {swatches[id]}
              </svg>
              {name}
            </dt>
            <dd>
              <Money amount={amount} {...(amount !== null && { className: styles.amount })} />
            </dd>
            {amount !== null && valuation !== null && valuation > 0 && (
              <dd className={styles.share}>
                {texts.ofValuation(`${formatNumber(Math.floor((amount / valuation) * 1000) / 10, 1)} %`)}
              </dd>
            )}
          </div>
        ))}
      </dl>
    </div>
  );
}
