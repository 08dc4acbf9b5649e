import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { readSettings } from '../src/platform/config/settings.ts';
import { loggerOptions } from '../src/platform/http/logger.ts';

const root = join(import.meta.dirname, '../../..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const compose = read('compose.yaml');

/** The environment of the server as the file has it, `${NAME:-default}` and all. */
function environment(): Map<string, string> {
  const [, block = ''] = /^x-api:[\s\S]*?^ {2}environment:\n((?: {4}\S.*\n)+)/m.exec(compose) ?? [];
  return new Map(
    [...block.matchAll(/^ {4}([A-Z_]+): (.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );
}

const filled = (given: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    [...environment()].map(([name, value]) => [
      name,
      value.replaceAll(
        /\$\{(\w+)(?::-([^}]*)|:\?[^}]*)\}/g,
        (_all, key: string, fallback = '') => given[key] ?? fallback,
      ),
    ]),
  );

test('every name that compose.yaml gives the server is one of its settings', () => {
  const known = new Set<string>();
  readSettings(
    new Proxy<Record<string, string | undefined>>(
      {},
      {
        get: (_target, name) => void known.add(String(name)),
      },
    ),
  );
  const names = [...environment().keys()];
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !known.has(name))).toEqual([]);
});

test('with a password alone it starts in production, behind the proxy, with no demonstration', () => {
  expect(readSettings(filled({ POSTGRES_PASSWORD: 'x' }))).toMatchObject({
    databaseUrl: 'postgres://martelo:x@database/martelo',
    databaseReadUrl: null,
    demo: false,
    publicUrl: 'https://localhost',
    trustProxy: ['uniquelocal'],
    smtpUrl: null,
  });
});

