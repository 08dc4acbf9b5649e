import * as Primitive from '@radix-ui/react-alert-dialog';
import { CircleAlert } from 'lucide-react';

import { Button } from '../button/button.tsx';
import { useMessages } from '../messages/messages.tsx';
import { formsTexts } from '../messages/pt-br-forms.ts';
import { PasswordField } from '../password-field/password-field.tsx';
import type { usePasswordQuestion } from './use-password-question.ts';

import * as frame from '../confirm-dialog/confirm-dialog.css.ts';
import * as styles from './password-dialog.css.ts';

interface PasswordFormProps {
  question: Omit<ReturnType<typeof usePasswordQuestion>, 'content' | 'focusField'>;
  title: string;
  confirmLabel: string;
  tone: 'critical' | 'accent';
  username: string | undefined;
}

/** The password, what went wrong with the last try, and the two answers. */
export function PasswordForm({ question, title, confirmLabel, tone, username }: PasswordFormProps) {
  const texts = useMessages(formsTexts);
  const { password, busy, failure, confirm, write } = question;
  return (
    <form onSubmit={(event) => void confirm(event)} noValidate aria-label={title}>
      {username && <input type="email" autoComplete="username" value={username} readOnly hidden />}
      <PasswordField
        label={texts.currentPassword}
        name="password"
        value={password}
        onValueChange={write}
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
  );
}
