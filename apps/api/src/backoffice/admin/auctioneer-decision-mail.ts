import { greeting } from '../../platform/outbox/greeting.ts';
import { renderEmail } from '../../platform/outbox/render-email.ts';
import type { Mail } from '../../platform/outbox/mail.ts';
import type { SiteLinks } from '../../platform/outbox/site-links.ts';

export interface AuctioneerDecision {
  person: { id: number; name: string; email: string };
  decision: 'approved' | 'refused' | 'suspended';
  /** Why it was refused or suspended. */
  reason: string | null;
  /** Whether anything of theirs was on the site until then. */
  wasPublished: boolean;
  at: Date;
}

const texts = {
  approved: {
    heading: 'O seu cadastro de leiloeiro foi aprovado',
    text: 'A partir de agora as listas que você enviar passam a valer. As que já estavam à espera são conferidas uma a uma pela nossa equipe.',
  },
  refused: {
    heading: 'O seu cadastro de leiloeiro não foi aprovado',
    text: 'Nada do que você enviou foi publicado. O motivo informado:',
    textIfPublished:
      'O que você já tinha publicado deixou de aparecer no site, e nenhuma outra lista é aceita. O motivo informado:',
  },
  suspended: {
    heading: 'O seu cadastro de leiloeiro foi suspenso',
    text: 'Os seus lotes deixaram de aparecer no site e novas listas não são aceitas. O motivo informado:',
  },
} as const;

/** To an auctioneer: what an admin decided on the account (SAFE-21). */
export function auctioneerDecisionMail(
  links: SiteLinks,
  { person, decision, reason, wasPublished, at }: AuctioneerDecision,
): Mail {
  const { heading } = texts[decision];
  const text = decision === 'refused' && wasPublished ? texts.refused.textIfPublished : texts[decision].text;
  return {
    key: `auctioneer-${decision}:${person.id}:${at.getTime()}`,
    personId: person.id,
    to: person.email,
    subject: heading,
    headers: {},
    ...renderEmail({
      heading,
      home: links.home,
      reason: 'Você recebeu este email porque ele trata da sua conta de leiloeiro no Martelo.',
      blocks: [
        { kind: 'text', text: greeting(person.name) },
        { kind: 'text', text },
        ...(reason === null ? [] : [{ kind: 'text' as const, text: reason }]),
        decision === 'approved'
          ? { kind: 'button' as const, label: 'Enviar uma lista', href: links.auctioneer }
          : { kind: 'button' as const, label: 'Falar conosco', href: links.contact },
      ],
    }),
  };
}
