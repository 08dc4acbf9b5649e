import type { SendMailOptions } from 'nodemailer';

import type { StoredMail } from './mail.ts';

const hostOf = (from: string) => /@([\w.-]+)>?\s*$/.exec(from)?.[1] ?? 'localhost';

/**
 * A stored mail for nodemailer. Its id and date are those of the row, so a mail that goes out twice, which a crash
 * between sending and noting it can bring about, is the same message to mail programs.
 */
export function toMessage(mail: StoredMail, from: string): SendMailOptions {
  const { id, recipient, subject, text, html, headers, created_at } = mail;
  return {
    from,
    to: { name: '', address: recipient },
    subject,
    text,
    html,
    date: created_at,
    messageId: `<martelo-${id}-${created_at.getTime()}@${hostOf(from)}>`,
    headers: { ...headers, 'Auto-Submitted': 'auto-generated' },
    xMailer: false,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
