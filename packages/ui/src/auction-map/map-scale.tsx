import { useMessages } from '../messages/messages.tsx';
import { auctionTexts } from '../messages/pt-br-auction.ts';
import { scaleOf, type View } from './view.ts';

import * as styles from './map-scale.css.ts';

/** How long a round distance is on the map, in its middle. */
export function MapScale({ view }: { view: View }) {
  const { map } = useMessages(auctionTexts);
  const { kilometres, share } = scaleOf(view);
  return (
    <svg aria-hidden className={styles.scale}>
      <text x="0" y="12" className={styles.scaleText}>
        {map.kilometres(kilometres)}
      </text>
      <line x1="0" x2={`${(share * 100).toFixed(2)}%`} y1="20" y2="20" className={styles.scaleBar} />
    </svg>
  );
}
