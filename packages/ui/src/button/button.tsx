import type { ComponentProps, MouseEvent, ReactNode } from 'react';

import { renderIcon, type Icon } from '../internal/render-icon.tsx';
import { Anchor } from '../internal/link-anchor.tsx';
import { AsChild } from '../internal/as-child.tsx';
import { variants } from '../internal/variants.ts';
import { warnRenamed } from '../internal/warn-dev.ts';
import { Spinner } from '../spinner/spinner.tsx';

import * as styles from './button.css.ts';

const button = variants(styles.base, {
  variants: { look: styles.tone, size: styles.size, wide: styles.wide },
  defaultVariants: { look: 'neutral', size: 'medium' },
});

interface Looks {
  /** `accent` is the one next step of the screen; `critical` takes something away. */
  tone?: 'accent' | 'neutral' | 'critical' | undefined;
  /** Stands back, in one colour of its own: `soft` on a tinted ground, `quiet` on none. */
  variant?: 'soft' | 'quiet' | undefined;
  /** 36, 44 or 48 px high; `medium` by default. A compact density takes 8 px off the first two. */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** As wide as its parent. */
  wide?: boolean | undefined;
  /** Before its words: an icon component, lucide's or one of the same shape, or an element of one. */
  startIcon?: ButtonIcon | undefined;
  /** After its words: where it leads, or what it opens. */
  endIcon?: ButtonIcon | undefined;
}

/** An icon component, lucide's or one of the same shape, or an element of one. */
export type ButtonIcon = Icon;

export interface ButtonProps extends ComponentProps<'button'>, Looks {
  /** Under way: keeps its width and focus, says so, and takes no further press. */
  loading?: boolean | undefined;
  /** Its one child is the button: a router's link. While `loading` or `disabled` it leads nowhere. */
  asChild?: boolean | undefined;
  /** @deprecated It is called `loading`. */
  busy?: boolean | undefined;
}

/** As an address or the name of a file: a phone's button may have no room for it. */
const longWord = /\S{21}/;

/** The words between their icons; those with a long one are wrapped, to be broken. */
function withIcons(start: Icon | undefined, given: ReactNode, end: Icon | undefined): ReactNode {
  const words = [given].flat().some((part) => typeof part === 'string' && longWord.test(part)) ? (
    <span className={styles.words}>{given}</span>
  ) : (
    given
  );
  if (!start && !end) return words;
  return (
    <>
      {renderIcon(start, styles.icon)}
      {words}
      {renderIcon(end, styles.icon)}
    </>
  );
}

const spinner = <Spinner size="small" label={null} className={styles.wait} />;

/** The words keep their room below the spinner. */
const waiting = (content: ReactNode) => (
  <>
    {spinner}
    <span className={styles.label}>{content}</span>
  </>
);

const prevent = (event: MouseEvent) => event.preventDefault();

/** Does something here. What leads to another address is a `ButtonLink`, or a router's link with `asChild`. */
export function Button({
  tone,
  variant,
  size,
  wide,
  startIcon,
  endIcon,
  busy,
  loading = busy ?? false,
  asChild = false,
  className,
  children,
  onClick,
  ...props
}: ButtonProps) {
  if (process.env.NODE_ENV !== 'production') warnRenamed('Button', { busy }, 'loading');
  const content = (words: ReactNode) => {
    const whole = withIcons(startIcon, words, endIcon);
    return loading ? waiting(whole) : whole;
  };
  const rootProps: ComponentProps<'button'> = {
    ...props,
    onClick: loading ? prevent : onClick,
    className: button({ look: variant ?? tone, size, wide, className }),
  };
  if (loading) rootProps['aria-busy'] = rootProps['aria-disabled'] = true;
  if (!asChild)
    return (
      <button type="button" {...rootProps}>
        {content(children)}
      </button>
    );
  return (
    <AsChild {...rootProps} disabled={undefined} blocked={loading || props.disabled} around={content}>
      {children}
    </AsChild>
  );
}

export interface ButtonLinkProps extends ComponentProps<'a'>, Looks {
  /** Where it leads. */
  href: string;
}

/** Leads to another address and looks like a button: the one next step of a page. */
export function ButtonLink({
  tone,
  variant,
  size,
  wide,
  startIcon,
  endIcon,
  className,
  children,
  ...props
}: ButtonLinkProps) {
  return (
    <Anchor {...props} className={button({ look: variant ?? tone, size, wide, className })}>
      {withIcons(startIcon, children, endIcon)}
    </Anchor>
  );
}
