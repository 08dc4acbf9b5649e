import { randomBytes } from 'node:crypto';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { engines } from '../../../test/databases.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { readSecret } from '../../platform/tokens/secrets.ts';
import { parseUnsubscribeToken, createUnsubscribeToken } from '../notifications/unsubscribe-token.ts';
import { seedCustomer } from './testing/seed-customer.ts';
import { readUnsubscription, unsubscribe } from './unsubscribe.ts';

const now = new Date('2026-03-10T12:00Z');
const person = '0e7b7a4e-1f6f-4f2e-9a57-0a9d4b0f6a11';

describe('unsubscribe tokens', () => {
  const secret = randomBytes(32);
  const token = createUnsubscribeToken(secret, { person, what: 'avisos' });

  test('[ALERT-09] a token says who turns off what, for ever', () => {
    expect(parseUnsubscribeToken(secret, token)).toEqual({ person, what: 'avisos' });
  });

  test('[ALERT-09] a token of an old mail works', () => {
    const old = `${person}.avisos.uBNjegARzn2fpqlHcFcJN_ZZ6G74JmSnLj9NPZFaXxE`;
    expect(parseUnsubscribeToken(Buffer.alloc(32, 7), old)).toEqual({ person, what: 'avisos' });
  });

  test.each([
    ['another person', token.replace('0e7b', '0e7c')],
    ['another thing', token.replace('.avisos.', '.tudo.')],
    ['another signature', `${token.slice(0, -5)}AAAAA`],
    ['a cut signature', token.slice(0, -1)],
    ['nothing', ''],
    ['something else', '../../etc/passwd'],
    ['something long', 'a'.repeat(100_000)],
  ])('[ALERT-09] %s is refused', (_case, wrong) => {
    expect(parseUnsubscribeToken(secret, wrong)).toBeNull();
  });

  test('[ALERT-09] one signed by another installation is refused', () => {
    expect(parseUnsubscribeToken(randomBytes(32), token)).toBeNull();
  });
});

describe.each(engines)('unsubscribe on $name', ({ open }) => {
  let opened: OpenDatabase;
  beforeAll(async () => {
    opened = await open();
  });
  afterAll(() => opened?.close());

  test('[ALERT-09] the link turns mails off, again and again, and looking turns off nothing', async () => {
    const { database } = opened;
    const secret = await readSecret(database, 'unsubscribe');
    expect(await readSecret(database, 'unsubscribe')).toEqual(secret);
    for (const frequency of [undefined, 'daily'] as const) {
      const email = `ana-${frequency}@exemplo.com.br`;
      const { id, uuid } = await seedCustomer(database, {
        email,
        ...(frequency && { frequency, hour: 20 }),
      });
      const token = createUnsubscribeToken(secret, { person: uuid, what: 'avisos' });
      const before = {
        what: 'notices',
        email: 'a•••@exemplo.com.br',
        frequency: frequency ?? 'at_once',
        unsubscribed: false,
      };
      expect(await readUnsubscription(database, secret, token)).toEqual(before);
      expect(await readUnsubscription(database, secret, token)).toEqual(before);
      expect(await unsubscribe(database, secret, token, now)).toBe('notices');
      expect(await unsubscribe(database, secret, token, new Date('2026-03-11T12:00Z'))).toBe('notices');
      expect(await readUnsubscription(database, secret, token)).toMatchObject({
        frequency: 'off',
        unsubscribed: true,
      });
      const { rows } = await opened.pool.query(
        'select hour, updated_at from notification_settings where person_id = $1',
        [id],
      );
      expect(rows).toEqual([{ hour: frequency ? 20 : 8, updated_at: now }]);
    }
  });

  test('[ALERT-09] a link of an account that is gone does nothing', async () => {
    const secret = await readSecret(opened.database, 'unsubscribe');
    const token = createUnsubscribeToken(secret, { person, what: 'avisos' });
    expect(await readUnsubscription(opened.database, secret, token)).toBeNull();
    expect(await unsubscribe(opened.database, secret, token, now)).toBeNull();
    expect(await unsubscribe(opened.database, secret, 'x', now)).toBeNull();
  });
});
