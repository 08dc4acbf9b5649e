import { afterAll, beforeAll, expect, test } from 'vitest';

import { type ServerProcess, startServerProcess } from './server-process.ts';

interface Line {
  reqId?: string;
  req?: { method: string; url: string };
  res?: { statusCode: number };
  ms?: number;
}

let server: ServerProcess;
beforeAll(async () => {
  server = await startServerProcess('', { DEMO: 'off', NODE_ENV: '' });
});
afterAll(() => server.end('SIGTERM'));

const requests = (): Line[] =>
  server
    .said()
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line)
    .filter(({ req }) => req);

test('[SAFE-38] a request leaves one line that says all of it, a health check none, without any setting', async () => {
  await fetch(`${server.url}/readyz`);
  const { headers } = await fetch(`${server.url}/api/auctions?page=nada&keyword=joana`);
  await expect.poll(requests).toEqual([
    expect.objectContaining({
      reqId: headers.get('x-request-id'),
      req: { method: 'GET', url: '/api/auctions' },
      res: { statusCode: 422 },
      ms: expect.any(Number),
    }),
  ]);
  expect(server.said()).not.toContain('joana');
});
