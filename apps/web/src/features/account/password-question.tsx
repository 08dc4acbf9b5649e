import { ApiError } from '@martelo/api-client';
import { PasswordDialog, type PasswordDialogFailure } from '@martelo/ui/password-dialog';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';

import { sessionNow } from '../../lib/session.ts';

type Send<Answer> = (password?: string) => Promise<Answer>;

interface Question {
  send: Send<void>;
  fail: (error: unknown) => void;
  cancel: () => unknown;
}

const passwordErrorOf = (error: unknown) =>
  error instanceof ApiError ? error.fields['current_password']?.[0] : undefined;

/** What the form's own fields say, or what ends the session, is for the page behind the dialog. */
const isForPage = (error: unknown) =>
  error instanceof ApiError &&
  !passwordErrorOf(error) &&
  (error.status === 401 || Object.keys(error.fields).length > 0);

interface PasswordQuestion {
  /**
   * Sends with the current password, requested in a dialog where `needed` or where the server requires it; 'cancelled'
   * where the person closes it. An error of the password stays in the dialog.
   */
  withPassword: <Answer>(needed: boolean, send: Send<Answer>) => Promise<Answer | 'cancelled'>;
  dialog: ReactNode;
}

/** The current password for a form that changes who somebody is (SAFE-12). */
export function usePasswordQuestion(explain: (error: unknown) => string | null): PasswordQuestion {
  const [question, setQuestion] = useState<Question | null>(null);

  const askForPassword = async <Answer,>(send: Send<Answer>) =>
    new Promise<Answer | 'cancelled'>((resolve, reject) => {
      let failed = false;
      setQuestion({
        send: async (password) => resolve(await send(password)),
        fail(error) {
          failed = true;
          // After the closed dialog has given the focus back: the form moves it to what is wrong.
          setTimeout(() => reject(error));
        },
        cancel: () => failed || resolve('cancelled'),
      });
    });

  async function confirm(password: string) {
    try {
      await question?.send(password);
    } catch (error) {
      if (!isForPage(error)) throw error;
      flushSync(() => setQuestion(null));
      question?.fail(error);
    }
  }

  function failure(reason: unknown): PasswordDialogFailure {
    const password = passwordErrorOf(reason);
    const message = explain(reason);
    return password ? { password } : message === null ? {} : { message };
  }

  return {
    async withPassword(needed, send) {
      if (needed) return askForPassword(send);
      try {
        return await send();
      } catch (error) {
        // What the account has was changed meanwhile, in another tab.
        if (passwordErrorOf(error)) return askForPassword(send);
        throw error;
      }
    },
    dialog: (
      <PasswordDialog
        open={question !== null}
        onOpenChange={(open) => {
          if (open) return;
          question?.cancel();
          setQuestion(null);
        }}
        title="Confirme que é você"
        confirmLabel="Confirmar"
        onConfirm={confirm}
        explain={failure}
        username={sessionNow()?.user.email}
      >
        Para trocar o email, o CPF ou o CNPJ da conta, digite a sua senha atual.
      </PasswordDialog>
    ),
  };
}
