import * as Primitive from '@radix-ui/react-alert-dialog';
import { cx } from 'class-variance-authority';
import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type ReactNode, useRef, useState } from 'react';

import { Button } from '../button/button.tsx';
import { warnMissingLabel } from '../internal/warn-dev.ts';
import { useOpenOnPage } from '../internal/use-open-on-page.ts';
import { useOpener } from '../internal/use-opener.ts';
import { useMessages } from '../messages/messages.tsx';
import { formsTexts } from '../messages/pt-br-forms.ts';

import * as modal from '../dialog/modal.css.ts';
import * as styles from './confirm-dialog.css.ts';

export interface ConfirmDialogProps extends Omit<
  ComponentProps<typeof Primitive.Content>,
  'title' | 'children'
> {
  /** Whether it is open; its owner keeps it. */
  open: boolean;
  /** Called with `false` once it is done or given up, and when its page is left: the owner takes it away. */
  onOpenChange: (open: boolean) => void;
  /** The question: 'Excluir este alerta?' */
  title: string;
  /** What follows from it, and whether it can be undone. */
  children: ReactNode;
  /** The verb of the title: 'Excluir alerta'. */
  confirmLabel: string;
  /** Does it. Stays open while a returned promise is pending, closes when fulfilled, shows an error when rejected. */
  onConfirm: () => unknown;
  /** `critical` takes something away for good. */
  tone?: 'critical' | 'accent' | undefined;
  /** The button that leaves all as it is; 'Cancelar' by default. */
  cancelLabel?: string | undefined;
  /** What is said when `onConfirm` fails. */
  errorText?: string | ((reason: unknown) => string) | undefined;
}

/**
 * A question before something that cannot be undone. The focus starts on the button that changes nothing; neither a
 * press outside nor, while it is being done, Escape answers it.
 */
export function ConfirmDialog({ open, ...props }: ConfirmDialogProps) {
  // Mounted again each time: no earlier error is left.
  return open ? <Question {...props} /> : null;
}

function Question({
  onOpenChange,
  title,
  children,
  confirmLabel,
  onConfirm,
  tone = 'critical',
  cancelLabel,
  errorText,
  onOpenAutoFocus,
  onCloseAutoFocus,
  className,
  ...props
}: Omit<ConfirmDialogProps, 'open'>) {
  const { cancel, retry, confirmFailed } = useMessages(formsTexts);
  const opener = useOpener();
  const first = useRef<HTMLButtonElement>(null);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  if (process.env.NODE_ENV !== 'production') {
    warnMissingLabel('ConfirmDialog', title, 'title');
    warnMissingLabel('ConfirmDialog', confirmLabel, 'confirmLabel');
  }

  async function confirm() {
    setBusy(true);
    setError(null);
    try {
      await onConfirm();
      onOpenChange(false);
    } catch (reason) {
      setError(typeof errorText === 'function' ? errorText(reason) : (errorText ?? confirmFailed));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Primitive.Root
      open={useOpenOnPage(true, onOpenChange, busy)}
      onOpenChange={(next) => busy || onOpenChange(next)}
    >
      <Primitive.Portal>
        {/* Radix's own overlay locks the scroll by an inline style element, which the site's policy blocks. */}
        <div className={modal.backdrop} />
        <Primitive.Content
          {...props}
          aria-modal
          data-modal=""
          onOpenAutoFocus={(event) => {
            opener.remember();
            onOpenAutoFocus?.(event);
            if (event.defaultPrevented) return;
            // Radix's own would not scroll there in a low window.
            event.preventDefault();
            first.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            onCloseAutoFocus?.(event);
            opener.giveBack(event);
          }}
          className={cx(modal.surface, modal.shape.center, styles.question, className)}
        >
          <Primitive.Title className={styles.title}>{title}</Primitive.Title>
          <Primitive.Description asChild>
            <div className={styles.text}>{children}</div>
          </Primitive.Description>
          <div role="alert">
            {error && (
              <p className={styles.error}>
                <CircleAlert className={styles.errorIcon} aria-hidden />
                {error}
              </p>
            )}
          </div>
          <div className={styles.answers}>
            <Primitive.Cancel ref={first} asChild>
              <Button {...(busy && { 'aria-disabled': true })}>{cancelLabel ?? cancel}</Button>
            </Primitive.Cancel>
            <Button tone={tone} loading={busy} onClick={() => void confirm()}>
              {error ? retry : confirmLabel}
            </Button>
          </div>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
