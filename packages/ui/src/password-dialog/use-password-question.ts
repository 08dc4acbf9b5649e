import { type FormEvent, useRef, useState } from 'react';

import { useMessages } from '../messages/messages.tsx';
import { formsTexts } from '../messages/pt-br-forms.ts';

/** What is said when the work fails: under the password's field, or above the buttons. */
export interface PasswordDialogFailure {
  /** What is wrong with the password; under its field, which takes the focus. */
  password?: string | undefined;
  /** What else went wrong; above the buttons, of which the one that confirms then says 'Tentar novamente'. */
  message?: string | undefined;
}

interface PasswordQuestion {
  onConfirm: (password: string) => unknown;
  explain: ((reason: unknown) => PasswordDialogFailure) | undefined;
  onDone: () => void;
}

/** The password as it is written, whether the work that it is for is under way, and why it failed. */
export function usePasswordQuestion({ onConfirm, explain, onDone }: PasswordQuestion) {
  const texts = useMessages(formsTexts);
  const content = useRef<HTMLDivElement>(null);
  const [password, setPassword] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<PasswordDialogFailure>({});
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
      onDone();
    } catch (reason) {
      const said = explain?.(reason) ?? { message: texts.confirmFailed };
      setFailure(said);
      if (said.password) focusField();
    } finally {
      setBusy(false);
    }
  }

  return {
    /** What the dialog shows, for the focus to find the field in. */
    content,
    password,
    busy,
    failure,
    focusField,
    confirm,
    write(next: string) {
      setPassword(next);
      setFailure(({ message }) => (message ? { message } : {}));
    },
  };
}
