import { formatProtocol, replyBy } from '../../public/contact/receipt.ts';
import type { Handlers } from '../../platform/contract/contract.ts';
import type { Services } from '../../platform/services.ts';
import { contactMessagesPage } from './contact-messages.repository.ts';

/** What people wrote by the contact form, for admins (INFO-04). */
export function contactMessageHandlers({ database }: Services) {
  return {
    async listContactMessages({ query: { subject, page = 1 } }) {
      const { rows, pagination } = await contactMessagesPage(database, subject, page);
      const data = rows.map(({ received_at, mailed_at, ...message }) => ({
        ...message,
        protocol: formatProtocol(message.id, received_at),
        received_at: received_at.toISOString(),
        reply_by: replyBy(received_at).toISOString(),
        mailed_at: mailed_at?.toISOString() ?? null,
      }));
      return { data, pagination };
    },
  } satisfies Partial<Handlers>;
}
