import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { expectDocumented } from '../../../test/answers.ts';
import { type Caller, aCaller, callsOf } from '../../../test/callers.ts';
import { engines } from '../../../test/databases.ts';
import { now, importStock } from '../../../test/stock.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { hashPassword } from '../../identity/passwords.ts';
import { cheapHashes } from '../../identity/testing/cheap-hashes.ts';
import { testServer } from '../../../test/test-server.ts';

interface Moderated {
  uuid_key: string;
  code: string;
  flagged: boolean;
}
interface Page<Row> {
  data: Row[];
  pagination: { total: number };
}

const somewhere = '3e4d5f60-90ab-4c7e-9d21-7b6a5c90e416';
const wrong = 'Os dados enviados são inválidos.';

cheapHashes();

describe.each(engines)('the back office on $name', ({ open }) => {
  let opened: OpenDatabase;
  let app: FastifyInstance;
  let admin: Caller;
  let customer: Caller;
  const call = callsOf(() => app);

  beforeAll(async () => {
    opened = await open();
    ({ app } = await testServer(opened, { clock: () => now }));
    await importStock(opened.database);
    admin = await aCaller(opened.database, now, 'mesa@exemplo.com.br', 'admin');
    customer = await aCaller(opened.database, now, 'cliente@exemplo.com.br');
  });
  afterAll(async () => {
    await app?.close();
    await opened?.close();
  });

  const moderated = async (query = '') =>
    expectDocumented<Page<Moderated>>(
      await call(`/api/admin/auctions${query}`, admin),
      'listModeratedAuctions',
    );
  const codes = async (query: string) => (await moderated(query)).data.map(({ code }) => code).sort();
  const keyOf = async (code: string) => {
    const { rows } = await sql<{ key: string }>`
      select uuid_key as key from auctions where code = ${code}`.execute(opened.database);
    return rows[0]!.key;
  };
  const seen = async () =>
    (await call('/api/auctions', null)).json<{ data: { code: string }[]; pagination: { total: number } }>();
  const counted = async () => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::integer as n from auction_search`.execute(opened.database);
    return rows[0]!.n;
  };
  const log = async () =>
    expectDocumented<Page<{ action: string; subject: string | null; actor: object; detail: object }>>(
      await call('/api/admin/audit-log', admin),
      'listAuditLog',
    );
  const requestsDeletion = async (email: string) => {
    const person = await aCaller(opened.database, now, email);
    const { rows } = await sql<{ id: number }>`
      insert into deletion_requests (person_id, reason, requested_at, due_at)
      values (${person.id}, 'Já comprei meu imóvel.', ${now}, ${now}::timestamptz + interval '15 days')
      returning id`.execute(opened.database);
    return { person, id: rows[0]!.id };
  };
  const mailsTo = async (email: string) => {
    const { rows } = await sql<{ subject: string; text: string }>`
      select subject, text from mails where recipient = ${email} order by id`.execute(opened.database);
    return rows;
  };

  test.each([
    ['listModeratedAuctions', '/api/admin/auctions', undefined],
    ['flagAuction', `/api/admin/auctions/${somewhere}/flag`, { reason: 'Edital anulado.' }],
    ['unflagAuction', `/api/admin/auctions/${somewhere}/unflag`, {}],
    ['answerContactMessage', '/api/admin/contact-messages/1/answer', {}],
    ['reopenContactMessage', '/api/admin/contact-messages/1/reopen', {}],
    ['listDeletionRequests', '/api/admin/deletion-requests', undefined],
    ['completeDeletion', '/api/admin/deletion-requests/1/complete', {}],
    ['refuseDeletion', '/api/admin/deletion-requests/1/refuse', { reason: 'Cobrança em aberto.' }],
    ['listAuditLog', '/api/admin/audit-log', undefined],
  ])('[AUTH-14] %s is for admins alone', async (operation, path, body) => {
    for (const [caller, status] of [
      [null, 401],
      [customer, 403],
    ] as const) {
      const answer = await call(path, caller, body);
      expectDocumented(answer, operation);
      expect(answer.statusCode).toBe(status);
    }
  });

  test('[LIST-09] auctions are found by any word, hidden or not', async () => {
    expect((await moderated()).pagination.total).toBe(10);
    expect(await codes('?keyword=mooca')).toEqual(['A4', 'L2']);
    expect(await codes('?keyword=MO%C3%93CA%20terreno')).toEqual(['A4']);
    expect(await codes('?keyword=A5')).toEqual(['A5']);
    expect(await codes('?keyword=%25')).toEqual([]);
    expect(await codes(`?keyword=${await keyOf('A3')}`)).toEqual(['A3']);
    expect(await codes('?keyword=00000000-0000-4000-8000-000000000000')).toEqual([]);
    expect((await moderated('?page=99')).data).toHaveLength(10);
    // Its first round is past, so bids are taken at the second's minimum.
    const round = await moderated('?keyword=l2');
    expect(round.data).toMatchObject([
      {
        city: 'São Paulo',
        state: 'SP',
        price: 350_000,
        source: { name: 'Lista de teste', list_date: '2026-03-09' },
      },
    ]);
    expect((await call('/api/admin/auctions?flagged=talvez', admin)).statusCode).toBe(422);
  });

  test('[LIST-09] a flagged auction is hidden everywhere at once, and shown again', async () => {
    const key = await keyOf('A3');
    const [before, countedBefore] = [await seen(), await counted()];
    expect(before.data.some(({ code }) => code === 'A3')).toBe(true);

    const flagged = await call(`/api/admin/auctions/${key}/flag`, admin, {
      reason: ' O edital\nfoi anulado. ',
    });
    expect(expectDocumented(flagged, 'flagAuction')).toMatchObject({
      message: 'Leilão ocultado.',
      data: {
        uuid_key: key,
        flagged: true,
        flagged_reason: 'O edital foi anulado.',
        flagged_by: 'Ana Lima',
        flagged_at: now.toISOString(),
      },
    });
    const hidden = await seen();
    expect(hidden.data.some(({ code }) => code === 'A3')).toBe(false);
    expect(hidden.pagination.total).toBe(before.pagination.total - 1);
    expect(await counted()).toBe(countedBefore - 1);
    expect((await call(`/api/auctions/${key}`, null)).statusCode).toBe(410);
    expect(await codes('?flagged=true')).toEqual(['A3']);
    expect(await codes('?flagged=false')).not.toContain('A3');

    // A list that comes later does not undo it.
    await importStock(opened.database);
    expect((await seen()).pagination.total).toBe(before.pagination.total - 1);

    const shown = await call(`/api/admin/auctions/${key.toUpperCase()}/unflag`, admin, {});
    expect(expectDocumented(shown, 'unflagAuction')).toMatchObject({
      message: 'Leilão visível novamente.',
      data: { flagged: false, flagged_reason: null, flagged_by: null, flagged_at: null },
    });
    expect((await seen()).pagination.total).toBe(before.pagination.total);
    expect(await counted()).toBe(countedBefore);
    const again = await call(`/api/admin/auctions/${key}/unflag`, admin, {});
    expect(again.statusCode).toBe(200);

    const entries = (await log()).data.filter(({ subject }) => subject === `auction:${key}`);
    expect(entries).toMatchObject([
      {
        action: 'auction.unflagged',
        actor: { role: 'admin', name: 'Ana Lima' },
        subject_name: shown.json().data.title,
        detail: {},
      },
      { action: 'auction.flagged', detail: { reason: 'O edital foi anulado.' } },
    ]);
  });

  test('[LIST-09] hiding needs an auction and a reason', async () => {
    const flag = (key: string, body: object) => call(`/api/admin/auctions/${key}/flag`, admin, body);
    const none = await flag(somewhere, { reason: 'Edital anulado.' });
    expect([none.statusCode, expectDocumented(none, 'flagAuction')]).toEqual([
      404,
      { message: 'Leilão não encontrado' },
    ]);
    const gone = await call(`/api/admin/auctions/${somewhere}/unflag`, admin, {});
    expect([gone.statusCode, expectDocumented(gone, 'unflagAuction')]).toEqual([
      404,
      { message: 'Leilão não encontrado' },
    ]);
    const key = await keyOf('A1');
    for (const body of [{}, { reason: '   ' }]) {
      const answer = await flag(key, body);
      expect([answer.statusCode, expectDocumented(answer, 'flagAuction')]).toEqual([
        422,
        { message: wrong, errors: { reason: ['é obrigatório'] } },
      ]);
    }
    expect((await flag('1', { reason: 'Edital anulado.' })).json()).toEqual({
      message: wrong,
      errors: { id: ['tem um formato inválido'] },
    });
    expect(await codes('?flagged=true')).toEqual([]);
  });

  test('[ACC-09][VISIT-05] an account that requested it is deleted when its time is over, with a last mail', async () => {
    const { person, id } = await requestsDeletion('vai@exemplo.com.br');
    const listed = expectDocumented(
      await call('/api/admin/deletion-requests?status=open', admin),
      'listDeletionRequests',
    );
    expect(listed).toMatchObject({
      data: [{ id, customer: { id: person.id, name: 'Ana Lima', email: person.email }, status: 'open' }],
      pagination: { total: 1 },
    });

    const early = await call(`/api/admin/deletion-requests/${id}/complete`, admin, {});
    expect([early.statusCode, expectDocumented(early, 'completeDeletion')]).toEqual([
      409,
      { message: 'O prazo em que a pessoa pode cancelar este pedido ainda não terminou.' },
    ]);
    expect((await call('/api/customer/account', person)).statusCode).toBe(200);
    await sql`update deletion_requests set due_at = ${now} where id = ${id}`.execute(opened.database);
    const done = await call(`/api/admin/deletion-requests/${id}/complete`, admin, {});
    expect(expectDocumented(done, 'completeDeletion')).toMatchObject({
      message: 'Conta excluída.',
      data: {
        id,
        customer: null,
        status: 'completed',
        decided_by: 'Ana Lima',
        decided_at: now.toISOString(),
      },
    });
    expect((await call('/api/customer/account', person)).statusCode).toBe(401);
    expect(await mailsTo(person.email)).toMatchObject([{ subject: 'A sua conta foi excluída' }]);
    expect((await log()).data[0]).toMatchObject({
      action: 'deletion.completed',
      subject: `deletion:${id}`,
    });

    const twice = await call(`/api/admin/deletion-requests/${id}/complete`, admin, {});
    expect([twice.statusCode, expectDocumented(twice, 'completeDeletion')]).toEqual([
      409,
      { message: 'Este pedido já foi decidido.' },
    ]);
  });

  test('[ACC-09] a request is refused with a reason that the customer gets', async () => {
    const { person, id } = await requestsDeletion('fica@exemplo.com.br');
    const refuse = (body: object, request = id) =>
      call(`/api/admin/deletion-requests/${request}/refuse`, admin, body);
    const bare = await refuse({ reason: ' \t  ' });
    expect([bare.statusCode, expectDocumented(bare, 'refuseDeletion')]).toEqual([
      422,
      { message: wrong, errors: { reason: ['é obrigatório'] } },
    ]);
    const refused = await refuse({ reason: 'Há uma cobrança em aberto nesta conta.' });
    expect(expectDocumented(refused, 'refuseDeletion')).toMatchObject({
      message: 'Pedido recusado.',
      data: {
        status: 'refused',
        customer: { id: person.id },
        decision: 'Há uma cobrança em aberto nesta conta.',
        decided_by: 'Ana Lima',
      },
    });
    const mails = await mailsTo(person.email);
    expect(mails).toHaveLength(1);
    expect(mails[0]!.text).toContain('Há uma cobrança em aberto nesta conta.');
    expect((await call('/api/customer/account', person)).statusCode).toBe(200);
    const twice = await refuse({ reason: 'De novo.' });
    expect([twice.statusCode, expectDocumented(twice, 'refuseDeletion')]).toEqual([
      409,
      { message: 'Este pedido já foi decidido.' },
    ]);
    const none = await refuse({ reason: 'Nenhum.' }, 999_999);
    expect([none.statusCode, expectDocumented(none, 'refuseDeletion')]).toEqual([
      404,
      { message: 'Pedido não encontrado.' },
    ]);
    expect((await call('/api/admin/deletion-requests/x/complete', admin, {})).statusCode).toBe(422);
  });

  test('[AUTH-14] auctioneers and admins leave their sign-ins in the log, customers none', async () => {
    const password = 'martelo-Firme-1982';
    for (const [role, path] of [
      ['auctioneer', '/api/auctionner/post-login'],
      ['admin', '/api/admin/post-login'],
      ['customer', '/api/customer/post-login'],
    ] as const) {
      const email = `entra-${role}@exemplo.com.br`;
      await sql`
        insert into people (role, email, name, password_hash, created_at, updated_at)
        values (${role}, ${email}, 'Rui Sá', ${await hashPassword(password)}, ${now}, ${now})`.execute(
        opened.database,
      );
      expect((await call(path, null, { email, password })).statusCode).toBe(200);
      expect((await call(path, null, { email, password: 'errada' })).statusCode).toBe(401);
    }
    const entries = (await log()).data.filter(({ action }) => action === 'session.started');
    expect(entries).toMatchObject([
      { actor: { role: 'admin', name: 'Rui Sá' }, subject: null },
      { actor: { role: 'auctioneer', name: 'Rui Sá' }, subject: null },
    ]);
  });

  test('the log can not be changed, and outlives the names in it', async () => {
    const change = (statement: string) => expect(opened.pool.query(statement)).rejects.toThrow('append-only');
    const { total } = (await log()).pagination;
    expect(total).toBeGreaterThan(0);
    await change(`update audit_log set action = 'nothing'`);
    await change('delete from audit_log');
    await opened.pool.query(`delete from people where email = 'entra-auctioneer@exemplo.com.br'`);
    const after = await log();
    expect(after.pagination.total).toBe(total);
    expect(after.data.filter(({ action }) => action === 'session.started')).toMatchObject([
      { actor: { role: 'admin', name: 'Rui Sá' } },
      { actor: { role: 'auctioneer', name: null } },
    ]);
  });
});
