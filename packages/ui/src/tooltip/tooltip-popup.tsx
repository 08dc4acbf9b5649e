import * as Primitive from '@radix-ui/react-tooltip';
import { cx } from 'class-variance-authority';
import type { CSSProperties } from 'react';

import { Anchor } from '../internal/anchor.ts';
import { themeOf } from '../internal/theme-of.ts';

import * as styles from './tooltip.css.ts';

export interface TooltipPopupProps {
  id: string;
  open: boolean;
  onClose: () => void;
  anchor: HTMLElement | null;
  side: 'top' | 'right' | 'bottom' | 'left';
  text: string;
  className: string | undefined;
  style: CSSProperties | undefined;
}

const gap = 6;
const edge = 8;

/** What is seen of a tooltip: its code comes with the first pointer or focus on it. */
export function TooltipPopup({ id, open, onClose, anchor, side, text, className, style }: TooltipPopupProps) {
  return (
    <Primitive.Provider>
      <Primitive.Root open={open} onOpenChange={(next) => next || onClose()}>
        <Primitive.Trigger asChild>
          <Anchor element={anchor} />
        </Primitive.Trigger>
        <Primitive.Portal>
          <Primitive.Content
            {...themeOf(anchor)}
            id={id}
            side={side}
            sideOffset={gap}
            collisionPadding={edge}
            {...(style && { style })}
            className={cx(styles.popup, className)}
          >
            {text}
          </Primitive.Content>
        </Primitive.Portal>
      </Primitive.Root>
    </Primitive.Provider>
  );
}
