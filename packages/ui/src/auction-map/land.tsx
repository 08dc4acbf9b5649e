import { type ReactNode, useMemo } from 'react';

import { type MapCircle, placeLetters } from './letters.ts';
import { borderPath, landPath, statePath, type Uf } from './outline.ts';
import { placeIn, type View } from './view.ts';

import * as styles from './auction-map.css.ts';

interface LandProps {
  view: View;
  /** The state that stands out. */
  uf?: Uf | null | undefined;
  /** What the states' letters stand beside. */
  circles?: readonly MapCircle[] | undefined;
  /** What lies on the land: `MapMark`s. */
  children?: ReactNode;
}

const none: readonly MapCircle[] = [];

/**
 * Brazil's land and borders in a square that the view fills; beside it the frame shows what there is room for. Places
 * are attributes in percent of the square, not styles: those of the server's page are blocked by the site's policy.
 */
export function Land({ view, uf, circles = none, children }: LandProps) {
  const { x, y, span } = view;
  const half = span / 2;
  const lettered = useMemo(() => placeLetters({ span }, circles), [span, circles]);
  return (
    <svg className={styles.square}>
      <svg viewBox={`${x - half} ${y - half} ${span} ${span}`} overflow="visible" aria-hidden>
        <path d={landPath} className={styles.land} />
        {uf && <path d={statePath(uf)} className={styles.chosenState} />}
        <path d={borderPath} className={styles.border} />
      </svg>
      <g aria-hidden>
        {lettered.map(([state, place]) => (
          <text key={state} {...percent(placeIn(view, place))} className={styles.letters}>
            {state}
          </text>
        ))}
      </g>
      {children}
    </svg>
  );
}

const percent = ({ x, y }: { x: number; y: number }) => ({
  x: `${(x * 100).toFixed(3)}%`,
  y: `${(y * 100).toFixed(3)}%`,
});

interface MapMarkProps {
  /** In shares of the square. */
  at: { x: number; y: number };
  children: ReactNode;
}

/** Puts a drawing in pixels, around zero, on a place of the map. */
export function MapMark({ at, children }: MapMarkProps) {
  return (
    <svg {...percent(at)} overflow="visible" className={styles.mark}>
      {children}
    </svg>
  );
}
