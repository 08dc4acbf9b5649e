import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import type { MouseEvent } from 'react';

import { Button } from '../button/button.tsx';
import { warnMissingLabel, warnRenamed } from '../internal/warn-dev.ts';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import { useMessages } from '../messages/messages.tsx';
import { feedbackTexts } from '../messages/pt-br-feedback.ts';
import type { Toast, ToastTone } from './toast-queue.ts';

import * as styles from './toast.css.ts';

const icons = { positive: CircleCheck, critical: CircleAlert, caution: TriangleAlert, info: Info } as const;
const kinds = { positive: 'success', critical: 'error', caution: 'warning', info: 'info' } as const;
const oldTones = { success: 'positive', error: 'critical', warning: 'caution', info: 'info' } as const;

interface ToastItemProps {
  toast: Toast;
  onClose: (event: MouseEvent<HTMLButtonElement>) => void;
}

function toneOf({ tone, type }: Toast): ToastTone {
  const requested = tone ?? (type && oldTones[type]) ?? 'info';
  return requested in icons ? requested : 'info';
}

/** One of them: what happened, what can be done about it, and the way to be rid of it. */
export function ToastItem({ toast, onClose }: ToastItemProps) {
  const { type, title, message, action, stage } = toast;
  const { toastTypes, closeToast } = useMessages(feedbackTexts);
  if (process.env.NODE_ENV !== 'production') {
    warnMissingLabel('Toast', title, 'title');
    warnRenamed('Toast', { type }, 'tone');
  }
  const tone = toneOf(toast);
  const kind = kinds[tone];
  const Icon = icons[tone];
  return (
    <li data-stage={stage} className={styles.toast}>
      <Icon aria-hidden className={styles.icon[kind]} />
      <div className={styles.body}>
        <p className={styles.title}>
          <VisuallyHidden>{toastTypes[kind]}: </VisuallyHidden>
          {title}
        </p>
        {message && <p className={styles.message}>{message}</p>}
        {action && (
          <Button
            size="small"
            disabled={stage === 'leaving'}
            onClick={(event) => {
              action.onAction();
              onClose(event);
            }}
            className={styles.action}
          >
            {action.label}
          </Button>
        )}
      </div>
      <button
        type="button"
        aria-label={closeToast(title)}
        disabled={stage === 'leaving'}
        onClick={onClose}
        className={styles.close}
      >
        <X aria-hidden className={styles.glyph} />
      </button>
    </li>
  );
}
