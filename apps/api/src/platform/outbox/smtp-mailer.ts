import { createTransport } from 'nodemailer';

import { MailDelayed, type Mailer, MailRefused } from './mailer.ts';
import { toMessage } from './message.ts';

const seconds = 1000;
/** SMTP codes by which a server refuses the sender (authentication required), at any step. */
const loginCodes = new Set([530, 534, 535, 538]);
/** Security and policy (5.7.x), and the sender's address (5.1.7, 5.1.8), as RFC 3463 numbers them. */
const aboutSender = /^\d{3}[ -]5\.(?:7\.\d|1\.[78]\b)/;
/** Where a server gives no such number. */
const senderWords = /\brelay|authenticat|allowed rcpthosts/i;

interface SmtpError {
  code?: string;
  command?: string;
  response?: string;
  responseCode?: number;
  message: string;
}

/**
 * Whether the receiver's address itself is refused for good. A server that takes nothing from us, for want of a login
 * or a right to send by way of it, is misconfigured on our side: once that is fixed, the mail is sent.
 */
function refusesRecipient(
  { code, command, response = '', responseCode = 0 }: SmtpError,
  recipient: string,
): boolean {
  if (code !== 'EENVELOPE' || command !== 'RCPT TO' || responseCode < 500 || responseCode > 599) return false;
  const words = response.replaceAll(recipient, '');
  return !loginCodes.has(responseCode) && !aboutSender.test(response) && !senderWords.test(words);
}

const unreached = new Set(['ESOCKET', 'ECONNECTION', 'EDNS', 'ETIMEDOUT']);

/**
 * Sends through the SMTP server of `url`, a connection for each mail. A silent server times out after 10 to 30 seconds.
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
        const error = cause as SmtpError;
        const { code = 'unknown', command, responseCode } = error;
        if (refusesRecipient(error, mail.recipient)) throw new MailRefused(String(responseCode), { cause });
        // Where no server was reached its error names host and port; what a server answers may name the receiver.
        const where = unreached.has(code)
          ? `${code} (${error.message})`
          : `${code}${responseCode ? ` ${responseCode}` : ''}${command ? ` at ${command}` : ''}`;
        throw new MailDelayed(`The SMTP server did not take the mail: ${where}`);
      }
    },
  };
}
