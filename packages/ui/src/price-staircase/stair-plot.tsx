import { formatReais } from '@martelo/domain/money';

import { useMessages } from '../messages/messages.tsx';
import { evidenceTexts } from '../messages/pt-br-evidence.ts';
import { type PriceStep, stairArea, stairPath, treadsOf } from './stair-scale.ts';

import * as styles from './price-staircase.css.ts';

const percent = (value: number) => `${(value * 100).toFixed(2)}%`;
/** So much of the drawing's height lets the words of two treads stand above each other. */
const apart = 0.12;

/**
 * The drawing. The stairs are stretched with the width in a box of 100 by 100 and keep the thickness of their lines;
 * words and the mark of today stand beside that box, in percent of it, so nothing stretches them.
 */
export function StairPlot({ steps }: { steps: readonly PriceStep[] }) {
  const { staircase } = useMessages(evidenceTexts);
  const treads = treadsOf(steps);
  const at = treads.findIndex(({ step }) => step.state === 'current');
  const today = treads[at];
  const [first] = treads;
  if (!today || !first) return null;
  const seen = treads.slice(0, at + 1);
  const ahead = treads.slice(at + 1);
  const [next] = ahead;
  const atEnd = today.from > 0.5;
  return (
    <div aria-hidden className={styles.plot}>
      <svg className={styles.drawing}>
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" overflow="visible">
          <path d={stairArea(seen)} className={styles.area} />
          <path d={stairPath(seen)} className={styles.past} />
          {/* From today's tread, so that the riser between them is drawn as well. */}
          {next && <path d={stairPath([{ ...today, from: today.to }, ...ahead])} className={styles.future} />}
          <path d={stairPath([today])} className={styles.today} />
        </svg>
        {first !== today && (atEnd || today.y - first.y > apart) && (
          <text x="0" y={percent(first.y)} dy="-10" className={styles.amount.first}>
            {formatReais(first.step.price)}
          </text>
        )}
        <circle
          cx={percent((today.from + today.to) / 2)}
          cy={percent(today.y)}
          r="5"
          className={styles.dot}
        />
        <text
          x={percent(atEnd ? today.to : today.from)}
          y={percent(today.y)}
          dx={atEnd ? -8 : 8}
          dy={atEnd ? 24 : -12}
          className={styles.amount[atEnd ? 'below' : 'beside']}
        >
          <tspan className={styles.word}>{staircase.today}</tspan> {formatReais(today.step.price)}
        </text>
        {next && next.y - today.y > apart && (
          <text x={percent(next.from)} y={percent(next.y)} dx="8" dy="-8" className={styles.amount.next}>
            {formatReais(next.step.price)}
          </text>
        )}
      </svg>
      <ul className={styles.legend}>
        {(['past', 'current', 'future'] as const)
          .filter((state) => treads.some(({ step }) => step.state === state))
          .map((state) => (
            <li key={state} className={styles.key}>
              <svg viewBox="0 0 24 8" className={styles.swatch}>
                <path
                  d="M0 4H24"
                  className={{ past: styles.past, current: styles.today, future: styles.future }[state]}
                />
              </svg>
              {staircase.states[state]}
            </li>
          ))}
      </ul>
    </div>
  );
}
