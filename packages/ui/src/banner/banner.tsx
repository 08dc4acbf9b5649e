import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';

import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { useControlled } from '../internal/use-controlled.ts';
import { warnRenamed } from '../internal/warn-dev.ts';
import { variants } from '../internal/variants.ts';
import { useMessages } from '../messages/messages.tsx';

import * as styles from './banner.css.ts';

const banner = variants(styles.base, {
  variants: { tone: styles.tone },
  defaultVariants: { tone: 'neutral' },
});

const icons = {
  neutral: Info,
  info: Info,
  positive: CircleCheck,
  caution: TriangleAlert,
  critical: CircleAlert,
} as const;

export interface BannerProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** What kind of news it is; also said aloud before it. */
  tone?: 'neutral' | 'info' | 'positive' | 'caution' | 'critical' | undefined;
  /** In bold before the words, on their line. */
  title?: string | undefined;
  /** What can be done about it: a link, a small button. */
  action?: ReactNode;
  /** Gives it a button that puts it away; without `open` it goes by itself. */
  onDismiss?: (() => void) | undefined;
  /** Whether it is seen, where its owner keeps it. */
  open?: boolean | undefined;
  /** Whether it is seen initially, when uncontrolled; it is by default. */
  defaultOpen?: boolean | undefined;
  /** Called with `false` when its button is pressed, before `onDismiss`. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** @deprecated It is `onDismiss`. */
  dismissible?: boolean | undefined;
}

/**
 * News about the whole page or site, over its full width: no connection, an old list, work on the site. What concerns a
 * part of the page is a `Notice` there, an offer is a `PromotionBanner`. Where it comes later, a `LiveRegion` holds it.
 */
export function Banner({
  tone = 'neutral',
  title,
  action,
  onDismiss,
  open,
  defaultOpen = true,
  onOpenChange,
  dismissible,
  className,
  children,
  ...props
}: BannerProps) {
  if (process.env.NODE_ENV !== 'production') warnRenamed('Banner', { dismissible }, 'onDismiss');
  const { notices, dismiss } = useMessages();
  const id = useId();
  const [shown, change] = useControlled(open, defaultOpen, onOpenChange);
  if (!shown) return null;
  const putAway = () => {
    change(false);
    onDismiss?.();
  };
  const kind = tone in icons ? tone : 'neutral';
  const Icon = icons[kind];
  return (
    <section aria-labelledby={id} {...props} className={banner({ tone: kind, className })}>
      <div className={styles.line}>
        <Icon aria-hidden className={styles.icon} />
        <div className={styles.body}>
          <p id={id} className={styles.words}>
            <VisuallyHidden>{notices[kind === 'neutral' ? 'info' : kind]}: </VisuallyHidden>
            {title && <strong className={styles.title}>{title}</strong>} {children}
          </p>
          {action && <div className={styles.action}>{action}</div>}
        </div>
        {(onDismiss || dismissible) && (
          <button type="button" aria-label={dismiss} onClick={putAway} className={styles.dismiss}>
            <X aria-hidden className={styles.glyph} />
          </button>
        )}
      </div>
    </section>
  );
}
