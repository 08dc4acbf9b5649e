import { hashToken } from '../../platform/tokens/tokens.ts';
import { greeting } from '../../platform/outbox/greeting.ts';
import { renderEmail } from '../../platform/outbox/render-email.ts';
import type { Mail } from '../../platform/outbox/mail.ts';
import type { SiteLinks } from '../../platform/outbox/site-links.ts';

interface ConfirmEmail {
  person: { id: number; name: string };
  /** The address to confirm, which may be a new one. */
  email: string;
  token: string;
  /** How long the link is valid. */
  hours: number;
}

/** The link that confirms the new address of an account, which keeps the former one until then. */
export function confirmNewEmailMail(links: SiteLinks, { person, email, token, hours }: ConfirmEmail): Mail {
  return {
    key: `confirm-new-email:${hashToken(token).toString('hex')}`,
    personId: person.id,
    to: email,
    subject: 'Confirme o seu novo email no Martelo',
    headers: {},
    ...renderEmail({
      heading: 'Confirme o seu novo email',
      home: links.home,
      reason: 'Você recebeu este email porque este endereço foi informado em uma conta do Martelo.',
      blocks: [
        { kind: 'text', text: greeting(person.name) },
        {
          kind: 'text',
          text: `Confirme que este endereço é seu: só então a sua conta passa a usá-lo. O link vale por ${hours} horas.`,
        },
        { kind: 'button', label: 'Confirmar email', href: links.confirmEmail(token) },
        { kind: 'text', text: 'Se você não pediu esta troca, ignore este email: nada muda.' },
      ],
    }),
  };
}

/** The link that confirms a person's address (AUTH-13). */
export function confirmEmailMail(links: SiteLinks, { person, email, token, hours }: ConfirmEmail): Mail {
  return {
    key: `confirm-email:${hashToken(token).toString('hex')}`,
    personId: person.id,
    to: email,
    subject: 'Confirme o seu email no Martelo',
    headers: {},
    ...renderEmail({
      heading: 'Confirme o seu email',
      home: links.home,
      reason: 'Você recebeu este email porque este endereço foi informado em uma conta do Martelo.',
      blocks: [
        { kind: 'text', text: greeting(person.name) },
        { kind: 'text', text: `Confirme que este endereço é seu. O link vale por ${hours} horas.` },
        { kind: 'button', label: 'Confirmar email', href: links.confirmEmail(token) },
        { kind: 'text', text: 'Se você não criou uma conta, ignore este email.' },
      ],
    }),
  };
}
