import { Gavel } from 'lucide-react';
import { useState } from 'react';

import { initials } from '../avatar/initials.ts';

import * as styles from './auctioneer-card.css.ts';

interface AuctioneerLogoProps {
  name: string;
  /** Address of the picture. */
  logo: string | null;
}

/**
 * The logo, whole and on white as it was drawn; without one, or if it does not load, the name's initials. Decorative.
 */
export function AuctioneerLogo({ name, logo }: AuctioneerLogoProps) {
  const [broken, setBroken] = useState<string>();
  if (!logo || logo === broken)
    return (
      <span aria-hidden className={styles.initials}>
        {initials(name) || <Gavel className={styles.markIcon} />}
      </span>
    );
  return (
    <img
      // Without script running yet, the error event of a picture in the server's page is lost.
      ref={(element) => {
        if (element?.complete && element.naturalWidth === 0) setBroken(logo);
      }}
      src={logo}
      alt=""
      width={56}
      height={56}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(logo)}
      className={styles.logo}
    />
  );
}
