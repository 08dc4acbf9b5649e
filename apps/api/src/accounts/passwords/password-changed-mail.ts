import { formatDateTime } from '@martelo/domain/dates';

import { greeting } from '../../platform/outbox/greeting.ts';
import { renderEmail } from '../../platform/outbox/render-email.ts';
import type { Mail } from '../../platform/outbox/mail.ts';
import type { SiteLinks } from '../../platform/outbox/site-links.ts';

interface PasswordChanged {
  person: { id: number; name: string; email: string };
  at: Date;
  /** Whether calendars' addresses ended with it. */
  calendarsEnded: boolean;
}

/** Notifies the owner that the password has changed. */
export function passwordChangedMail(links: SiteLinks, { person, at, calendarsEnded }: PasswordChanged): Mail {
  return {
    key: `password-changed:${person.id}:${at.toISOString()}`,
    personId: person.id,
    to: person.email,
    subject: 'A sua senha do Martelo foi alterada',
    headers: {},
    ...renderEmail({
      heading: 'A sua senha foi alterada',
      home: links.home,
      reason: 'Você recebeu este email porque a senha desta conta mudou.',
      blocks: [
        { kind: 'text', text: greeting(person.name) },
        {
          kind: 'text',
          text: `A senha da sua conta foi alterada em ${formatDateTime(at)} (horário de Brasília). As outras sessões foram encerradas.`,
        },
        ...(calendarsEnded
          ? [
              {
                kind: 'text' as const,
                text: 'Os endereços dos seus calendários deixaram de valer. Crie outros em Favoritos e em Alertas.',
              },
            ]
          : []),
        { kind: 'text', text: 'Se não foi você, escolha uma nova senha agora.' },
        { kind: 'button', label: 'Recuperar a conta', href: links.recover },
      ],
    }),
  };
}
