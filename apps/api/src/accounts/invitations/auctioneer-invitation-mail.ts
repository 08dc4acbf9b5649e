import { renderEmail } from '../../platform/outbox/render-email.ts';
import type { Mail } from '../../platform/outbox/mail.ts';
import type { SiteLinks } from '../../platform/outbox/site-links.ts';

interface InvitedAuctioneer {
  /** Of the invitation. */
  uuid: string;
  email: string;
  name: string | null;
  /** How long it is valid. */
  days: number;
}

/** To an auctioneer whom an admin invites: where to register (API-08). */
export function auctioneerInvitationMail(
  links: SiteLinks,
  { uuid, email, name, days }: InvitedAuctioneer,
): Mail {
  return {
    key: `auctioneer-invitation:${uuid}`,
    personId: null,
    to: email,
    subject: 'Convite para publicar os seus leilões no Martelo',
    headers: {},
    ...renderEmail({
      heading: 'Publique os seus leilões no Martelo',
      home: links.home,
      reason: 'Você recebeu este email porque a equipe do Martelo convidou este endereço.',
      blocks: [
        { kind: 'text', text: name ? `Olá, ${name}.` : 'Olá.' },
        {
          kind: 'text',
          text: `O Martelo reúne leilões de imóveis de listas oficiais e leva os interessados até o site do leiloeiro. Crie a sua conta de leiloeiro para enviar as suas listas. O convite vale por ${days} dias.`,
        },
        { kind: 'button', label: 'Criar conta de leiloeiro', href: links.invitation(uuid, 'auctioneer') },
      ],
    }),
  };
}
