import type { AuctionImage } from '@martelo/domain/auction';
import * as Primitive from '@radix-ui/react-dialog';
import { ChevronLeft, ChevronRight, X, ZoomIn, ZoomOut } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';

import { IconButton } from '../icon-button/icon-button.tsx';
import { useOpenOnPage } from '../internal/use-open-on-page.ts';
import { useMessages } from '../messages/messages.tsx';
import { auctionTexts } from '../messages/pt-br-auction.ts';
import { Stage, type Zoom } from './stage.tsx';

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

/** In pixels: a shorter way is a press, not a swipe. */
const swipe = 48;
/** In pixels, for one press of an arrow key in an enlarged picture. */
const stride = 120;

const arrows: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** One picture over the whole page, as large as it goes and up to three times larger. */
export function Lightbox({ images, place, first, onClose, onClosed }: LightboxProps) {
  const { atOf, close, gallery, illustration, nextPicture, previousPicture } = useMessages(auctionTexts);
  const stage = useRef<HTMLDivElement>(null);
  const begin = useRef<{ x: number; y: number }>(null);
  const [at, setAt] = useState(first);
  const [zoom, setZoom] = useState<Zoom>(1);
  const total = images.length;
  const image = images[at];

  const show = (next: number) => {
    setAt((next + total) % total);
    setZoom(1);
  };
  const zoomBy = (by: 1 | -1) => setZoom((now) => Math.min(Math.max(now + by, 1), 3) as Zoom);

  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const [x, y] = arrows[event.key] ?? [0, 0];
    if (zoom > 1 && (x || y)) stage.current?.scrollBy(x * stride, y * stride);
    else if (x && total > 1) show(at + x);
    else if (event.key === 'Home') show(0);
    else if (event.key === 'End') show(total - 1);
    else if (event.key === '+' || event.key === '=') zoomBy(1);
    else if (event.key === '-' || event.key === '−') zoomBy(-1);
    else return;
    event.preventDefault();
  };

  const swiped = ({ clientX, clientY }: PointerEvent) => {
    const from = begin.current;
    begin.current = null;
    if (!from || zoom > 1 || total < 2) return;
    const [x, y] = [clientX - from.x, clientY - from.y];
    if (Math.abs(x) > swipe && Math.abs(x) > Math.abs(y)) show(at + (x < 0 ? 1 : -1));
  };

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
              onPointerDown={({ clientX: x, clientY: y }) => {
                begin.current = { x, y };
              }}
              onPointerUp={swiped}
              onPointerCancel={() => {
                begin.current = null;
              }}
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
