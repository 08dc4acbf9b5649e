import * as Primitive from '@radix-ui/react-alert-dialog';
import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';

import { warnMissingLabel } from '../internal/warn-dev.ts';
import { useMergedRef } from '../internal/use-merged-ref.ts';
import { useOpenOnPage } from '../internal/use-open-on-page.ts';
import { useOpener } from '../internal/use-opener.ts';
import { PasswordForm } from './password-form.tsx';
import { type PasswordDialogFailure, usePasswordQuestion } from './use-password-question.ts';

import * as frame from '../confirm-dialog/confirm-dialog.css.ts';
import * as modal from '../dialog/modal.css.ts';

export type { PasswordDialogFailure } from './use-password-question.ts';

export interface PasswordDialogProps extends Omit<
  ComponentProps<typeof Primitive.Content>,
  'title' | 'children'
> {
  /** Whether it is open; its owner keeps it. */
  open: boolean;
  /** Called with `false` once it is done or given up, and when its page is left: the owner takes it away. */
  onOpenChange: (open: boolean) => void;
  /** The question: 'Excluir sua conta?' */
  title: string;
  /** What the password is for, and what follows. */
  children: ReactNode;
  /** The verb of the title: 'Excluir conta'. */
  confirmLabel: string;
  /**
   * Does it with the password. Stays open while a returned promise is pending, closes when fulfilled, shows an error
   * when rejected.
   */
  onConfirm: (password: string) => unknown;
  /** The error of a rejection; 'Não foi possível concluir. Tente novamente.' without it. */
  explain?: ((reason: unknown) => PasswordDialogFailure) | undefined;
  /** Whose password it is, for password managers. */
  username?: string | undefined;
  /** `critical` takes something away for good. */
  tone?: 'critical' | 'accent' | undefined;
}

/**
 * Asks for the current password before something that an open session alone must not do (SAFE-12). A press outside does
 * not close it, nor, while it is being done, does Escape; what was typed stays until it closes, and is gone then.
 */
export function PasswordDialog({ open, ...props }: PasswordDialogProps) {
  // Mounted again each time: no earlier password or error is left.
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
  onOpenAutoFocus,
  onCloseAutoFocus,
  className,
  ref,
  ...props
}: Omit<PasswordDialogProps, 'open'>) {
  const opener = useOpener();
  const { content, focusField, ...question } = usePasswordQuestion({
    onConfirm,
    explain,
    onDone: () => onOpenChange(false),
  });
  const merged = useMergedRef(content, ref);
  if (process.env.NODE_ENV !== 'production') {
    warnMissingLabel('PasswordDialog', title, 'title');
    warnMissingLabel('PasswordDialog', confirmLabel, 'confirmLabel');
  }
  return (
    <Primitive.Root
      open={useOpenOnPage(true, onOpenChange, question.busy)}
      onOpenChange={(next) => question.busy || onOpenChange(next)}
    >
      <Primitive.Portal>
        <div className={modal.backdrop} />
        <Primitive.Content
          {...props}
          ref={merged}
          aria-modal
          data-modal=""
          onOpenAutoFocus={(event) => {
            opener.remember();
            onOpenAutoFocus?.(event);
            if (event.defaultPrevented) return;
            event.preventDefault();
            focusField();
          }}
          onCloseAutoFocus={(event) => {
            onCloseAutoFocus?.(event);
            opener.giveBack(event);
          }}
          className={cx(modal.surface, modal.shape.center, frame.question, className)}
        >
          <Primitive.Title className={frame.title}>{title}</Primitive.Title>
          <Primitive.Description asChild>
            <div className={frame.text}>{children}</div>
          </Primitive.Description>
          <PasswordForm
            question={question}
            title={title}
            confirmLabel={confirmLabel}
            tone={tone}
            username={username}
          />
        </Primitive.Content>
      </Primitive.Portal>
    </Primitive.Root>
  );
}
