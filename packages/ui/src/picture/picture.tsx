import type { AuctionImage } from '@martelo/domain/auction';
import { imageWidths } from '@martelo/domain/image-sizes';
import { type ComponentProps, memo, useState } from 'react';

import { variants } from '../internal/variants.ts';
import { warnDev } from '../internal/warn-dev.ts';
import { useMessages } from '../messages/messages.tsx';

import * as styles from './picture.css.ts';

export interface PictureProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** None gives the placeholder, as does one that does not load (CARD-04). */
  image: AuctionImage | undefined;
  /** The property's type and place. Empty where the words beside it say the same. */
  alt: string;
  /** Seen first: loads at once. All others load when they come near. */
  priority?: boolean | undefined;
  /** How wide it is drawn, for the choice among its smaller forms; one that loads later measures itself. */
  sizes?: string | undefined;
  /** It does not load, and the placeholder stands there. */
  onBroken?: (() => void) | undefined;
}

const picture = variants(styles.base, { variants: {} });

/** A third of a desktop's page beside its filters, half of a tablet's; on a phone the whole. */
const usualSizes = '(min-width: 1200px) 18rem, (min-width: 640px) 24rem, 100vw';

/** The middle one for browsers that do not choose. */
const plainWidth = 640;

/** One picture of a property: always 4:3, so nothing moves when it arrives; an illustration is labelled as one. */
export const Picture = memo(function Picture({
  image,
  alt,
  priority,
  sizes = usualSizes,
  onBroken,
  className,
  ...props
}: PictureProps) {
  if (process.env.NODE_ENV !== 'production' && typeof alt !== 'string')
    warnDev(
      'Picture has no alt.',
      'A screen reader reads its address.',
      'Pass the property’s type and place, or an empty text where the words beside it say the same.',
    );
  const [broken, setBroken] = useState<string>();
  const fail = (url: string) => {
    setBroken(url);
    onBroken?.();
  };
  const found = image?.url && image.url !== broken ? image : undefined;
  return (
    <span {...props} className={picture({ className })}>
      {found ? (
        <img
          key={found.url}
          // Without script running yet, the error event of a picture in the server's page is lost.
          ref={(element) => {
            if (element?.complete && element.naturalWidth === 0) fail(found.url);
          }}
          alt={alt ?? ''}
          width={400}
          height={300}
          loading={priority ? 'eager' : 'lazy'}
          decoding="async"
          fetchPriority={priority ? 'high' : undefined}
          // The address comes last: what stands before it decides when and which one is fetched.
          sizes={found.sized && (priority ? sizes : `auto, ${sizes}`)}
          srcSet={found.sized && imageWidths.map((pixels) => `${found.sized}${pixels} ${pixels}w`).join()}
          src={found.sized ? `${found.sized}${plainWidth}` : found.url}
          onError={() => fail(found.url)}
          className={found.kind === 'illustration' ? styles.illustration : styles.image}
        />
      ) : (
        <Missing />
      )}
      {found?.kind === 'illustration' && <IllustrationLabel />}
    </span>
  );
});

/** On its own, as the label below, so that the many with a photo read no words. */
function Missing() {
  const { noImage } = useMessages();
  return (
    <span className={styles.missing}>
      <svg viewBox="0 0 48 36" aria-hidden className={styles.drawing}>
        <path d="M4 18 24 4l20 14M9 15v17h30V15M20 32V21h8v11" />
      </svg>
      {noImage}
    </span>
  );
}

function IllustrationLabel() {
  const { illustration } = useMessages();
  return <span className={styles.label}>{illustration}</span>;
}
