import { Link } from '@martelo/ui/link';
import { Notice } from '@martelo/ui/notice';
import { Stack } from '@martelo/ui/stack';

import { paths } from '../../paths.ts';
import { ResendConfirmation } from './resend-confirmation.tsx';
import type { approvals } from '../back-office/labels.ts';

interface AccountStandingProps {
  auctioneer: {
    email: string;
    verified_email: boolean;
    approval: keyof typeof approvals;
    approval_reason: string | null;
  };
}

/** Until an auctioneer may publish: what is missing, and what to do about it (SAFE-20). */
export function AccountStanding({ auctioneer }: AccountStandingProps) {
  const { email, verified_email: verified, approval, approval_reason: reason } = auctioneer;
  if (approval === 'refused' || approval === 'suspended')
    return (
      <Notice
        tone="critical"
        title={approval === 'refused' ? 'O seu cadastro não foi aprovado' : 'O seu cadastro está suspenso'}
      >
        <Stack gap="small">
          {reason && <p>{reason}</p>}
          <p>
            Nenhuma lista pode ser enviada. Se há um engano, <Link href={paths.contact}>fale conosco</Link>.
          </p>
        </Stack>
      </Notice>
    );
  if (verified && approval === 'approved') return null;
  return (
    <Notice tone="caution" title="As suas listas ainda não aparecem no site">
      <Stack gap="small">
        {!verified && (
          <p>
            Confirme o seu email: enviamos um link para <strong>{email}</strong>.
          </p>
        )}
        {!verified && <ResendConfirmation />}
        {approval === 'pending' && (
          <p>
            {verified ? 'O email está confirmado. ' : ''}Um administrador confere o seu cadastro e avisa por
            email. O que você enviar até lá fica guardado e é decidido depois.
          </p>
        )}
      </Stack>
    </Notice>
  );
}
