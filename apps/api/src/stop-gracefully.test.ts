import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { demonstrationWarning } from './demo/open-demonstration.ts';

const module = pathToFileURL(join(import.meta.dirname, 'stop-gracefully.ts')).href;

/** A process that would keep running, shuts down in order, and runs `code`. */
async function run(code: string) {
  const script = `
    import { stopGracefully } from ${JSON.stringify(module)};
    stopGracefully({ fatal() {} }, async () => console.log('closed'));
    setInterval(() => {}, 1000);
    ${code}`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script]);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => (said += chunk));
  const [status] = (await once(child, 'close')) as [number];
  return { status, said };
}

test.each([
  ['thrown outside any caller', 'setTimeout(function ofTheTest() { null.push(1); });', 'ofTheTest'],
  ['of a promise that is not awaited', 'void Promise.reject(new Error("lost"));', 'lost'],
])(
  '[SAFE-01] an error %s is logged with its stack before the process closes',
  async (_case, code, reported) => {
    const { status, said } = await run(code);
    expect(status).toBe(1);
    expect(said).toContain('Stopping for an error that nothing caught');
    expect(said).toMatch(new RegExp(`${reported}[\\s\\S]*closed`));
    expect(said).toMatch(/\n\s+at /);
  },
);

test('[SAFE-08] the demonstration says what is open in it, louder where others reach it', () => {
  const local = demonstrationWarning({ host: '127.0.0.1', smtpUrl: null });
  expect(local).toContain('martelo-demo');
  expect(local).toContain('/dev/outbox');
  expect(local).toContain('/metrics');
  expect(local).not.toContain('WARNING');
  const open = demonstrationWarning({ host: '0.0.0.0', smtpUrl: 'smtp://mail.example' });
  expect(open).toContain('WARNING: it listens on 0.0.0.0');
  expect(open).not.toContain('/dev/outbox');
});
