import { createTransport } from 'nodemailer';

import { MailDelayed, type Mailer, MailRefused } from './mailer.ts';
import { toMessage } from './message.ts';

const seconds = 1000;
const unreached = new Set(['ESOCKET', 'ECONNECTION', 'EDNS', 'ETIMEDOUT']);

/**
 * Sends through the SMTP server of `url`, a connection for each mail. A silent server is left after 10 to 30 seconds.
 */
export function smtpMailer(url: string, from: string): Mailer {
  const transport = createTransport({
    url,
    connectionTimeout: 10 * seconds,
    greetingTimeout: 10 * seconds,
    socketTimeout: 30 * seconds,
    dnsTimeout: 10 * seconds,
  });
  return {
    clearsSentMails: true,
    async send(mail) {
      try {
        await transport.sendMail(toMessage(mail, from));
      } catch (cause) {
        const { code = 'unknown', responseCode = 0 } = cause as { code?: string; responseCode?: number };
        const aboutMail = code === 'EENVELOPE' || code === 'EMESSAGE';
        if (aboutMail && responseCode >= 500 && responseCode < 600)
          throw new MailRefused(String(responseCode), { cause });
        // Where no server was reached its error names host and port; what a server answers may name the receiver.
        const where = unreached.has(code)
          ? `${code} (${(cause as Error).message})`
          : `${code} ${responseCode || ''}`;
        throw new MailDelayed(`The SMTP server did not take the mail: ${where.trim()}`);
      }
    },
  };
}
