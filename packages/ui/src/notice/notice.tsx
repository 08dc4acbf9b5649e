import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';

import { variants } from '../internal/variants.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { useMessages } from '../messages/messages.tsx';
import { feedbackTexts } from '../messages/pt-br-feedback.ts';

import * as styles from './notice.css.ts';

const notice = variants(styles.base, { variants: { tone: styles.tone } });

const icons = { info: Info, caution: TriangleAlert, critical: CircleAlert, positive: CircleCheck } as const;

export interface NoticeProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** What kind of news it is; also said aloud before it. */
  tone: 'info' | 'caution' | 'critical' | 'positive';
  /** On a line of its own above the words. */
  title?: string | undefined;
  /** What can be done about it: a small button, at the row's end where there is room, else below the words. */
  action?: ReactNode;
  /** Gives it a button; its owner takes it away. */
  onDismiss?: (() => void) | undefined;
}

/** News about the page or its part, in the flow. Where it appears later, give it `role="status"` or `role="alert"`. */
export function Notice({ tone, title, action, onDismiss, className, children, ...props }: NoticeProps) {
  const { notices, dismiss } = useMessages(feedbackTexts);
  const kind = tone in icons ? tone : 'info';
  const Icon = icons[kind];
  return (
    <div {...props} className={notice({ tone: kind, className })}>
      <Icon aria-hidden className={styles.icon} />
      <div className={styles.body}>
        <div className={styles.words}>
          <VisuallyHidden>{notices[kind]}: </VisuallyHidden>
          {title && <p className={styles.title}>{title}</p>}
          <div>{children}</div>
        </div>
        {action}
      </div>
      {onDismiss && (
        <button type="button" aria-label={dismiss} onClick={onDismiss} className={styles.dismiss}>
          <X aria-hidden className={styles.glyph} />
        </button>
      )}
    </div>
  );
}
