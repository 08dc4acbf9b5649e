import { join } from 'node:path';

import type { Settings } from '../config/settings.ts';
import type { Mailer } from './mailer.ts';
import { outboxMailer } from './outbox-mailer.ts';
import { smtpMailer } from './smtp-mailer.ts';

/** By SMTP where a server is set, else as files in the data folder's `outbox`. */
export function openMailer({ smtpUrl, mailFrom, dataDir }: Settings): Mailer {
  return smtpUrl ? smtpMailer(smtpUrl, mailFrom) : outboxMailer(join(dataDir, 'outbox'), mailFrom);
}
