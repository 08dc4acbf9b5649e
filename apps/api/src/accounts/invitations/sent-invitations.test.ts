import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { expectDocumented } from '../../../test/answers.ts';
import { aCaller, type Caller, callsOf } from '../../../test/callers.ts';
import { engines } from '../../../test/databases.ts';
import { useInvitation } from '../../identity/invitations.repository.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { testServer } from '../../../test/test-server.ts';

interface Sent {
  message: string;
  data: { uuid: string; status: string };
}

describe.each(engines)('invitations of auctioneers on $name', ({ open }) => {
  let opened: OpenDatabase;
  let app: FastifyInstance;
  let admin: Caller;
  let now = new Date('2026-03-10T12:00Z');
  const call = callsOf(() => app);
  const path = '/api/admin/invitations';

  beforeAll(async () => {
    opened = await open();
    ({ app } = await testServer(opened, { clock: () => now }));
    admin = await aCaller(opened.database, now, 'mesa@exemplo.com.br', 'admin');
  });
  afterAll(async () => {
    await app?.close();
    await opened?.close();
  });

  const invite = async (body: object, headers?: Record<string, string>) =>
    expectDocumented<Sent>(await call(path, admin, body, headers), 'inviteAuctioneer');
  const listed = async (query = '') =>
    expectDocumented<{ data: { email: string; status: string }[] }>(
      await call(`${path}${query}`, admin),
      'listInvitations',
    ).data.map(({ email, status }) => `${email} ${status}`);
  const registering = (uuid: string) => call(`/auctionner/load-register-user-info/${uuid}`, null);

  test('[API-08] an invited auctioneer has a mail that leads to the form', async () => {
    const headers = { 'idempotency-key': 'convite-helena' };
    const body = { email: 'Helena@Paineira.example', name: ' Helena  Prado ' };
    const { message, data } = await invite(body, headers);
    expect(message).toBe('Convite enviado para helena@paineira.example.');
    expect(data).toMatchObject({
      email: 'helena@paineira.example',
      name: 'Helena Prado',
      status: 'open',
      expires_at: '2026-03-17T12:00:00.000Z',
    });
    expect((await invite(body, headers)).data.uuid).toBe(data.uuid);
    const { rows } = await sql<{ text: string }>`
      select text from mails where recipient = 'helena@paineira.example'`.execute(opened.database);
    expect(rows).toHaveLength(1);
    expect(rows[0]!.text).toContain(
      `https://martelo.example/cadastro?convite=${data.uuid}&perfil=auctioneer`,
    );
    expect((await registering(data.uuid)).json()).toMatchObject({ name: 'Helena Prado' });
    const log = await call('/api/admin/audit-log?action=invitation.sent', admin);
    expect(expectDocumented(log, 'listAuditLog')).toMatchObject({
      data: [{ subject: `invitation:${data.uuid}`, detail: {} }],
    });
  });

  test('[API-08] a second invitation ends the first, and one is withdrawn', async () => {
    const first = await invite({ email: 'baia@exemplo.com.br' });
    const second = await invite({ email: 'baia@exemplo.com.br' });
    expect((await registering(first.data.uuid)).json()).toEqual({
      message: 'Este convite não vale mais: venceu, foi cancelado ou substituído.',
    });
    expect((await registering(second.data.uuid)).statusCode).toBe(200);

    const revoke = (uuid: string) => call(`${path}/${uuid}/revoke`, admin, {});
    expect(expectDocumented(await revoke(second.data.uuid), 'revokeInvitation')).toMatchObject({
      message: 'Convite cancelado.',
      data: { status: 'expired' },
    });
    const ended = await registering(second.data.uuid);
    expect([ended.statusCode, ended.json()]).toEqual([
      422,
      { message: 'Este convite não vale mais: venceu, foi cancelado ou substituído.' },
    ]);
    const twice = await revoke(second.data.uuid);
    expect([twice.statusCode, expectDocumented(twice, 'revokeInvitation')]).toEqual([
      409,
      { message: 'Este convite já foi usado ou não vale mais.' },
    ]);
    const none = await revoke('3e4d5f60-90ab-4c7e-9d21-7b6a5c90e416');
    expect([none.statusCode, expectDocumented(none, 'revokeInvitation')]).toEqual([
      404,
      { message: 'Convite não encontrado.' },
    ]);
  });

  test('[API-08] invitations are listed by what became of them', async () => {
    await aCaller(opened.database, now, 'conhecida@exemplo.com.br', 'auctioneer');
    expect(await invite({ email: 'Conhecida@exemplo.com.br' })).toEqual({
      message: 'Os dados enviados são inválidos.',
      errors: { email: ['Este email já está cadastrado.'] },
    });
    await sql`update invitations set used_at = ${now} where email like 'helena%'`.execute(opened.database);
    now = new Date(now.getTime() + 60_000);
    await invite({ email: 'ultima@exemplo.com.br' });
    expect(await listed('?status=open')).toEqual(['ultima@exemplo.com.br open']);
    expect(await listed('?status=used')).toEqual(['helena@paineira.example used']);
    expect(await listed('?status=expired')).toEqual([
      'baia@exemplo.com.br expired',
      'baia@exemplo.com.br expired',
    ]);
    expect((await listed())[0]).toBe('ultima@exemplo.com.br open');
    expect((await call(`${path}?status=outra`, admin)).statusCode).toBe(422);
  });

  test('[API-08] one that is cancelled while its form is on the way approves nobody', async () => {
    const { data } = await invite({ email: 'tarde@paineira.example' });
    await call(`${path}/${data.uuid}/revoke`, admin, {});
    expect(await useInvitation(opened.database, data.uuid, now)).toBe(false);
  });
});
