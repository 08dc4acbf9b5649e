import { printDateTime } from '@martelo/domain/dates';

import { writeLetter } from '../letter.ts';
import type { Mail } from '../mail.ts';
import type { SiteLinks } from '../site-links.ts';

export interface EmailChanged {
  person: { id: number; name: string };
  /** The address that the account had. */
  before: string;
  at: Date;
}

/** Tells the owner of the former address that the account has another one now, without naming it. */
export function emailChangedMail(links: SiteLinks, { person, before, at }: EmailChanged): Mail {
  return {
    key: `email-changed:${person.id}:${at.toISOString()}`,
    personId: person.id,
    to: before,
    subject: 'O e-mail da sua conta no Martelo foi alterado',
    headers: {},
    ...writeLetter({
      heading: 'O e-mail da sua conta foi alterado',
      home: links.home,
      reason: 'Você recebeu este e-mail porque este era o endereço de uma conta do Martelo.',
      blocks: [
        { kind: 'text', text: `Olá, ${person.name}.` },
        {
          kind: 'text',
          text: `Em ${printDateTime(at)} (horário de Brasília) a sua conta passou a usar outro endereço de e-mail.`,
        },
        { kind: 'text', text: 'Se não foi você, fale conosco.' },
        { kind: 'button', label: 'Falar com a equipe', href: links.contact },
      ],
    }),
  };
}
