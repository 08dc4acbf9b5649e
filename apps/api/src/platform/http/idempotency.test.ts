import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { engines } from '../../../test/databases.ts';
import type { OpenDatabase } from '../database/database.ts';
import { answerOnce } from './idempotency.ts';

const start = new Date('2026-03-10T12:00Z');
const later = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const never = new Promise<never>(() => {});

describe.each(engines)('requests with a key on $name', ({ open }) => {
  let opened: OpenDatabase;

  beforeAll(async () => {
    opened = await open();
  });
  afterAll(async () => opened?.close());

  const ask = (key: string, now: Date, work: () => Promise<string>) =>
    answerOnce(
      opened.database,
      { scope: 'ana', operation: 'sendFeed', key, address: {}, body: { a: 1 }, now },
      work,
    );
  const begin = async (key: string) => {
    let begun = () => {};
    const atWork = new Promise<void>((resolve) => (begun = resolve));
    // As in a process that is killed: it has begun, and never answers.
    void ask(key, start, () => {
      begun();
      return never;
    });
    await atWork;
  };

  test('[SAFE-09] one whose process died is taken over a minute later', async () => {
    await begin('killed');
    expect(await ask('killed', later(61), async () => 'done')).toBe('done');
    expect(await ask('killed', later(62), async () => 'twice')).toBe('done');
  });

  test('[SAFE-09] two who come to take it over do the work once', async () => {
    await begin('twice');
    let worked = 0;
    const work = async () => `done ${(worked += 1)}`;
    const answers = await Promise.all([ask('twice', later(61), work), ask('twice', later(61), work)]);
    expect(answers).toEqual(['done 1', 'done 1']);
  });
});
