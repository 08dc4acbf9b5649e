import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

import { type AdminCommand, adminUsage, parseAdminCommand } from './parse-admin-command.ts';
import { requestsHelp } from './usage.ts';
import { isForOperator } from '../catalogue/is-for-operator.ts';
import { openConfigured } from '../catalogue/open-database.ts';
import type { OpenDatabase } from '../platform/database/database.ts';
import { createInvitation } from '../identity/invitations.repository.ts';
import { createAdmin, setAdminPassword } from '../identity/admins.ts';
import { readSettings, type Settings } from '../platform/config/settings.ts';

const exitCodes = { failed: 1, wrongUsage: 2 } as const;
const day = 86_400_000;

/** Reads without an echo on a terminal. */
async function promptPassword(): Promise<string> {
  const { stdin, stderr } = process;
  const nowhere = new Writable({ write: (_text, _encoding, done) => done() });
  const lines = createInterface({ input: stdin, output: nowhere, terminal: stdin.isTTY });
  try {
    if (stdin.isTTY) {
      stderr.write('Senha: ');
      return await lines.question('').finally(() => stderr.write('\n'));
    }
    for await (const line of lines) return line;
    return '';
  } finally {
    lines.close();
  }
}

async function run(command: AdminCommand, { database }: OpenDatabase, { publicUrl, port }: Settings) {
  const now = new Date();
  const { task, email } = command;
  switch (task) {
    case 'create':
      await createAdmin(database, { ...command, password: await promptPassword() }, now);
      return `Administrador criado: ${email}`;
    case 'password':
      await setAdminPassword(database, { email, password: await promptPassword() }, now);
      return `Senha alterada: ${email}`;
    case 'invite': {
      const expiresAt = new Date(now.getTime() + command.days * day);
      const uuid = await createInvitation(database, { ...command, expiresAt }, now);
      const origin = publicUrl ?? `http://localhost:${port}`;
      return `Convite para ${email}: ${origin}/cadastro?convite=${uuid}&perfil=${command.role}`;
    }
    default:
      return task satisfies never;
  }
}

async function act(words: readonly string[]): Promise<string> {
  if (requestsHelp(words)) return adminUsage;
  const command = parseAdminCommand(words);
  const settings = readSettings(process.env);
  const opened = await openConfigured(settings);
  try {
    return await run(command, opened, settings);
  } finally {
    await opened.close();
  }
}

try {
  console.log(await act(process.argv.slice(2)));
} catch (error) {
  const { name, message, stack } = error as Error;
  const expected = isForOperator(error) || ['WrongAdminUsage', 'RefusedAdmin'].includes(name);
  console.error(expected ? message : stack);
  process.exitCode = name === 'WrongAdminUsage' ? exitCodes.wrongUsage : exitCodes.failed;
}
