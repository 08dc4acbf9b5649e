import { cx } from 'class-variance-authority';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { Children, type ComponentProps, type ReactNode, useCallback, useRef, useState } from 'react';

import { IconButton } from '../icon-button/icon-button.tsx';
import { warnEmptyItems, warnMissingLabel } from '../internal/warn-dev.ts';
import { useAutoplay, useAutoplayPaused } from '../internal/use-autoplay.ts';
import { useMessages } from '../messages/messages.tsx';
import { contentTexts } from '../messages/pt-br-content.ts';
import { positionOf, stepSlides, useInertOutside } from './scroll-track.ts';
import { useTabHidden } from './use-tab-hidden.ts';

import * as styles from './slide-carousel.css.ts';

export interface SlideCarouselProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** What the slides are; the name of the part. */
  label: string;
  /** The slides; each child is one. */
  children: ReactNode;
  /** Milliseconds until the next one moves in; without it nothing moves by itself. */
  autoplay?: number | undefined;
}

/** Arrow keys scroll it, also where no slide has anything to press. */
const reachable = { tabIndex: 0 } as const;

/** More dots than this are too many to count: then it is a number. */
const maxDots = 12;

/**
 * Slides in a row that scrolls: one seen at a time, two from 640 px, four from 1024 px (HOME-03). Autoplay waits for a
 * pointer, the focus, reduced motion, another tab and the page's pause. A slide out of sight takes no focus; without
 * script the row still scrolls, and all do.
 */
export function SlideCarousel({ label, children, autoplay, className, ...props }: SlideCarouselProps) {
  const messages = useMessages(contentTexts);
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const hidden = useTabHidden();
  const [paused, setPaused] = useAutoplayPaused();
  const slides = Children.toArray(children);
  useInertOutside(track, slides.length);
  if (process.env.NODE_ENV !== 'production') {
    warnMissingLabel('SlideCarousel', label);
    warnEmptyItems('SlideCarousel', 'children', slides);
  }

  const advance = useCallback(() => track.current && stepSlides(track.current, 1), []);
  useAutoplay(track, { every: autoplay ?? 0, held: pointed || focused || hidden || !autoplay, advance });

  if (slides.length === 0) return null;
  return (
    <section aria-label={label} {...props} className={cx(styles.base, className)}>
      <div
        onPointerEnter={() => setPointed(true)}
        onPointerLeave={() => setPointed(false)}
        onFocus={() => setFocused(true)}
        onBlur={() => setFocused(false)}
      >
        <ul
          ref={track}
          aria-label={label}
          {...reachable}
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
            onClick={() => track.current && stepSlides(track.current, -1)}
          />
          {slides.length > maxDots ? (
            <p className={styles.count}>{messages.atOf(current + 1, slides.length)}</p>
          ) : (
            <div aria-hidden className={styles.dots}>
              {slides.map((_slide, at) => (
                <span key={at} className={styles.dot} {...(at === current && { 'data-current': '' })} />
              ))}
            </div>
          )}
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
