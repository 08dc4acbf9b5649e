import { formatDateTime } from '@martelo/domain/dates';

import type { Block } from '../../platform/outbox/email-content.ts';
import { greeting } from '../../platform/outbox/greeting.ts';
import { renderEmail } from '../../platform/outbox/render-email.ts';
import type { Mail } from '../../platform/outbox/mail.ts';
import type { SiteLinks } from '../../platform/outbox/site-links.ts';

export interface EmailChanged {
  person: { id: number; name: string };
  changeId: number;
  /** The address that the account had. */
  before: string;
  /** Whether the change is pending or has taken effect. */
  state: 'requested' | 'effective';
  /** Of the link that undoes the change; null where the former address can't. */
  token: string | null;
  /** How long the link to undo is valid. */
  days: number;
  /** Whether the former address was confirmed: only then is the link valid after the change has taken effect. */
  verified: boolean;
  at: Date;
}

const subjects = {
  requested: 'Pedido de troca do email da sua conta no Martelo',
  effective: 'O email da sua conta no Martelo foi alterado',
};
const headings = {
  requested: 'Alguém pediu para trocar o email da sua conta',
  effective: 'O email da sua conta foi alterado',
};

const wayBack = (links: SiteLinks, { token, verified, days }: EmailChanged): Block[] => [
  {
    kind: 'text',
    text: `Se não foi você, use o botão abaixo${verified ? '' : ' antes que o novo endereço seja confirmado'}: a conta volta para este email, todas as sessões terminam, os endereços de calendário deixam de valer e você escolhe uma nova senha. O link vale por ${days} dias.`,
  },
  { kind: 'button', label: 'Não fui eu', href: links.undoEmail(token!) },
];

/** Notifies the former address of a change, without naming the new one, with a link to undo it. */
export function emailChangedMail(links: SiteLinks, mail: EmailChanged): Mail {
  const { person, changeId, before, state, token, at } = mail;
  const when = `${formatDateTime(at)} (horário de Brasília)`;
  const what =
    state === 'requested'
      ? `Em ${when} foi pedido outro endereço de email para a sua conta. Ele só passa a valer quando for confirmado; até lá a conta continua com este.`
      : `Em ${when} a sua conta passou a usar outro endereço de email.`;
  return {
    key: `email-${state}:${changeId}`,
    personId: person.id,
    to: before,
    subject: subjects[state],
    headers: {},
    ...renderEmail({
      heading: headings[state],
      home: links.home,
      reason: 'Você recebeu este email porque este é ou era o endereço de uma conta do Martelo.',
      blocks: [
        { kind: 'text', text: greeting(person.name) },
        { kind: 'text', text: what },
        ...(token
          ? wayBack(links, mail)
          : ([
              { kind: 'text', text: 'Se não foi você, fale conosco.' },
              { kind: 'button', label: 'Falar com a equipe', href: links.contact },
            ] as const)),
      ],
    }),
  };
}
