import type { AuctionImage } from '@martelo/domain/auction';

import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { useMessages } from '../messages/messages.tsx';
import { auctionTexts } from '../messages/pt-br-auction.ts';
import { Picture } from '../picture/picture.tsx';

import * as styles from './gallery.css.ts';

interface ThumbnailsProps {
  images: readonly AuctionImage[];
  seen: { first: number; count: number };
  onShow: (at: number) => void;
}

/** All pictures at a glance; a press brings one into sight. Those in sight are framed. */
export function Thumbnails({ images, seen, onShow }: ThumbnailsProps) {
  const { gallery } = useMessages(auctionTexts);
  return (
    <ul aria-label={gallery.thumbnails} className={styles.thumbnails}>
      {images.map((image, at) => (
        <li key={`${at} ${image.url}`}>
          <button
            type="button"
            onClick={() => onShow(at)}
            {...(at >= seen.first && at < seen.first + seen.count && { 'aria-current': true })}
            className={styles.thumbnail}
          >
            <VisuallyHidden>{gallery.show(at + 1)}</VisuallyHidden>
            {/* The picture itself says that it is an illustration; here is no room for the words. */}
            <Picture image={{ ...image, kind: 'photo' }} alt="" className={styles.thumbnailPicture} />
          </button>
        </li>
      ))}
    </ul>
  );
}
