import { createApiClient } from '@martelo/api-client';
import { exampleOf } from '@martelo/api-client/mocks';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { endSession, sessionNow, startSession } from '../../lib/session.ts';
import { saveAccount } from './save-account.ts';

const person = (token: string, name: string) =>
  ({ token, userType: 'customer', user: { id: '', name, email: `${token}@exemplo.com.br` } }) as const;
const ana = person('ana', 'Ana');
const bia = person('bia', 'Bia');

beforeEach(() => {
  vi.stubGlobal('document', {});
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
});
afterEach(() => {
  endSession('signed-out');
  vi.unstubAllGlobals();
});

/** Saves the first person's new name; `meanwhile` happens before the answer. */
async function save(meanwhile: () => void) {
  startSession(ana, true);
  const answer = exampleOf('updateAccount', 200);
  const api = createApiClient({
    baseUrl: 'https://martelo.example',
    token: () => null,
    fetch() {
      meanwhile();
      const data = { ...answer.data, name: 'Ana Luz', email: 'luz@exemplo.com.br' };
      return Promise.resolve(Response.json({ ...answer, data }));
    },
  });
  return saveAccount(api, { name: 'Ana Luz', email: 'luz@exemplo.com.br' });
}

test('[ACC-04][ACC-07] the session has the name and email that were saved', async () => {
  expect((await save(() => {})).name).toBe('Ana Luz');
  expect(sessionNow()).toEqual({ ...ana, user: { id: '', name: 'Ana Luz', email: 'luz@exemplo.com.br' } });
});

test('[AUTH-14] a save that ends in another person’s session changes nothing of it', async () => {
  expect((await save(() => startSession(bia, true))).name).toBe('Ana Luz');
  expect(sessionNow()).toEqual(bia);
});

test('[AUTH-07] a save that ends after the logout starts no session', async () => {
  await save(() => endSession('signed-out'));
  expect(sessionNow()).toBeNull();
});
