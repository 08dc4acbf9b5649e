import type { ComponentProps } from 'react';

import { variants } from '../internal/variants.ts';
import { warnMissingLabel, warnRenamed } from '../internal/warn-dev.ts';

import * as styles from './favorite-button.css.ts';

const button = variants(styles.base, { variants: {} });

const heart = (
  <svg viewBox="0 0 24 24" aria-hidden className={styles.heart}>
    <path d="M12 20.5 4.2 12.9a5.2 5.2 0 0 1 7.4-7.4l.4.5.4-.5a5.2 5.2 0 0 1 7.4 7.4z" />
  </svg>
);

export interface FavoriteButtonProps extends Omit<
  ComponentProps<'button'>,
  'children' | 'aria-label' | 'aria-pressed'
> {
  /** Whether it is among the favourites. */
  pressed: boolean;
  /** What it is about; its name, the same in both states: 'Favorito: Sobrado na Moóca'. */
  label: string;
  /** Called with whether it is now a favourite, at once. */
  onPressedChange: (pressed: boolean) => void;
  /** While the call runs: keeps the focus and takes no press (FAV-01). */
  loading?: boolean | undefined;
  /** @deprecated It is called `loading`. */
  busy?: boolean | undefined;
}

/** The heart. It shows `pressed` and requests the opposite; the parent decides. */
export function FavoriteButton({
  pressed,
  label,
  onPressedChange,
  busy,
  loading = busy ?? false,
  className,
  ...props
}: FavoriteButtonProps) {
  if (process.env.NODE_ENV !== 'production') {
    warnRenamed('FavoriteButton', { busy }, 'loading');
    warnMissingLabel('FavoriteButton', label);
  }
  return (
    <button
      type="button"
      {...props}
      data-favorite=""
      aria-label={label}
      aria-pressed={pressed}
      {...(loading && { 'aria-busy': true, 'aria-disabled': true })}
      onClick={() => loading || onPressedChange(!pressed)}
      className={button({ className })}
    >
      {heart}
    </button>
  );
}
