import { useMessages } from '../messages/messages.tsx';
import { auctionTexts } from '../messages/pt-br-auction.ts';
import type { MapCluster } from './map-cluster.ts';

import * as styles from './auction-map.css.ts';

interface MapNotesProps {
  clusters: readonly MapCluster[];
  total: number;
  unplaced: number;
}

/** What the marks mean, what is not on the map, and how a mouse moves it. */
export function MapNotes({ clusters, total, unplaced }: MapNotesProps) {
  const { map } = useMessages(auctionTexts);
  const has = (precision: MapCluster['precision']) => clusters.some((one) => one.precision === precision);
  return (
    <div className={styles.notes}>
      {has('address') && (
        <p className={styles.note}>
          <svg viewBox="-8 -8 16 16" aria-hidden className={styles.swatch}>
            <circle r="6" className={styles.disc.sure} />
          </svg>
          {map.precisions.address}
        </p>
      )}
      {has('municipality') && (
        <p className={styles.note}>
          <svg viewBox="-8 -8 16 16" aria-hidden className={styles.swatch}>
            <circle r="7" className={styles.disc.approximate} />
          </svg>
          {map.precisions.municipality}
        </p>
      )}
      {unplaced > 0 && <p>{map.unplaced(unplaced)}</p>}
      {total > clusters.length && <p>{map.maxShown(clusters.length, total)}</p>}
      <p className={styles.forMouse}>{map.pointer}</p>
    </div>
  );
}
