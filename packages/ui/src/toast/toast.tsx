import { cx } from 'class-variance-authority';
import { type ComponentProps, type MouseEvent, useEffect, useRef, useSyncExternalStore } from 'react';

import { useMessages } from '../messages/messages.tsx';
import { feedbackTexts } from '../messages/pt-br-feedback.ts';
import { ToastItem } from './toast-item.tsx';
import type { Toast, ToastQueue } from './toast-queue.ts';

import * as styles from './toast.css.ts';

export {
  createToastQueue,
  type Hold,
  type Toast,
  type ToastContent,
  type ToastQueue,
  type ToastTone,
  type ToastType,
} from './toast-queue.ts';

const none: readonly Toast[] = [];

export interface ToasterProps extends Omit<ComponentProps<'section'>, 'children'> {
  /** Of `createToastQueue`: one for the whole application. */
  queue: ToastQueue;
  /** Leaves the site's header free. */
  belowHeader?: boolean | undefined;
}

/**
 * The page's toasts, top right, once per page (SHELL-09). It is there before the first of them, so that each is
 * announced. Pointer, focus and a hidden tab hold their time; a closed one hands the focus on.
 */
export function Toaster({ queue, belowHeader = false, className, ...props }: ToasterProps) {
  const { toasts: label } = useMessages(feedbackTexts);
  const toasts = useSyncExternalStore(queue.subscribe, queue.read, () => none);
  const ref = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<EventTarget>(null);

  useEffect(() => {
    const report = () => queue.hold('hidden', document.hidden);
    report();
    document.addEventListener('visibilitychange', report);
    return () => document.removeEventListener('visibilitychange', report);
  }, [queue]);

  // A toast that goes under the pointer or the focus sends no leave or blur: looked at whenever the toasts change.
  useEffect(() => {
    if (!ref.current?.matches(':hover')) queue.hold('pointer', false);
    if (!ref.current?.contains(document.activeElement)) queue.hold('focus', false);
  });

  function close({ currentTarget }: MouseEvent<HTMLButtonElement>, id: number) {
    const buttons = ref.current?.querySelectorAll<HTMLElement>('button:enabled') ?? [];
    // A mouse needs no next stop, which would hold the others.
    const byKeyboard = currentTarget.matches(':focus-visible');
    const next = byKeyboard && [...buttons].find((button) => button !== currentTarget);
    const target = next || cameFrom.current;
    if (target instanceof HTMLElement) target.focus();
    else currentTarget.blur();
    queue.dismiss(id);
  }

  return (
    <section
      aria-label={label}
      data-toaster=""
      {...props}
      className={cx(styles.base, belowHeader && styles.belowHeader, className)}
    >
      <div
        ref={ref}
        onPointerEnter={() => queue.hold('pointer', true)}
        onPointerLeave={() => queue.hold('pointer', false)}
        onFocus={({ relatedTarget }) => {
          if (!ref.current?.contains(relatedTarget)) cameFrom.current = relatedTarget;
          queue.hold('focus', true);
        }}
        onBlur={({ relatedTarget }) => queue.hold('focus', ref.current?.contains(relatedTarget) ?? false)}
      >
        <ol aria-live="polite" aria-relevant="additions" className={styles.list}>
          {toasts.map((toast) => (
            <ToastItem key={toast.id} toast={toast} onClose={(event) => close(event, toast.id)} />
          ))}
        </ol>
      </div>
    </section>
  );
}
