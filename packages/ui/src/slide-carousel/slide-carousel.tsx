import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { Children, type ComponentProps, type ReactNode, useCallback, useRef, useState } from 'react';

import { IconButton } from '../icon-button/icon-button.tsx';
import { cx } from '../internal/cx.ts';
import { useAutoplay, useAutoplayPaused } from '../internal/use-autoplay.ts';
import { useMessages } from '../messages/messages.tsx';

import * as styles from './slide-carousel.css.ts';

export interface SlideCarouselProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** What the slides are; the name of the part. */
  label: string;
  /** The slides; each child is one. */
  children: ReactNode;
  /** Milliseconds until the next one moves in; without it nothing moves by itself. */
  autoplay?: number;
}

/**
 * Slides in a row that scrolls: one seen at a time, two from 640 px, four from 1024 px (HOME-03). Autoplay waits for a
 * pointer, the focus, reduced motion and the page's pause. Without script the row still scrolls.
 */
export function SlideCarousel({ label, children, autoplay, className, ...props }: SlideCarouselProps) {
  const messages = useMessages();
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [touched, setTouched] = useState(false);
  const [paused, setPaused] = useAutoplayPaused();
  const slides = Children.toArray(children);

  const advance = useCallback(() => track.current && step(track.current, 1), []);
  useAutoplay(track, { every: autoplay ?? 0, held: touched || !autoplay, advance });

  return (
    <section aria-label={label} {...props} className={cx(styles.base, className)}>
      <div
        onPointerEnter={() => setTouched(true)}
        onPointerLeave={() => setTouched(false)}
        onFocus={() => setTouched(true)}
        onBlur={() => setTouched(false)}
      >
        <ul
          ref={track}
          onScroll={({ currentTarget }) => setCurrent(positionOf(currentTarget))}
          className={styles.track}
        >
          {slides.map((slide, at) => (
            <li key={at} className={styles.slide}>
              {slide}
            </li>
          ))}
        </ul>
        <div className={styles.bar}>
          <IconButton
            label={messages.previousSlide}
            icon={ChevronLeft}
            onClick={() => track.current && step(track.current, -1)}
          />
          <div aria-hidden className={styles.dots}>
            {slides.map((_slide, at) => (
              <span key={at} className={styles.dot} {...(at === current && { 'data-current': '' })} />
            ))}
          </div>
          <IconButton label={messages.nextSlide} icon={ChevronRight} onClick={advance} />
          {autoplay !== undefined && (
            <IconButton
              label={paused ? messages.playSlides : messages.pauseSlides}
              icon={paused ? Play : Pause}
              onClick={() => setPaused(!paused)}
            />
          )}
        </div>
      </div>
    </section>
  );
}

/** The distance from one slide to the next, gap included. */
function strideOf({ children: [first, second], clientWidth }: HTMLElement) {
  if (!(first instanceof HTMLElement && second instanceof HTMLElement)) return clientWidth;
  return second.offsetLeft - first.offsetLeft;
}

const positionOf = (track: HTMLElement) => Math.round(track.scrollLeft / strideOf(track));

/** Scrolls by one slide; past either end it goes on at the other. */
function step(track: HTMLElement, by: 1 | -1) {
  const stride = strideOf(track);
  const last = Math.round((track.scrollWidth - track.clientWidth) / stride);
  const next = positionOf(track) + by;
  const wrapped = next > last ? 0 : next < 0 ? last : next;
  track.scrollTo({ left: wrapped * stride });
}
