import { refuseFields } from '../../platform/http/errors.ts';
import { contactMail, contactReceiptMail } from './contact-mails.ts';
import type { Handlers } from '../../platform/contract/contract.ts';
import type { Services } from '../../platform/services.ts';
import {
  limitAttempts,
  failuresBeforeCaptcha,
  failuresBeforeWait,
  windowStart,
} from '../../identity/throttle/limit-attempts.ts';
import { countAttempts, noteAttempt } from '../../identity/throttle/attempts.ts';
import { callerAddress } from '../../platform/net/caller-address.ts';
import { storeContactMessage } from './contact.repository.ts';
import { formatProtocol, replyBy } from './receipt.ts';

/**
 * Receipts that one address gets in a quarter of an hour: the form takes any address, and must not be usable to flood
 * one.
 */
const maxReceipts = 3;

const limits = { beforeCaptcha: failuresBeforeCaptcha, max: failuresBeforeWait };

/** Messages to the platform (INFO-04): stored, and mailed to the team where it has a mailbox. */
export function contactHandlers({ database, clock, outbox, settings }: Services) {
  const team = settings.site.contactEmail;
  return {
    async sendContactMessage({ body, request }) {
      const now = clock();
      const [name, message] = [body.name.trim(), body.message.trim()];
      refuseFields({
        ...(!name && { name: ['Nome é obrigatório'] }),
        ...(!message && { message: ['Mensagem é obrigatória'] }),
      });
      const subject = callerAddress(request.ip);
      await limitAttempts(database, [{ kind: 'contact', subject, ...limits }], body, now);
      const email = body.email.toLowerCase();
      await noteAttempt(database, 'contact-receipt', email, now);
      const receipts = await countAttempts(database, 'contact-receipt', email, windowStart(now));

      const written = { name, email, subject: body.subject, message };
      const id = await database.transaction().execute(async (trx) => {
        const stored = await storeContactMessage(trx, written, now);
        const contact = { ...written, id: stored, receivedAt: now };
        const mails = [
          ...(team ? [contactMail(outbox.links, contact, team)] : []),
          ...(receipts <= maxReceipts ? [contactReceiptMail(outbox.links, contact)] : []),
        ];
        await outbox.enqueue(trx, mails, now);
        return stored;
      });
      return {
        message: 'Mensagem enviada! Responderemos em até 24 horas úteis.',
        protocol: formatProtocol(id, now),
        reply_by: replyBy(now).toISOString(),
      };
    },
  } satisfies Partial<Handlers>;
}
