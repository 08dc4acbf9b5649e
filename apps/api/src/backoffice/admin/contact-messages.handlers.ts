import { formatProtocol, replyBy } from '../../public/contact/receipt.ts';
import { notFound } from '../../platform/http/errors.ts';
import type { Handlers } from '../../platform/contract/contract.ts';
import type { Services } from '../../platform/services.ts';
import { contactMessageRepository, type MessageRow } from './contact-messages.repository.ts';

const print = ({ received_at, mailed_at, answered_at, answered_by, ...message }: MessageRow) => ({
  ...message,
  protocol: formatProtocol(message.id, received_at),
  received_at: received_at.toISOString(),
  reply_by: replyBy(received_at).toISOString(),
  mailed_at: mailed_at?.toISOString() ?? null,
  answered_at: answered_at?.toISOString() ?? null,
  answered_by,
});

function expectMessage(message: MessageRow | null): MessageRow {
  if (!message) throw notFound('Mensagem não encontrada.');
  return message;
}

/** What people wrote by the contact form, for admins (INFO-04). */
export function contactMessageHandlers({ database, clock }: Services) {
  const messages = contactMessageRepository(database);
  return {
    async listContactMessages({ query: { page = 1, ...filters } }) {
      const { rows, pagination } = await messages.page(filters, page);
      return { data: rows.map(print), pagination };
    },

    async answerContactMessage({ person, path }) {
      const message = expectMessage(await messages.setAnswered(person, path.id, true, clock()));
      return { message: 'Mensagem marcada como respondida.', data: print(message) };
    },

    async reopenContactMessage({ person, path }) {
      const message = expectMessage(await messages.setAnswered(person, path.id, false, clock()));
      return { message: 'Mensagem de volta às que esperam resposta.', data: print(message) };
    },
  } satisfies Partial<Handlers>;
}
