import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { handOver, listenForLists, type Message, type Work } from './hand-over.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'martelo-hand-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const work = { work: 'runs' } as unknown as Work;
const result = { runs: [] } as unknown as Extract<Message, { result: object }>['result'];

test('[SAFE-39] a server that stops answers for the list that it has, and takes no other', async () => {
  const begun = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  const stop = listenForLists(folder, async (_work, report) => {
    begun.resolve();
    await finish.promise;
    report({ result });
  });
  const messages: Message[] = [];
  const handed = handOver(folder, work, (message) => messages.push(message));
  await begun.promise;
  const stopped = stop();
  await expect(handOver(folder, work, () => {})).rejects.toThrow(/não recebe listas agora/);
  finish.resolve();
  await Promise.all([handed, stopped]);
  expect(messages).toEqual([{ result }]);
});

test('[SAFE-37] where no socket can be made, one sentence says so, and new files have their usual rights', async () => {
  const said = Promise.withResolvers<string>();
  const spy = vi.spyOn(console, 'error').mockImplementation(said.resolve);
  const before = process.umask();
  try {
    const missing = join(folder, 'missing');
    const stop = listenForLists(missing, async () => {});
    expect(await said.promise).toMatch(
      `No list can be handed over to the server in ${missing} (DATA_DIR): listen `,
    );
    expect(process.umask()).toBe(before);
    await stop();
  } finally {
    spy.mockRestore();
  }
});

test.each(['', 'a'])(
  '[SAFE-39] letters of several bytes arrive whole, wherever "%s…" is cut',
  async (start) => {
    const sent = { ...work, reason: start + 'ã'.repeat(300_000) };
    const received = Promise.withResolvers<unknown>();
    const stop = listenForLists(folder, async (handed, report) => {
      received.resolve(handed);
      report({ result });
    });
    await handOver(folder, sent, () => {});
    expect(await received.promise).toEqual(sent);
    await stop();
  },
);

test('[SAFE-39] a server that dies on the way is reported in one sentence that says what to do', async () => {
  const server = createServer((_incoming, outgoing) => outgoing.destroy()).listen(
    join(folder, 'ingest.sock'),
  );
  await once(server, 'listening');
  try {
    await expect(handOver(folder, work, () => {})).rejects.toMatchObject({
      name: 'HandOverFailed',
      message: expect.stringMatching(
        /^O servidor parou antes de responder\..* repita o comando\.$/,
      ) as unknown,
    });
  } finally {
    server.close();
  }
});
