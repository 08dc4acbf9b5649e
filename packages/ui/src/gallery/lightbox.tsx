import type { AuctionImage } from '@martelo/domain/auction';
import * as Primitive from '@radix-ui/react-dialog';
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';

import { IconButton } from '../icon-button/icon-button.tsx';
import { useOpenOnPage } from '../internal/use-open-on-page.ts';
import { useMessages } from '../messages/messages.tsx';
import { auctionTexts } from '../messages/pt-br-auction.ts';
import { Stage } from './stage.tsx';
import { useLightbox } from './use-lightbox.ts';

import * as modal from '../dialog/modal.css.ts';

import * as styles from './lightbox.css.ts';

export interface LightboxProps {
  images: readonly AuctionImage[];
  place: string;
  /** The picture to begin with. */
  first: number;
  onClose: () => void;
  /** Once it is gone, with the picture seen last: the focus belongs there. */
  onClosed: (at: number) => void;
}

/** One picture over the whole page, as large as it goes and up to three times larger. */
export function Lightbox({ images, place, first, onClose, onClosed }: LightboxProps) {
  const { atOf, close, gallery, illustration, nextPicture, previousPicture } = useMessages(auctionTexts);
  const total = images.length;
  const { stage, at, zoom, setZoom, show, zoomBy, press, swipe } = useLightbox(total, first);
  const image = images[at];

  return (
    <Primitive.Root open={useOpenOnPage(true, onClose)} onOpenChange={onClose}>
      <Primitive.Portal>
        <Primitive.Content
          data-modal=""
          onKeyDown={press}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            onClosed(at);
          }}
          className={styles.surface}
        >
          <header className={styles.head}>
            <div className={styles.words}>
              <Primitive.Title className={styles.title}>{place}</Primitive.Title>
              <p aria-live="polite" className={styles.count}>
                {atOf(at + 1, total)}
                {image?.kind === 'illustration' && ` · ${illustration}`}
              </p>
            </div>
            <IconButton
              label={gallery.zoomOut}
              icon={ZoomOut}
              aria-disabled={zoom === 1}
              onClick={() => zoomBy(-1)}
            />
            <IconButton
              label={gallery.zoomIn}
              icon={ZoomIn}
              aria-disabled={zoom === 3}
              onClick={() => zoomBy(1)}
            />
            <Primitive.Close aria-label={close} title={close} className={modal.close}>
              <X aria-hidden className={modal.closeIcon} />
            </Primitive.Close>
          </header>
          <Primitive.Description className={styles.keys}>{gallery.keys}</Primitive.Description>
          <div className={styles.body}>
            <Stage
              key={at}
              ref={stage}
              image={image}
              alt={gallery.at(place, at + 1, total)}
              zoom={zoom}
              onZoom={setZoom}
              {...swipe}
            />
            {total > 1 && (
              <>
                <IconButton
                  label={previousPicture}
                  icon={ChevronLeft}
                  variant="outlined"
                  onClick={() => show(at - 1)}
                  className={styles.previous}
                />
                <IconButton
                  label={nextPicture}
                  icon={ChevronRight}
                  variant="outlined"
                  onClick={() => show(at + 1)}
                  className={styles.next}
                />
              </>
            )}
          </div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
