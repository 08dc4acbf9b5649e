import { mkdirSync } from 'node:fs';
import { readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { createTransport } from 'nodemailer';

import type { Mailer } from './mailer.ts';
import { toMessage } from './message.ts';

/** Where mails are stored when no SMTP server is set. */
export const outboxFolder = (dataDir: string): string => join(dataDir, 'outbox');

/** A moment for names of files, which sort by it. */
const nameOf = (moment: Date) => moment.toISOString().replaceAll(/[:.]/g, '-');

/** Also matches a half-written file, as a crash leaves it. */
const written = /^\.?(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z)-\d+\.eml$/;

/** Deletes the mails in `folder` that were made at `moment` or before it, and nothing that is no mail. */
export async function deleteMailFiles(folder: string, moment: Date): Promise<void> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  for (const name of names) {
    const [, made] = written.exec(name) ?? [];
    if (made && made <= nameOf(moment)) await rm(join(folder, name), { force: true });
  }
}

/** Where no SMTP server is set: each mail becomes a file `<time>-<id>.eml` in `folder`, whole or not at all. */
export function fileMailer(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    clearsSentMails: false,
    async send(mail) {
      const { message } = (await transport.sendMail(toMessage(mail, from))) as unknown as { message: Buffer };
      const name = `${nameOf(mail.created_at)}-${mail.id}.eml`;
      mkdirSync(folder, { recursive: true });
      await writeFile(join(folder, `.${name}`), message, { mode: 0o600 });
      await rename(join(folder, `.${name}`), join(folder, name));
    },
  };
}
