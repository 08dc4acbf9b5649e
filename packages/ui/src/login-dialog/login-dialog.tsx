import { ButtonLink } from '../button/button.tsx';
import { Modal, type ModalProps } from '../dialog/modal.tsx';
import { useMessages } from '../messages/messages.tsx';
import { shellTexts } from '../messages/pt-br-shell.ts';
import { Notice } from '../notice/notice.tsx';
import { Stack } from '../stack/stack.tsx';

/** What needs the account: 'Login necessário', 'Você precisa estar logado para favoritar leilões'. */
export interface LoginReason {
  /** What is missing: 'Login necessário'. */
  title: string;
  /** What the account is needed for, in a sentence. */
  message: string;
}

export interface LoginDialogProps extends Omit<ModalProps, 'title' | 'children' | 'footer'> {
  /** Why an account is needed here, in a title and a sentence. */
  reason?: LoginReason | undefined;
  /** Both lead back to where the visitor was. */
  signInHref: string;
  /** The way to a new account; it leads back as well. */
  signUpHref: string;
}

/** What a visitor meets who reaches for something that needs an account (DETAIL-09, FAV-03). */
export function LoginDialog({ reason, signInHref, signUpHref, ...props }: LoginDialogProps) {
  const { loginTitle, loginText, signIn, signUp } = useMessages(shellTexts);
  return (
    <Modal {...props} title={loginTitle} description={loginText} shape="center">
      <Stack gap="small">
        {reason && (
          <Notice tone="caution" title={reason.title}>
            {reason.message}
          </Notice>
        )}
        <ButtonLink href={signInHref} tone="accent" size="large" wide>
          {signIn}
        </ButtonLink>
        <ButtonLink href={signUpHref} size="large" wide>
          {signUp}
        </ButtonLink>
      </Stack>
    </Modal>
  );
}
