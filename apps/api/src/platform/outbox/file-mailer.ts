import { mkdirSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { createTransport } from 'nodemailer';

import type { Mailer } from './mailer.ts';
import { toMessage } from './message.ts';

/** Where no SMTP server is set: each mail becomes a file `<time>-<id>.eml` in `folder`, whole or not at all. */
export function fileMailer(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    clearsSentMails: false,
    async send(mail) {
      const { message } = (await transport.sendMail(toMessage(mail, from))) as unknown as { message: Buffer };
      const name = `${mail.created_at.toISOString().replaceAll(/[:.]/g, '-')}-${mail.id}.eml`;
      mkdirSync(folder, { recursive: true });
      await writeFile(join(folder, `.${name}`), message, { mode: 0o600 });
      await rename(join(folder, `.${name}`), join(folder, name));
    },
  };
}
