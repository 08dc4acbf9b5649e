import * as Primitive from '@radix-ui/react-alert-dialog';
import { cx } from 'class-variance-authority';
import { CircleAlert } from 'lucide-react';
import { type ComponentProps, type FormEvent, type ReactNode, useRef, useState } from 'react';

import { Button } from '../button/button.tsx';
import { warnMissingLabel } from '../internal/warn-dev.ts';
import { useOpenOnPage } from '../internal/use-open-on-page.ts';
import { useOpener } from '../internal/use-opener.ts';
import { useMessages } from '../messages/messages.tsx';
import { formsTexts } from '../messages/pt-br-forms.ts';
import { PasswordField } from '../password-field/password-field.tsx';

import * as frame from '../confirm-dialog/confirm-dialog.css.ts';
import * as modal from '../dialog/modal.css.ts';
import * as styles from './password-dialog.css.ts';

/** What is said when the work fails: under the password's field, or above the buttons. */
export interface PasswordDialogFailure {
  password?: string;
  message?: string;
}

export interface PasswordDialogProps extends Omit<
  ComponentProps<typeof Primitive.Content>,
  'title' | 'children'
> {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The question: 'Excluir sua conta?' */
  title: string;
  /** What the password is for, and what follows. */
  children: ReactNode;
  /** The verb of the title: 'Excluir conta'. */
  confirmLabel: string;
  /**
   * Does it with the password. It stays open while a promise runs, closes once it is kept, and says so when it is
   * broken.
   */
  onConfirm: (password: string) => unknown;
  /** What a broken promise says; 'Não foi possível concluir. Tente novamente.' without it. */
  explain?: ((reason: unknown) => PasswordDialogFailure) | undefined;
  /** Whose password it is, for password managers. */
  username?: string | undefined;
  /** `critical` takes something away for good. */
  tone?: 'critical' | 'accent';
}

/**
 * Asks for the current password before something that an open session alone must not do (SAFE-12). A press outside does
 * not close it, nor, while it is being done, does Escape; what was typed stays until it closes, and is gone then.
 */
export function PasswordDialog({ open, ...props }: PasswordDialogProps) {
  // Mounted anew each time: no password or error of before is left.
  return open ? <Question {...props} /> : null;
}

function Question({
  onOpenChange,
  title,
  children,
  confirmLabel,
  onConfirm,
  explain,
  username,
  tone = 'accent',
  className,
  ...props
}: Omit<PasswordDialogProps, 'open'>) {
  const texts = useMessages(formsTexts);
  const opener = useOpener();
  const content = useRef<HTMLDivElement>(null);
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<PasswordDialogFailure>({});
  if (process.env.NODE_ENV !== 'production') {
    warnMissingLabel('PasswordDialog', title, 'title');
    warnMissingLabel('PasswordDialog', confirmLabel, 'confirmLabel');
  }
  const focusField = () =>
    content.current?.querySelector<HTMLInputElement>('input[name="password"]')?.focus();

  async function confirm(event: FormEvent) {
    event.preventDefault();
    // React passes the event on to a form around the dialog's owner.
    event.stopPropagation();
    if (busy) return;
    if (!password) {
      setFailure({ password: texts.currentPasswordMissing });
      return focusField();
    }
    setBusy(true);
    setFailure({});
    try {
      await onConfirm(password);
      onOpenChange(false);
    } catch (reason) {
      const said = explain?.(reason) ?? { message: texts.confirmFailed };
      setFailure(said);
      if (said.password) focusField();
    } finally {
      setBusy(false);
    }
  }

  return (
    <Primitive.Root
      open={useOpenOnPage(true, onOpenChange)}
      onOpenChange={(next) => busy || onOpenChange(next)}
    >
      <Primitive.Portal>
        <div className={modal.backdrop} />
        <Primitive.Content
          {...props}
          ref={content}
          aria-modal
          data-modal=""
          onOpenAutoFocus={(event) => {
            opener.remember();
            event.preventDefault();
            focusField();
          }}
          onCloseAutoFocus={opener.giveBack}
          className={cx(modal.surface, modal.shape.center, frame.question, className)}
        >
          <Primitive.Title className={frame.title}>{title}</Primitive.Title>
          <Primitive.Description asChild>
            <div className={frame.text}>{children}</div>
          </Primitive.Description>
          <form onSubmit={(event) => void confirm(event)} noValidate aria-label={title}>
            {username && <input type="email" autoComplete="username" value={username} readOnly hidden />}
            <PasswordField
              label={texts.currentPassword}
              name="password"
              value={password}
              onValueChange={(next) => {
                setPassword(next);
                setFailure(({ message }) => (message ? { message } : {}));
              }}
              autoComplete="current-password"
              maxLength={200}
              error={failure.password}
              required
              className={styles.field}
            />
            <div role="alert">
              {failure.message && (
                <p className={frame.error}>
                  <CircleAlert className={frame.errorIcon} aria-hidden />
                  {failure.message}
                </p>
              )}
            </div>
            <div className={frame.answers}>
              <Primitive.Cancel asChild>
                <Button {...(busy && { 'aria-disabled': true })}>{texts.cancel}</Button>
              </Primitive.Cancel>
              <Button type="submit" tone={tone} loading={busy}>
                {failure.message ? texts.retry : confirmLabel}
              </Button>
            </div>
          </form>
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
