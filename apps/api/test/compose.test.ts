import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { readSettings } from '../src/platform/config/settings.ts';

const read = (file: string) => readFileSync(join(import.meta.dirname, '../../..', file), 'utf8');
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

test('the image runs as nobody special, is looked after, and starts what npm start starts', () => {
  const file = read('Dockerfile');
  const last = file.slice(file.lastIndexOf('\nFROM '));
  expect(last).toMatch(/^USER node$/m);
  expect(last).toMatch(/^HEALTHCHECK /m);
  expect(last).toContain('CMD ["node", "apps/api/src/main.ts"]');
  expect(JSON.parse(read('package.json'))).toMatchObject({
    scripts: { serve: expect.stringContaining('node apps/api/src/main.ts') as unknown },
  });
});
