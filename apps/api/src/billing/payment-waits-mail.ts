import type { Mail } from '../platform/outbox/mail.ts';
import { renderEmail } from '../platform/outbox/render-email.ts';
import type { SiteLinks } from '../platform/outbox/site-links.ts';
import { hashToken } from '../platform/tokens/tokens.ts';

interface WaitingPayment {
  person: { id: number };
  email: string;
  /** Of the link that confirms the address. */
  token: string;
  /** How long it is valid. */
  hours: number;
}

/**
 * To somebody who paid and whose account's email is not confirmed. It has no name: another person may have made the
 * account; then the payer gets it by a new password, not by the confirmation.
 */
export function paymentWaitsMail(links: SiteLinks, { person, email, token, hours }: WaitingPayment): Mail {
  return {
    key: `payment-waits:${hashToken(token).toString('hex')}`,
    personId: person.id,
    to: email,
    subject: 'Confirme o seu email para usar o plano do Martelo',
    headers: {},
    ...renderEmail({
      heading: 'Falta confirmar o seu email',
      home: links.home,
      reason:
        'Você recebeu este email porque este endereço foi informado no pagamento de um plano do Martelo.',
      blocks: [
        {
          kind: 'text',
          text: `Recebemos o pagamento do seu plano. A conta com este email ainda não o confirmou, e o plano começa quando ele for confirmado. O link vale por ${hours} horas.`,
        },
        { kind: 'button', label: 'Confirmar email', href: links.confirmEmail(token) },
        {
          kind: 'text',
          text: `Se não foi você quem criou a conta, não confirme: peça uma senha nova em ${links.recover}. Com ela a conta e o plano são seus.`,
        },
      ],
    }),
  };
}
