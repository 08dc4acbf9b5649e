import type { AuctionImage } from '@martelo/domain/auction';
import { cx } from 'class-variance-authority';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ComponentProps, useState } from 'react';

import { IconButton } from '../icon-button/icon-button.tsx';
import { usePart } from '../internal/use-part.ts';
import { warnMissingLabel } from '../internal/warn-dev.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { useMessages } from '../messages/messages.tsx';
import { auctionTexts } from '../messages/pt-br-auction.ts';
import { Picture } from '../picture/picture.tsx';
import { Thumbnails } from './thumbnails.tsx';
import { useSlides } from './use-slides.ts';

import * as styles from './gallery.css.ts';

export interface GalleryProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** The property's pictures in order; none, or one that does not load, shows 'Sem imagem'. */
  images: readonly AuctionImage[];
  /** The property's type and place: with a number, each picture's alternative text. */
  place: string;
}

/** One alone fills the page's column, two share it. */
const sizes = { one: '(min-width: 1024px) 54rem, 100vw', two: '(min-width: 640px) 27rem, 100vw' };

const load = () => import('./lightbox.tsx');

/**
 * A property's pictures, two at a step from 640 px, one on phones (DETAIL-03); a drawing alone is half as high as wide.
 * A press enlarges one over the whole page; that part loads when a pointer or the focus comes near.
 */
export function Gallery({ images = [], place = '', className, ...props }: GalleryProps) {
  const { gallery, noImage, range } = useMessages(auctionTexts);
  const [open, setOpen] = useState<number | null>(null);
  const [broken, setBroken] = useState<string>();
  const [part, request] = usePart(load, () => setOpen(null));
  const total = images.length;
  const { track, seen, update, step, show, focusPicture } = useSlides(total);

  if (process.env.NODE_ENV !== 'production') warnMissingLabel('Gallery', place, 'place');

  const intent = { onPointerEnter: request, onFocus: request };
  const enlarge = (at: number) => {
    setOpen(at);
    request();
  };
  if (total === 0 || (total === 1 && images[0]?.url === broken))
    return (
      <section aria-label={gallery.label} {...props} className={cx(styles.root, className)}>
        <Picture image={undefined} alt={noImage} className={styles.low} />
      </section>
    );

  const last = Math.min(seen.first + seen.count, total);
  const isDrawing = total === 1 && images[0]?.kind === 'illustration';
  return (
    <section aria-label={gallery.label} {...props} className={cx(styles.root, className)}>
      <ul ref={track} {...intent} onScroll={update} className={styles.track}>
        {images.map((image, at) => (
          <li key={`${at} ${image.url}`} className={total > 1 ? styles.slide : styles.onlySlide}>
            <button type="button" onClick={() => enlarge(at)} className={styles.open}>
              <VisuallyHidden>{gallery.enlarge('')}</VisuallyHidden>
              <Picture
                image={image}
                alt={gallery.at(place, at + 1, total)}
                priority={at === 0}
                sizes={total > 1 ? sizes.two : sizes.one}
                onBroken={total === 1 ? () => setBroken(image.url) : undefined}
                className={isDrawing ? styles.low : styles.picture}
              />
            </button>
          </li>
        ))}
      </ul>
      {total > 1 && (
        <div className={styles.bar}>
          <Thumbnails images={images} seen={seen} onShow={show} />
          <p className={styles.count}>{range(seen.first + 1, last, total)}</p>
          <IconButton
            label={gallery.previous}
            icon={ChevronLeft}
            variant="outlined"
            onClick={() => step(-1)}
          />
          <IconButton label={gallery.next} icon={ChevronRight} variant="outlined" onClick={() => step(1)} />
        </div>
      )}
      {part && open !== null && (
        <part.Lightbox
          images={images}
          place={place}
          first={open}
          onClose={() => setOpen(null)}
          onClosed={focusPicture}
        />
      )}
    </section>
  );
}
