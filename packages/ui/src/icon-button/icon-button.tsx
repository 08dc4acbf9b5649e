import type { ComponentProps, ReactElement } from 'react';

import { renderIcon, type Icon } from '../internal/render-icon.tsx';
import { AsChild } from '../internal/as-child.tsx';
import { variants } from '../internal/variants.ts';
import { warnMissingLabel, warnRenamed } from '../internal/warn-dev.ts';

import * as styles from './icon-button.css.ts';

const iconButton = variants(styles.base, {
  variants: { look: styles.tone, size: styles.size },
  defaultVariants: { look: 'quiet', size: 'medium' },
});

export type { Icon } from '../internal/render-icon.tsx';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** What pressing it does; its name for screen readers and its hint. */
  label: string;
  /** An icon component, lucide's or one of the same shape, or an element of one. */
  icon: Icon;
  /** `outlined` has an edge, beside controls that have one. */
  variant?: 'quiet' | 'outlined' | undefined;
  /** 36 or 44 px wide and high; `medium` by default. A compact density takes 8 px off. */
  size?: 'small' | 'medium' | undefined;
  /** Its one child, without words, is the button: a router's link. While `disabled` it leads nowhere. */
  asChild?: boolean | undefined;
  /** With `asChild`: the element that becomes the button. */
  children?: ReactElement | undefined;
  /** @deprecated It is called `variant`, and `neutral` is `outlined`. */
  tone?: 'quiet' | 'neutral' | undefined;
}

/** A button whose icon everybody knows: close, next, refresh. Any other wants its word. */
export function IconButton({
  label,
  icon,
  tone,
  variant = tone === 'neutral' ? 'outlined' : tone,
  size,
  asChild = false,
  className,
  children,
  ...props
}: IconButtonProps) {
  if (process.env.NODE_ENV !== 'production') {
    warnMissingLabel('IconButton', label);
    warnRenamed('IconButton', { tone }, 'variant');
  }
  const rootProps = {
    title: label,
    ...props,
    'aria-label': label,
    className: iconButton({ look: variant === 'outlined' ? 'neutral' : 'quiet', size, className }),
  };
  const content = () => renderIcon(icon, styles.icon);
  if (!asChild)
    return (
      <button type="button" {...rootProps}>
        {content()}
      </button>
    );
  return (
    <AsChild {...rootProps} disabled={undefined} blocked={props.disabled} around={content}>
      {children}
    </AsChild>
  );
}
