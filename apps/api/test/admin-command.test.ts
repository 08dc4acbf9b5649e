import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { sql } from 'kysely';
import { afterEach, beforeEach, expect, inject, test } from 'vitest';

import { adminUsage, parseAdminCommand } from '../src/commands/parse-admin-command.ts';
import { openEmbedded, openPostgres } from '../src/catalogue/open-database.ts';
import { isPassword } from '../src/identity/passwords.ts';
import { freshPostgres } from './databases.ts';

let folder: string;
let databaseUrl: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'martelo-admin-'));
  databaseUrl = '';
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const embedded = () => cpSync(inject('folderTemplate'), folder, { recursive: true });

async function admin(args: readonly string[], password = '', more: Readonly<Record<string, string>> = {}) {
  const script = join(import.meta.dirname, '../src/commands/admin.ts');
  const env = {
    ...process.env,
    DATA_DIR: folder,
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: 'https://martelo.example',
    ...more,
  };
  const child = spawn(process.execPath, [script, ...args], { env });
  const output = { out: '', err: '' };
  child.stdout.on('data', (chunk: Buffer) => void (output.out += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => void (output.err += chunk.toString()));
  child.stdin.end(password && `${password}\n`);
  const code = await new Promise<number | null>((resolve) => void child.once('close', resolve));
  return { code, ...output };
}

test('[API-04] pnpm admin makes admins, sets their passwords and invites, for the operator of the server', async () => {
  if (inject('postgresUrl') === null) embedded();
  else databaseUrl = await freshPostgres();
  const email = 'Mesa@Exemplo.com.br';
  expect(await admin(['create', email, '--name', 'Rafael Nunes'], 'martelo123')).toEqual({
    code: 1,
    out: '',
    err: 'Esta senha é muito comum. Escolha outra.\n',
  });
  const made = await admin(['create', email, '--name', 'Rafael Nunes'], 'praia-do-futuro-91');
  expect(made).toEqual({ code: 0, out: `Administrador criado: ${email}\n`, err: '' });
  const twice = await admin(['create', email], 'praia-do-futuro-91');
  expect(twice).toMatchObject({ code: 1, err: `Já existe um administrador com o email ${email}.\n` });
  expect((await admin(['password', email], 'serra-da-canastra-07')).code).toBe(0);
  const stranger = await admin(['password', 'outra@exemplo.com.br'], 'serra-da-canastra-07');
  expect(stranger).toMatchObject({ code: 1, err: expect.stringContaining('Não há administrador') });
  const invited = await admin(['invite', 'auctioneer', 'helena@paineira.example', '--days', '7']);
  const uuid = /\/cadastro\?convite=([\w-]{36})&perfil=auctioneer\n$/.exec(invited.out)?.[1];

  const opened = databaseUrl ? await openPostgres(databaseUrl) : await openEmbedded(folder);
  const { rows } = await sql<{ name: string; email: string; password_hash: string }>`
    select name, email, password_hash from people where role = 'admin'`.execute(opened.database);
  expect(rows).toMatchObject([{ name: 'Rafael Nunes', email: 'mesa@exemplo.com.br' }]);
  expect(await isPassword('serra-da-canastra-07', rows[0]!.password_hash)).toBe(true);
  const invitations = await sql`
    select uuid, role, email, extract(day from expires_at - created_at)::integer as days from invitations`.execute(
    opened.database,
  );
  expect(invitations.rows).toEqual([{ uuid, role: 'auctioneer', email: 'helena@paineira.example', days: 7 }]);
  await opened.close();
});

test('[API-04] pnpm admin leaves an embedded database alone that another process has open', async () => {
  embedded();
  const opened = await openEmbedded(folder);
  const held = await admin(['create', 'dois@exemplo.com.br'], 'praia-do-futuro-91');
  expect(held).toMatchObject({ code: 1, err: expect.stringContaining('is in use by process') });
  await opened.close();
});

test.each([
  [
    'a database that does not answer',
    () => ({ DATABASE_URL: 'postgres://martelo:segredo@127.0.0.1:1/martelo' }),
    'The database of DATABASE_URL was not reachable: connect ECONNREFUSED 127.0.0.1:1.\n',
  ],
  [
    'a data folder that is a file',
    () => {
      writeFileSync(join(folder, 'file'), '');
      return { DATA_DIR: join(folder, 'file') };
    },
    /^The data folder \S+ \(DATA_DIR\) can not be written: it is a file\.\n$/,
  ],
])('[SAFE-37] pnpm admin reports %s in one sentence', async (_case, env, sentence) => {
  const failed = await admin(['create', 'mesa@exemplo.com.br'], 'praia-do-futuro-91', env());
  expect(failed).toEqual({ code: 1, out: '', err: expect.stringMatching(sentence) });
});

test.each([
  ['nothing', []],
  ['no email', ['create', 'mesa']],
  ['an unknown task', ['remove', 'mesa@exemplo.com.br']],
  ['an unknown role', ['invite', 'root', 'mesa@exemplo.com.br']],
  ['no whole days', ['invite', 'admin', 'mesa@exemplo.com.br', '--days', '0.5']],
  ['an unknown option', ['create', 'mesa@exemplo.com.br', '--force']],
])('[API-04] pnpm admin says how it is written: %s', (_case, words) => {
  expect(() => parseAdminCommand(words)).toThrow(/^Uso: npm run admin -- create <email>/);
});

test('[API-04] pnpm admin --help prints the usage, and opens no database', async () => {
  const help = await admin(['create', '--help']);
  expect(help).toEqual({ code: 0, out: `${adminUsage}\n`, err: '' });
  expect(readdirSync(folder)).toEqual([]);
});
