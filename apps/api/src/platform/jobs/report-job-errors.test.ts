import { expect, test } from 'vitest';

import { reportJobErrors } from './report-job-errors.ts';

function reporter() {
  const lines: string[] = [];
  let now = 0;
  const log = {
    error: (_fields: object, text: string) => void lines.push(`error: ${text}`),
    warn: ({ reason }: { reason: string }, text: string) => void lines.push(`warn: ${text}: ${reason}`),
  };
  const report = reportJobErrors(
    () => log as never,
    () => now,
  );
  return { lines, report, pass: (ms: number) => void (now += ms) };
}

const refused = { code: 'ECONNREFUSED', syscall: 'connect', message: 'connect ECONNREFUSED 127.0.0.1:5432' };
const line = `warn: jobs wait for the database: ${refused.message}`;

test('[SAFE-38] a database that is away is logged once a minute, however many queues query it', () => {
  const { lines, report, pass } = reporter();
  // As pg-boss hands it on from a worker, and as it comes from the driver.
  report({ ...refused }, null);
  report(Object.assign(new Error(refused.message), refused), null);
  expect(lines).toEqual([line]);
  pass(59_000);
  report(refused, null);
  expect(lines).toEqual([line]);
  pass(1000);
  report(refused, null);
  expect(lines).toEqual([line, line]);
});

test('a job that failed is logged each time, and so is trouble of another kind', () => {
  const { lines, report } = reporter();
  report(new Error('no'), 'send-mail');
  report(new Error('no'), 'send-mail');
  report(new Error('no such table'), null);
  expect(lines).toEqual([
    'error: a job failed',
    'error: a job failed',
    'error: jobs could not be looked for',
  ]);
});
