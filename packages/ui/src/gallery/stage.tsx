import type { AuctionImage } from '@martelo/domain/auction';
import { imageWidths } from '@martelo/domain/image-sizes';
import { type ComponentProps, type MouseEvent, useLayoutEffect, useRef, useState } from 'react';

import { variants } from '../internal/variants.ts';
import { Picture } from '../picture/picture.tsx';

import * as styles from './lightbox.css.ts';

const picture = variants(styles.picture, { variants: { zoom: styles.zoom } });

/** How many times larger than the page a picture is. */
export type Zoom = 1 | 2 | 3;

interface StageProps extends ComponentProps<'div'> {
  image: AuctionImage | undefined;
  alt: string;
  zoom: Zoom;
  onZoom: (zoom: Zoom) => void;
}

const centre = { x: 0.5, y: 0.5 };

/** In pixels: a press moves no farther than this. */
const tremble = 8;

/**
 * A picture as large as the page; enlarged, it scrolls. A press enlarges the place that was pressed, another one undoes
 * it.
 */
export function Stage({ image, alt, zoom, onZoom, ref, onPointerDown, ...props }: StageProps) {
  const [broken, setBroken] = useState(false);
  const frame = useRef<HTMLDivElement | null>(null);
  const down = useRef({ x: 0, y: 0 });
  /** What is to stay in the middle, in shares of the picture. */
  const middle = useRef(centre);

  useLayoutEffect(() => {
    const element = frame.current;
    if (!element) return;
    const { x, y } = zoom === 1 ? centre : middle.current;
    element.scrollLeft = x * element.scrollWidth - element.clientWidth / 2;
    element.scrollTop = y * element.scrollHeight - element.clientHeight / 2;
  }, [zoom]);

  const press = ({ clientX, clientY, currentTarget }: MouseEvent<HTMLElement>) => {
    if (Math.hypot(clientX - down.current.x, clientY - down.current.y) > tremble) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    middle.current = { x: (clientX - left) / width, y: (clientY - top) / height };
    onZoom(zoom === 1 ? 2 : 1);
  };

  return (
    <div
      ref={(element) => {
        frame.current = element;
        if (typeof ref === 'function') ref(element);
        else if (ref) ref.current = element;
      }}
      onPointerDown={(event) => {
        down.current = { x: event.clientX, y: event.clientY };
        onPointerDown?.(event);
      }}
      onScroll={({
        currentTarget: { scrollLeft, scrollTop, scrollWidth, scrollHeight, clientWidth, clientHeight },
      }) => {
        middle.current = {
          x: (scrollLeft + clientWidth / 2) / scrollWidth,
          y: (scrollTop + clientHeight / 2) / scrollHeight,
        };
      }}
      {...props}
      data-zoomed={zoom > 1 || undefined}
      className={styles.stage}
    >
      {image && !broken ? (
        // A press on the picture is a shortcut for the buttons and keys.
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
        <img
          src={image.sized ? `${image.sized}${imageWidths.at(-1)}` : image.url}
          alt={alt}
          draggable={false}
          onError={() => setBroken(true)}
          onClick={press}
          className={picture({ zoom })}
        />
      ) : (
        <Picture image={undefined} alt={alt} className={styles.missing} />
      )}
    </div>
  );
}
