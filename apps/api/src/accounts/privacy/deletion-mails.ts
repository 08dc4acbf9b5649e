import { formatDate } from '@martelo/domain/dates';

import type { EmailContent } from '../../platform/outbox/email-content.ts';
import { greeting } from '../../platform/outbox/greeting.ts';
import { renderEmail } from '../../platform/outbox/render-email.ts';
import type { Mail } from '../../platform/outbox/mail.ts';
import type { SiteLinks } from '../../platform/outbox/site-links.ts';

export interface Deletion {
  /** Of `deletion_requests`. */
  id: number;
  person: { id: number; name: string; email: string };
}

interface Accepted extends Deletion {
  /** The checkout goes on charging for a plan. */
  charged: boolean;
}

const mail = (
  links: SiteLinks,
  step: string,
  { id, person }: Deletion,
  { heading, blocks }: Pick<EmailContent, 'heading' | 'blocks'>,
): Mail => ({
  key: `deletion-${step}:${id}`,
  personId: person.id,
  to: person.email,
  subject: heading,
  headers: {},
  ...renderEmail({
    heading,
    home: links.home,
    reason: 'Você recebeu este email porque ele trata da sua conta no Martelo.',
    blocks: [{ kind: 'text', text: greeting(person.name) }, ...blocks],
  }),
});

const planBlocks = (links: SiteLinks, { charged }: Accepted): EmailContent['blocks'] =>
  charged
    ? [
        {
          kind: 'text',
          text: 'Excluir a conta não cancela a cobrança do plano: cancele a renovação no site de pagamento. Se não conseguir, ou para desistir em até 7 dias da contratação e receber tudo de volta, escreva para nós com o email da assinatura.',
        },
        { kind: 'button', label: 'Falar conosco', href: links.contact },
      ]
    : [];

/** The request was received; until `dueAt` it can be withdrawn (ACC-09). */
export function deletionRequestedMail(links: SiteLinks, deletion: Accepted & { dueAt: Date }): Mail {
  return mail(links, 'requested', deletion, {
    heading: 'Recebemos o pedido de exclusão da sua conta',
    blocks: [
      {
        kind: 'text',
        text: `A sua conta e os seus dados serão apagados em ${formatDate(deletion.dueAt)}. Até lá você pode cancelar o pedido.`,
      },
      { kind: 'button', label: 'Cancelar o pedido', href: links.deletion },
      { kind: 'text', text: 'Se não foi você, cancele o pedido e troque a sua senha.' },
      ...planBlocks(links, deletion),
    ],
  });
}

/** The person withdrew it. */
export function deletionCancelledMail(links: SiteLinks, deletion: Deletion): Mail {
  return mail(links, 'cancelled', deletion, {
    heading: 'O pedido de exclusão foi cancelado',
    blocks: [{ kind: 'text', text: 'A sua conta continua ativa e nada foi apagado.' }],
  });
}

/** An admin refused it, and says why. */
export function deletionRefusedMail(links: SiteLinks, deletion: Deletion & { reason: string }): Mail {
  return mail(links, 'refused', deletion, {
    heading: 'O pedido de exclusão não pôde ser atendido',
    blocks: [
      { kind: 'text', text: 'A sua conta continua ativa. O motivo informado:' },
      { kind: 'quote', text: deletion.reason },
      { kind: 'button', label: 'Falar conosco', href: links.contact },
    ],
  });
}

/** The account is gone. The mail belongs to no account, since it would go with it. */
export function deletionCompletedMail(links: SiteLinks, deletion: Accepted): Mail {
  const completed = mail(links, 'completed', deletion, {
    heading: 'A sua conta foi excluída',
    blocks: [
      {
        kind: 'text',
        text: 'A sua conta, os seus favoritos, alertas e oportunidades foram apagados. Este é o último email que enviamos a este endereço.',
      },
      ...planBlocks(links, deletion),
    ],
  });
  return { ...completed, personId: null };
}
