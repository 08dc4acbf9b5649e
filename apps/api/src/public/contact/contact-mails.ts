import { formatDateTime } from '@martelo/domain/dates';

import { formatProtocol } from './receipt.ts';
import { renderEmail } from '../../platform/outbox/render-email.ts';
import { type Mail, subjectOf } from '../../platform/outbox/mail.ts';
import type { SiteLinks } from '../../platform/outbox/site-links.ts';

const subjects: Readonly<Record<string, string>> = {
  suporte: 'Suporte',
  comercial: 'Comercial',
  duvidas: 'Dúvidas',
  sugestoes: 'Sugestões',
  outros: 'Outros',
};

export interface ContactMessage {
  /** Of `contact_messages`. */
  id: number;
  name: string;
  email: string;
  subject: string;
  message: string;
  receivedAt: Date;
}

/** A message of the contact form, to the team; an answer goes to its sender. */
export function contactMail(links: SiteLinks, contact: ContactMessage, team: string): Mail {
  const subject = subjects[contact.subject] ?? contact.subject;
  return {
    key: `contact:${contact.id}`,
    personId: null,
    to: team,
    subject: subjectOf(`[Contato] ${subject}: ${contact.name}`),
    headers: { 'Reply-To': contact.email },
    ...renderEmail({
      heading: 'Mensagem do formulário de contato',
      home: links.home,
      reason: 'Mensagem enviada pelo site.',
      blocks: [
        {
          kind: 'facts',
          facts: [
            ['Nome', contact.name],
            ['Email', contact.email],
            ['Assunto', subject],
            ['Recebida em', formatDateTime(contact.receivedAt)],
          ],
        },
        { kind: 'quote', text: contact.message },
      ],
    }),
  };
}

/**
 * The receipt to the sender. The form takes any address, so the message is not repeated: the form can't be used to send
 * a text to somebody else.
 */
export function contactReceiptMail(links: SiteLinks, contact: ContactMessage): Mail {
  return {
    key: `contact-receipt:${contact.id}`,
    personId: null,
    to: contact.email,
    subject: 'Recebemos a sua mensagem',
    headers: {},
    ...renderEmail({
      heading: 'Recebemos a sua mensagem',
      home: links.home,
      reason: 'Você recebeu este email porque este endereço foi informado em nosso formulário de contato.',
      blocks: [
        { kind: 'text', text: 'Obrigado por escrever. Respondemos em até 24 horas úteis.' },
        {
          kind: 'facts',
          facts: [
            ['Assunto', subjects[contact.subject] ?? 'não informado'],
            ['Recebida em', formatDateTime(contact.receivedAt)],
            ['Protocolo', formatProtocol(contact.id, contact.receivedAt)],
          ],
        },
      ],
    }),
  };
}
