import { type KeyboardEvent, memo } from 'react';

import { useMessages } from '../messages/messages.tsx';
import { auctionTexts } from '../messages/pt-br-auction.ts';
import type { MapCluster } from './map-cluster.ts';
import { MapMark } from './land.tsx';
import { project } from './projection.ts';
import { radiusOf } from './radius.ts';
import { placeIn, type View } from './view.ts';

import * as styles from './auction-map.css.ts';

interface ClusterMarkProps {
  cluster: MapCluster;
  view: View;
  selected: boolean;
  onPress: (cluster: MapCluster) => void;
}

/** As the radius in letters: 22 px and 4 px with the usual ones. */
const leastTarget = 22 / 12;
const ringGap = 4 / 12;

/**
 * A place of the map that can be pressed: its circle grows with the count and the letters, its outline says how sure
 * the place is.
 */
export const ClusterMark = memo(function ClusterMark({ cluster, view, selected, onPress }: ClusterMarkProps) {
  const { map, auctions, count: print } = useMessages(auctionTexts);
  const { label, count, precision } = cluster;
  const radius = radiusOf(count);
  const kind = precision === 'municipality' ? 'approximate' : 'sure';
  const name = [label, auctions(count), precision && map.precisions[precision]].filter(Boolean).join(', ');

  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onPress(cluster);
  };

  return (
    <MapMark at={placeIn(view, project(cluster))}>
      <g
        role="button"
        tabIndex={0}
        aria-label={name}
        aria-pressed={selected}
        data-cluster={cluster.id}
        onClick={() => onPress(cluster)}
        onKeyDown={press}
        className={styles.cluster}
      >
        <title>{name}</title>
        <circle r={`${Math.max(radius, leastTarget)}em`} className={styles.target} />
        <circle r={`${radius + ringGap}em`} className={styles.halo} />
        <circle r={`${radius}em`} className={styles.disc[kind]} />
        {count > 1 && <text className={styles.count[kind]}>{print(count)}</text>}
      </g>
    </MapMark>
  );
});
