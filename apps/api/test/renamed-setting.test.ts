import { afterAll, expect, test } from 'vitest';

import { anyDatabase } from './databases.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

let server: ServerProcess | undefined;
afterAll(() => server?.end('SIGTERM'));

test('a setting under its old name starts the server, which says its new one once', async () => {
  server = await startServerProcess(await anyDatabase(), { DEMO: 'off', KEPT_ANSWERS_MB: '8' });
  await expect
    .poll(() => server!.said())
    .toContain('KEPT_ANSWERS_MB is called RESPONSE_CACHE_MB now: the next release no longer reads it.');
});
