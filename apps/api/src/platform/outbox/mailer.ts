import type { StoredMail } from './mail.ts';

/** Sends mails. */
export interface Mailer {
  /** Throws MailRefused where trying again is of no use, MailDelayed where it is. */
  send: (mail: StoredMail) => Promise<void>;
  /** Sent mails are not read here any more, so their text, which may hold a token, is removed. */
  clearsSentMails: boolean;
}

/** The receiving server does not take mails for this address, now or later; `reply` is its three digits. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
  readonly reply: string;
  constructor(reply: string, options?: ErrorOptions) {
    super(`The server refused the mail for good: ${reply}.`, options);
    this.reply = reply;
  }
}

/** The mail did not go out this time. The message names no address, so that it may be logged. */
export class MailDelayed extends Error {
  override readonly name = 'MailDelayed';
}
