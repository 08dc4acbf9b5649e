import { cx } from 'class-variance-authority';
import { MapPinOff } from 'lucide-react';
import type { ComponentProps } from 'react';

import { warnMissingLabel } from '../internal/warn-dev.ts';
import { useMessages } from '../messages/messages.tsx';
import { auctionTexts } from '../messages/pt-br-auction.ts';
import { Land, MapMark } from './land.tsx';
import { MapScale } from './map-scale.tsx';
import { cornersOf, stateAt, type Uf, ufs } from './outline.ts';
import { project } from './projection.ts';
import { fit, placeIn } from './view.ts';

import * as styles from './auction-map.css.ts';

export interface PlaceMapProps extends Omit<ComponentProps<'figure'>, 'children'> {
  /** The place in words, always seen: 'Rua da Moóca, 1.284, Moóca, São Paulo – SP'. */
  label: string;
  /** Null, or outside Brazil, where unknown. */
  latitude: number | null;
  /** Null, or outside Brazil, where unknown. */
  longitude: number | null;
  /** What the coordinates are of: of the address, or of the middle of its municipality. */
  precision?: 'address' | 'municipality' | undefined;
  /** The state's two letters: what is shown where there are no coordinates. */
  uf?: string | null | undefined;
}

const known = (uf: string | null | undefined): Uf | null => ufs.find((own) => own === uf) ?? null;

/** In letters, what the dot or the municipality's circle covers. */
const spotRadius = { address: 8 / 12, municipality: 22 / 12 } as const;

/** Where one property is, in its state; how sure that is stands below it (DETAIL-05). */
export function PlaceMap({
  label,
  latitude,
  longitude,
  precision = 'municipality',
  uf,
  className,
  ...props
}: PlaceMapProps) {
  const { map } = useMessages(auctionTexts);
  if (process.env.NODE_ENV !== 'production') warnMissingLabel('PlaceMap', label);
  const own = latitude === null || longitude === null ? null : { latitude, longitude };
  const within = own && stateAt(own);
  const place = within ? own : null;
  const state = within ?? known(uf);
  const sureness = place ? precision : 'state';
  const view = state && fit([...cornersOf(state), ...(place ? [place] : [])]);
  const spot = place && { middle: project(place), radius: spotRadius[precision] };
  const dot = spot && view && placeIn(view, spot.middle);
  return (
    <figure {...props} className={cx(styles.root, className)}>
      <div className={cx(styles.frame, styles.still)}>
        {view ? (
          <>
            <Land view={view} uf={state} circles={spot ? [spot] : undefined}>
              {dot && (
                <g aria-hidden>
                  <MapMark at={dot}>
                    {sureness === 'municipality' && <circle r="22" className={styles.placeArea} />}
                    <circle r={sureness === 'municipality' ? 3 : 8} className={styles.placeDot} />
                  </MapMark>
                </g>
              )}
            </Land>
            <MapScale view={view} />
          </>
        ) : (
          <p className={styles.missing}>
            <MapPinOff aria-hidden className={styles.missingIcon} />
            {map.noPlace}
          </p>
        )}
      </div>
      <figcaption className={styles.caption}>
        <span className={styles.captionPlace}>{label}</span>
        {view && <> · {map.placePrecisions[sureness]}</>}
      </figcaption>
    </figure>
  );
}
