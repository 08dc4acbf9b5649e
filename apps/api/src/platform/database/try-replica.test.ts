import { once } from 'node:events';
import { createServer } from 'node:net';

import { describe, expect, inject, test } from 'vitest';

import { freshPostgres } from '../../../test/databases.ts';
import { startServerProcess } from '../../../test/server-process.ts';
import { WrongSetting } from '../config/setting-values.ts';
import { tryReplica } from './try-replica.ts';

const said: string[] = [];
const warn = (sentence: string) => void said.push(sentence);

test('a replica that is away is reported in one sentence, and may come later', async () => {
  said.length = 0;
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  await tryReplica(`postgres://martelo:segredo@127.0.0.1:${port}/martelo`, warn);
  expect(said).toEqual([
    `The replica of DATABASE_READ_URL is not reachable: connect ECONNREFUSED 127.0.0.1:${port}. The primary is read from until it is.`,
  ]);
});

describe.skipIf(inject('postgresUrl') === null)('a replica that is there', () => {
  const other = (change: (url: URL) => void) => {
    const url = new URL(inject('postgresUrl')!);
    change(url);
    return url.href;
  };

  test('[SAFE-46] is taken without a word, were it the primary itself', async () => {
    said.length = 0;
    await tryReplica(inject('postgresUrl')!, warn);
    expect(said).toEqual([]);
  });

  test.each([
    ['database', (url: URL) => void (url.pathname = '/no_such_database')],
    ['user', (url: URL) => void (url.username = 'nobody_known')],
  ])('and knows no such %s is refused in one sentence that names the setting', async (what, change) => {
    const refusal: unknown = await tryReplica(other(change), warn).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(WrongSetting);
    expect(String(refusal)).toMatch(/^WrongSetting: The replica of DATABASE_READ_URL [^.]*\.$/);
    expect(String(refusal)).toMatch(what === 'user' ? 'nobody_known' : 'no_such_database');
  });

  test('[SAFE-46] ends the start where it knows no such database', async () => {
    const ended: unknown = await startServerProcess(await freshPostgres(), {
      DATABASE_READ_URL: other((url) => void (url.pathname = '/no_such_database')),
    }).catch((error: unknown) => error);
    expect(String(ended)).toBe(
      'Error: The server ended with 1: ' +
        'The replica of DATABASE_READ_URL can not be read from: database "no_such_database" does not exist.\n',
    );
  });
});