test('no secret stands in the files: what is secret must be given', () => {
  expect(compose).not.toMatch(/(PASSWORD|SECRET|TOKEN): (?!\$\{)/);
  expect(read('Dockerfile')).not.toMatch(/PASSWORD|SECRET|TOKEN/);
});

test('the image runs as an unprivileged user, has a health check, and starts what npm start starts', () => {
  const file = read('Dockerfile');
  const last = file.slice(file.lastIndexOf('\nFROM '));
  expect(last).toMatch(/^USER node$/m);
  expect(last).toMatch(/^HEALTHCHECK /m);
  expect(last).toContain('CMD ["node", "apps/api/src/main.ts"]');
  expect(JSON.parse(read('package.json'))).toMatchObject({
    scripts: { serve: expect.stringContaining('node apps/api/src/main.ts') as unknown },
  });
});

describe('the commands of docs/operating.md', () => {
  const [, section = ''] = /^### With compose\n([\s\S]*?)^```\n/m.exec(read('docs/operating.md')) ?? [];
  const commands = section.split('\n').filter((line) => line.startsWith('docker compose '));
  const [, services = ''] = /^services:\n([\s\S]*?)^\S/m.exec(compose) ?? [];
  const names = new Set([...services.matchAll(/^ {2}([\w-]+):/gm)].map(([, name]) => name));
  /** The options of these, by whether a value follows. */
  const options = new Map([
    ...['-T', '--rm'].map((name) => [name, 0] as const),
    ...['-v', '-e', '-p'].map((name) => [name, 1] as const),
  ]);

  /** What runs in which service: the words behind the command's own options. */
  function parts(command: string) {
    const [task = '', ...words] = command.split(' ').slice(2);
    let at = 0;
    while (words[at]?.startsWith('-')) at += 1 + (options.get(words[at]!) ?? Number.NaN);
    return { task, service: words[at], program: words[at + 1], given: words.slice(0, at) };
  }

  test('name services, programs and files that there are', () => {
    expect(commands.length).toBeGreaterThan(5);
    expect(names).toContain('proxy');
    for (const command of commands) {
      const { task, service, program } = parts(command);
      expect(['exec', 'run'], command).toContain(task);
      expect([...names], command).toContain(service);
      const inDatabase = ['pg_dump', 'pg_restore', 'createdb', 'dropdb'];
      expect(service === 'database' ? inDatabase : ['node', 'sh'], command).toContain(program);
      if (service === 'database') expect(command).toContain(' -U martelo ');
      const files = command.match(/apps\/[\w./-]+/g) ?? [];
      expect(files, command).toHaveLength(service === 'database' ? 0 : 1);
      for (const file of files) expect(existsSync(join(root, file)), file).toBe(true);
    }
    expect(section).not.toMatch(/\bnpm /);
  });

  test('bring up a copy that sends no mail, on a port and in a folder of its own', () => {
    const rehearsal = commands.find((command) => command.includes('main.ts')) ?? '';
    const { given } = parts(rehearsal);
    expect(given).toEqual(
      expect.arrayContaining([
        'SMTP_URL=',
        'DATABASE_READ_URL=',
        'DATA_DIR=/tmp/rehearsal',
        '127.0.0.1:3999:3000',
      ]),
    );
    const env = filled({ POSTGRES_PASSWORD: 'x', SMTP_URL: 'smtp://mail.example', MAIL_FROM: 'a@b.example' });
    const others = Object.fromEntries(
      given.filter((word) => /^[A-Z_]+=/.test(word)).map((word) => word.split('=')),
    );
    const DATABASE_URL = `${env['DATABASE_URL']}_rehearsal`;
    expect(rehearsal).toContain('DATABASE_URL="${DATABASE_URL}_rehearsal"');
    expect(readSettings({ ...env, ...others, DATABASE_URL })).toMatchObject({
      databaseUrl: 'postgres://martelo:x@database/martelo_rehearsal',
      smtpUrl: null,
      dataDir: '/tmp/rehearsal',
    });
  });
});

test('copies, real lists and secrets stay out of the repository and of the image', () => {
  const ignored = execFileSync(
    'git',
    ['check-ignore', '--no-index', 'martelo.dump', 'a/b.dump', 'real/caixa.csv', '.env', '.env.production'],
    { cwd: root, encoding: 'utf8' },
  );
  expect(ignored.trim().split('\n')).toHaveLength(5);
  const ignoredOnes = execFileSync('git', ['ls-files', '--cached', '--ignored', '--exclude-standard'], {
    cwd: root,
  });
  expect(ignoredOnes.toString()).toBe('');
  const image = read('.dockerignore').split('\n');
  expect(image).toEqual(expect.arrayContaining(['**/*.dump', 'real', '**/.env*', 'data']));
});

/** What follows these in a path works as a password; as in the server's own log. */
const [, names = ''] = /\\b\(([\w|-]+)\)/.exec(read('apps/api/src/platform/http/logger.ts')) ?? [];
const secretPaths = names.split('|');

describe("the proxy's log", () => {
  const [, source = ''] = /^ {6}HIDDEN: >-\n {8}\(\?i\)(.*)$/m.exec(compose) ?? [];
  const hidden = new RegExp(source, 'gi');
  const logged = (address: string) => address.replace(hidden, '$1…');

  test.each(secretPaths)("hides what follows %s, as the server's does", (name) => {
    for (const path of [`/${name}/q7`, `/api/a/${name.toUpperCase()}/q7`, `/api/${name}/q7/martelo.ics`])
      expect(logged(path)).toBe(loggerOptions.serializers.req({ method: 'GET', url: path }).url);
    for (const path of [`/${name}//q7`, `/${name}\\q7`, `https://martelo.example/${name}%2Fq7`])
      expect(logged(path)).not.toContain('q7');
    expect(logged(`/${name}/q7?perfil=leiloeiro`)).toBe(`/${name}/…?perfil=leiloeiro`);
  });

  test('hides the passes of addresses, and nothing of the others', () => {
    expect(logged('/api/customer/bonus/1/video?a=1&pass=q7&b=2')).toBe(
      '/api/customer/bonus/1/video?a=1&pass=…&b=2',
    );
    const plain = '/leiloes?keyword=recuperar-senha&passo=2';
    expect(logged(plain)).toBe(plain);
  });

  test('is filtered wherever an address stands, errors included', () => {
    const [, options = ''] = /^ {6}\{\n([\s\S]*?)^ {6}\}\n/m.exec(compose) ?? [];
    for (const field of ['request>uri', 'request>headers>Referer', 'resp_headers>Location'])
      expect(options).toContain(field + ' regexp `{$$HIDDEN}` $${1}…\n');
    for (const header of ['Authorization', 'Cookie'])
      expect(options).toContain(`request>headers>${header} delete\n`);
  });

  test('of nginx, as docs/operating.md shows it, hides the same paths', () => {
    const document = read('docs/operating.md');
    const [, before = ''] = /"~\*\^\(\?<before>(.*)\)" \$before…;/.exec(document) ?? [];
    const path = new RegExp(`^(?<before>${before}).*`, 'i');
    expect(secretPaths.length).toBeGreaterThan(5);
    for (const name of secretPaths) {
      expect(`/api/${name}/q7/${name}/q7`.replace(path, '$<before>…')).toBe(`/api/${name}/…`);
      expect(document).toContain(`\`${name}/\``);
    }
    const [, format = ''] = /^log_format access ([^;]*);/m.exec(document) ?? [];
    const fields = format.match(/\$\w+/g);
    expect(fields).toEqual([
      '$time_iso8601',
      '$remote_addr',
      '$remote_port',
      '$request_method',
      '$logged_path',
      '$status',
    ]);
    expect(document).toContain('access_log /var/log/nginx/martelo.log access;');
  });
});
