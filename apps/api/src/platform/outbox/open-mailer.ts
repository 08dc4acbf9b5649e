import type { FastifyBaseLogger } from 'fastify';

import type { Settings } from '../config/settings.ts';
import { type Mailer, MailRefused } from './mailer.ts';
import { fileMailer, outboxFolder } from './file-mailer.ts';
import { smtpMailer } from './smtp-mailer.ts';

type Log = Pick<FastifyBaseLogger, 'warn'>;

/** Warns of each mail that is given up, by its id: neither its address nor its text may be logged. */
export const reportRefusals = (mailer: Mailer, log: Log): Mailer => ({
  ...mailer,
  async send(mail) {
    try {
      await mailer.send(mail);
    } catch (error) {
      if (error instanceof MailRefused)
        log.warn({ mail: mail.id, reply: error.reply }, 'a mail is given up: its recipient was refused');
      throw error;
    }
  },
});

/** By SMTP where a server is set, else as files in the data folder's `outbox`. */
export function openMailer({ smtpUrl, mailFrom, dataDir }: Settings, log: Log): Mailer {
  return smtpUrl
    ? reportRefusals(smtpMailer(smtpUrl, mailFrom), log)
    : fileMailer(outboxFolder(dataDir), mailFrom);
}
