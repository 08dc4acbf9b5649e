import { cx } from 'class-variance-authority';
import { X } from 'lucide-react';
import type { ComponentProps } from 'react';

import { useControlled } from '../internal/use-controlled.ts';
import { warnMissingLabel } from '../internal/warn-dev.ts';
import { useMessages } from '../messages/messages.tsx';
import { filtersTexts } from '../messages/pt-br-filters.ts';

import * as styles from './chip.css.ts';

export interface ChipProps extends Omit<ComponentProps<'button'>, 'aria-pressed'> {
  /** Whether the choice is on, where its owner keeps it. */
  pressed?: boolean | undefined;
  /** Whether it is on initially, when uncontrolled. */
  defaultPressed?: boolean | undefined;
  /** Told what a press makes of it. */
  onPressedChange?: ((pressed: boolean) => void) | undefined;
}

/** A choice that is on or off, beside others of its kind. */
export function Chip({
  pressed: given,
  defaultPressed = false,
  onPressedChange,
  onClick,
  className,
  children,
  ...props
}: ChipProps) {
  const [pressed, press] = useControlled(given, defaultPressed, onPressedChange);
  return (
    <button
      type="button"
      {...props}
      aria-pressed={pressed}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) press(!pressed);
      }}
      className={cx(styles.base, className)}
    >
      <span className={styles.label}>{children}</span>
    </button>
  );
}

export interface RemovableChipProps extends ComponentProps<'span'> {
  /** The choice in words; also part of the button's name: 'Remover filtro São Paulo'. */
  label: string;
  /** Takes it away; the focus is its owner's to place. */
  onRemove: () => void;
}

/** A removable choice: an active filter. */
export function RemovableChip({ label = '', onRemove, className, ...props }: RemovableChipProps) {
  if (process.env.NODE_ENV !== 'production') warnMissingLabel('RemovableChip', label);
  const { removeFilter } = useMessages(filtersTexts);
  return (
    <span {...props} className={cx(styles.base, styles.removable, className)}>
      <span className={styles.label}>{label}</span>
      <button type="button" aria-label={removeFilter(label)} onClick={onRemove} className={styles.remove}>
        <X className={styles.icon.remove} aria-hidden />
      </button>
    </span>
  );
}
