import { join } from 'node:path';

import type { Settings } from '../config/settings.ts';
import type { Mailer } from './mailer.ts';
import { fileMailer } from './file-mailer.ts';
import { smtpMailer } from './smtp-mailer.ts';

/** By SMTP where a server is set, else as files in the data folder's `outbox`. */
export function openMailer({ smtpUrl, mailFrom, dataDir }: Settings): Mailer {
  return smtpUrl ? smtpMailer(smtpUrl, mailFrom) : fileMailer(join(dataDir, 'outbox'), mailFrom);
}
