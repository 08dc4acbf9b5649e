import type { AuctionImage } from '@martelo/domain/auction';
import { cx } from 'class-variance-authority';
import { Pause, Play } from 'lucide-react';
import { type ComponentProps, memo, useCallback, useRef, useState } from 'react';

import { IconButton, type IconButtonProps } from '../icon-button/icon-button.tsx';
import { warnEmptyItems } from '../internal/warn-dev.ts';
import { useAutoplay, useAutoplayPaused } from '../internal/use-autoplay.ts';
import { useMessages } from '../messages/messages.tsx';
import { cardTexts } from '../messages/pt-br-card.ts';
import { Picture } from '../picture/picture.tsx';
import { useHold } from './use-hold.ts';

import * as styles from './picture-carousel.css.ts';

const every = 4000;
const maxDots = 5;

export interface PictureCarouselProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Two or more; one alone is a `Picture`. */
  images: readonly AuctionImage[];
  /** Loads the first picture before others: where it is in the first screenful. */
  priority?: boolean | undefined;
  /** As a `Picture`'s. */
  sizes?: string | undefined;
  /**
   * `pointer` leaves its controls out of the tab order; then its holder takes the arrow keys and the page has a
   * `PauseButton`.
   */
  controls?: 'tab' | 'pointer' | undefined;
  /** Selector of an element around it that holds it under the pointer or the focus and steps it by the arrow keys. */
  holder?: string | undefined;
}

/**
 * Pictures of one property, the next every 4 s while on screen (CARD-01). A pointer, the focus, reduced motion and the
 * page's pause stop it. A picture loads when its turn is next, not before.
 */
export const PictureCarousel = memo(function PictureCarousel({
  images = [],
  priority,
  sizes,
  controls = 'tab',
  holder,
  className,
  ...props
}: PictureCarouselProps) {
  const messages = useMessages(cardTexts);
  const ref = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);
  const [reached, setReached] = useState(0);
  const [paused, setPaused] = useAutoplayPaused();

  if (process.env.NODE_ENV !== 'production') warnEmptyItems('PictureCarousel', 'images', images);
  const total = images.length;
  const step = useCallback(
    (by: number) => {
      setCurrent((at) => (at + by + total) % total);
      setReached((at) => (by < 0 ? total : at + 1));
    },
    [total],
  );
  const held = useHold(ref, holder, step);
  useAutoplay(ref, { every, held, advance: useCallback(() => step(1), [step]) });

  if (total === 0) return <Picture {...props} ref={ref} image={undefined} alt="" className={className} />;

  const tabIndex = controls === 'tab' ? 0 : -1;
  const arrow = (side: 'previous' | 'next', by: number, name: string, path: string) => (
    <button
      type="button"
      tabIndex={tabIndex}
      aria-label={name}
      data-side={side}
      onClick={() => step(by)}
      className={styles.arrow}
    >
      <span className={styles.disc}>
        <svg viewBox="0 0 24 24" aria-hidden className={styles.glyph}>
          <path d={path} />
        </svg>
      </span>
    </button>
  );

  return (
    <div ref={ref} {...props} {...(held && { 'data-held': '' })} className={cx(styles.base, className)}>
      <div
        className={styles.track}
        {...(current > 0 && { style: { transform: `translateX(${-100 * current}%)` } })}
      >
        {images.map((image, at) => (
          <div key={image.url} aria-hidden={at !== current} className={styles.slide}>
            {at <= reached + 1 && (
              <Picture
                image={image}
                alt={messages.picture(at + 1, total)}
                priority={priority === true && at === 0}
                sizes={sizes}
                className={styles.picture}
              />
            )}
          </div>
        ))}
      </div>
      {arrow('previous', -1, messages.previousPicture, 'm15 5-7 7 7 7')}
      {arrow('next', 1, messages.nextPicture, 'm9 5 7 7-7 7')}
      <div className={styles.bar}>
        {total > maxDots
          ? `${current + 1}/${total}`
          : images.map(({ url }, at) => (
              <span key={url} className={styles.dot} {...(at === current && { 'data-current': '' })} />
            ))}
        <button
          type="button"
          tabIndex={tabIndex}
          aria-label={paused ? messages.playPictures : messages.pausePictures}
          onClick={() => setPaused(!paused)}
          className={styles.pause}
        >
          <svg viewBox="0 0 24 24" aria-hidden className={styles.glyph}>
            <path d={paused ? 'M7 5v14l12-7z' : 'M8 5v14M16 5v14'} />
          </svg>
        </button>
      </div>
    </div>
  );
});

/** Stops and restarts everything on the page that moves by itself; by keyboard too, where cards leave theirs out. */
export function PauseButton(
  props: Omit<IconButtonProps, 'label' | 'icon' | 'onClick' | 'asChild' | 'children'>,
) {
  const messages = useMessages(cardTexts);
  const [paused, setPaused] = useAutoplayPaused();
  return (
    <IconButton
      {...props}
      label={paused ? messages.playPictures : messages.pausePictures}
      icon={paused ? Play : Pause}
      onClick={() => setPaused(!paused)}
    />
  );
}
