import { renderEmail } from '../platform/outbox/render-email.ts';
import type { Mail } from '../platform/outbox/mail.ts';
import type { SiteLinks } from '../platform/outbox/site-links.ts';

interface InvitedBuyer {
  /** Of the invitation. */
  uuid: string;
  email: string;
}

/** To somebody who paid before having an account, with the link to create one. */
export function invitationMail(links: SiteLinks, { uuid, email }: InvitedBuyer): Mail {
  return {
    key: `invitation:${uuid}`,
    personId: null,
    to: email,
    subject: 'Crie a sua conta no Martelo',
    headers: {},
    ...renderEmail({
      heading: 'Falta criar a sua conta',
      home: links.home,
      reason:
        'Você recebeu este email porque este endereço foi informado no pagamento de um plano do Martelo.',
      blocks: [
        {
          kind: 'text',
          text: 'Recebemos o pagamento do seu plano. Crie a sua conta com este email para começar a usar.',
        },
        { kind: 'button', label: 'Criar conta', href: links.invitation(uuid) },
      ],
    }),
  };
}
