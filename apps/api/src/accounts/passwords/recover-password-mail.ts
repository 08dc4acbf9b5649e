import type { Role } from '../../platform/contract/person.ts';
import { hashToken } from '../../platform/tokens/tokens.ts';
import { recoveryMinutes } from '../../identity/one-use-tokens.ts';
import { greeting } from '../../platform/outbox/greeting.ts';
import { renderEmail } from '../../platform/outbox/render-email.ts';
import type { Mail } from '../../platform/outbox/mail.ts';
import type { SiteLinks } from '../../platform/outbox/site-links.ts';

interface RecoverPassword {
  person: { id: number; name: string; email: string; role: Role };
  token: string;
}

/** The link to choose a new password (AUTH-09). */
export function recoverPasswordMail(links: SiteLinks, { person, token }: RecoverPassword): Mail {
  return {
    key: `recover-password:${hashToken(token).toString('hex')}`,
    personId: person.id,
    to: person.email,
    subject: 'Redefina a sua senha do Martelo',
    headers: {},
    ...renderEmail({
      heading: 'Redefina a sua senha',
      home: links.home,
      reason: 'Você recebeu este email porque alguém pediu uma nova senha para esta conta.',
      blocks: [
        { kind: 'text', text: greeting(person.name) },
        {
          kind: 'text',
          text: `Recebemos um pedido para redefinir a senha da sua conta. O link abaixo vale por ${recoveryMinutes} minutos e só pode ser usado uma vez.`,
        },
        { kind: 'button', label: 'Escolher nova senha', href: links.newPassword(token, person.role) },
        { kind: 'text', text: 'Se não foi você, ignore este email: a sua senha continua a mesma.' },
      ],
    }),
  };
}
