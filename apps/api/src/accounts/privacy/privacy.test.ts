import crypto from 'node:crypto';

import { strFromU8, unzipSync } from 'fflate';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';

import { expectDocumented } from '../../../test/answers.ts';
import { buildTestApp } from '../../../test/build-test-app.ts';
import { aCaller, type Caller, callsOf } from '../../../test/callers.ts';
import { engines } from '../../../test/databases.ts';
import { now, importStock } from '../../../test/stock.ts';
import { saoPaulo, seedAlert } from '../../members/alerts/testing/seed-customer.ts';
import { recordActivity } from '../../platform/activity/activities.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import type { Input } from '../../platform/contract/contract.ts';
import type { Services } from '../../platform/services.ts';
import { completeDeletions } from './complete-deletion.ts';
import { privacyHandlers } from './privacy.handlers.ts';
import { manualJobs } from '../../platform/jobs/testing/manual-jobs.ts';
import { openOutbox } from '../../platform/outbox/outbox.ts';
import { hashPassword } from '../../identity/passwords.ts';
import { cheapHashes } from '../../identity/testing/cheap-hashes.ts';

interface Requested {
  message: string;
  data: { id: number; requested_at: string; due_at: string };
}
type Exported = Record<string, Record<string, unknown>[]>;

const exportPath = '/api/customer/export-data';
const deletionPath = '/api/customer/request-deletion';
const cancelPath = `${deletionPath}/cancel`;
const password = 'praia-do-futuro-91';
const reason = { reason: 'Já comprei meu imóvel.', current_password: password };

cheapHashes();

describe.each(engines)('a customer’s data on $name', ({ open }) => {
  let opened: OpenDatabase;
  let app: FastifyInstance;
  let hash: string;
  let ana: Caller;
  let rui: Caller;
  let auctioneer: Caller;
  const call = callsOf(() => app);
  beforeAll(async () => {
    opened = await open();
    await importStock(opened.database);
    app = await buildTestApp(opened, now);
    hash = await hashPassword(password);
    auctioneer = await aCaller(opened.database, now, 'bia@exemplo.com.br', 'auctioneer');
  });
  afterAll(async () => {
    await app?.close();
    await opened?.close();
  });
  beforeEach(async () => {
    await opened.pool.query(`delete from people where role = 'customer'`);
    await opened.pool.query('delete from deletion_requests');
    await opened.pool.query('delete from contact_messages');
    await opened.pool.query('delete from mails');
    ana = await aCaller(opened.database, now, 'ana@exemplo.com.br');
    await sql`update people set password_hash = ${hash} where id = ${ana.id}`.execute(opened.database);
    rui = await aCaller(opened.database, now, 'rui@exemplo.com.br');
  });

  const rows = async (query: string) => (await opened.pool.query(query)).rows as Record<string, unknown>[];
  const unzip = async (caller = ana) => {
    const answer = await call(exportPath, caller);
    expect(answer.statusCode).toBe(200);
    const files = unzipSync(new Uint8Array(answer.rawPayload));
    // Not strFromU8: it drops the byte order mark.
    const read = (name: string) => Buffer.from(files[name]!).toString('utf8');
    return { answer, names: Object.keys(files), read, data: JSON.parse(read('dados.json')) as Exported };
  };

  test('[ACC-09] only a customer takes or deletes his data', async () => {
    for (const [id, path, body] of [
      ['exportData', exportPath, undefined],
      ['requestDeletion', deletionPath, reason],
      ['cancelDeletion', cancelPath, {}],
    ] as const) {
      const signedOut = await call(path, null, body);
      expectDocumented(signedOut, id);
      expect(signedOut.statusCode).toBe(401);
      const other = await call(path, auctioneer, body);
      expectDocumented(other, id);
      expect(other.statusCode).toBe(403);
    }
  });

  test('[ACC-09][SAFE-14][NEWS-08] the export has everything of one customer and nothing of another', async () => {
    const { database } = opened;
    await sql`update people set cpf_cnpj = '52998224725', verified_email_at = ${now}, password_hash = 'HASH-OF-ANA',
      address = '{"street": "Rua T-55"}' where id = ${ana.id}`.execute(database);
    for (const { id, name } of [
      { ...ana, name: '=cmd()' },
      { ...rui, name: 'de Rui' },
    ]) {
      await seedAlert(database, id, {
        name: 'Perto do metrô',
        filters: { fgts: true, not_city_id: String(saoPaulo) },
        events: ['new', 'step'],
      });
      await recordActivity(database, { personId: id, kind: 'account', description: name }, now);
      await sql`insert into favorites select ${id}::bigint, id, ${now}::timestamptz from auctions where code = 'A1'`.execute(
        database,
      );
      await sql`insert into auction_visits (person_id, auction_id, looked_at, seen_event)
        select ${id}::bigint, id, ${now}::timestamptz, 1 from auctions where code = 'A2'`.execute(database);
      await sql`insert into round_reminders select ${id}::bigint, id, ${now}::timestamptz, ${now}::timestamptz
        from auctions where code = 'A1'`.execute(database);
      await sql`insert into calendar_addresses values (${Buffer.from(`SECRET-LINK ${id}`)}, ${id}, null, ${now})`.execute(
        database,
      );
      await sql`insert into opportunities (person_id, auction_id, matched_at)
        select ${id}::bigint, id, ${now}::timestamptz from auctions where code = 'A2'`.execute(database);
      await sql`insert into alert_events (person_id, list_id, auction_id, kind, matched_at)
        select ${id}::bigint, 1, id, 'step', ${now}::timestamptz from auctions where code = 'A1'`.execute(
        database,
      );
      await sql`insert into notification_settings (person_id, frequency, updated_at) values (${id}, 'daily', ${now})`.execute(
        database,
      );
      await sql`insert into subscriptions values (${id}, ${`M-${id}`}, 'annual', 1, 12, 'month', ${now}, ${now}, ${now})`.execute(
        database,
      );
      await sql`insert into mails (key, person_id, recipient, subject, text, html, created_at)
        values (${`k-${id}`}, ${id}, 'a@b', 'Redefina a sua senha', 'SECRET-LINK', 'SECRET-LINK', ${now})`.execute(
        database,
      );
      await sql`insert into one_use_tokens values (${Buffer.from(`token ${id}`)}, ${id}, 'password', 'a@b', ${now}, ${now})`.execute(
        database,
      );
    }
    await sql`insert into contact_messages (name, email, subject, message, received_at)
      values ('Ana', 'Ana@exemplo.com.br', 'duvidas', 'Olá', ${now}), ('Rui', 'rui@exemplo.com.br', 'duvidas', 'Oi', ${now})`.execute(
      database,
    );
    await sql`insert into checkout_events values ('e1', ${now}, '{"email": "ana@exemplo.com.br"}', true),
      ('e2', ${now}, ${JSON.stringify({ signature_code: `M-${ana.id}` })}::jsonb, true),
      ('e3', ${now}, '{"email": "rui@exemplo.com.br"}', true),
      ('e4', ${now}, '{"email": "ANA@Exemplo.com.br"}', true)`.execute(database);

    const { answer, names, read, data } = await unzip();
    expect(answer.headers).toMatchObject({
      'content-type': 'application/zip',
      'content-disposition': 'attachment; filename="martelo-meus-dados-2026-03-10.zip"',
      'cache-control': 'no-store',
    });
    expect(
      Object.fromEntries(
        Object.entries(data).flatMap(([name, table]) => (Array.isArray(table) ? [[name, table.length]] : [])),
      ),
    ).toEqual({
      perfil: 1,
      favoritos: 1,
      favoritos_removidos: 0,
      visitas: 1,
      lembretes: 1,
      calendarios: 1,
      alertas: 1,
      oportunidades: 1,
      avisos: 1,
      atividades: 1,
      bonus: 0,
      notificacoes: 1,
      assinatura: 1,
      pagamentos: 3,
      pedidos_de_exclusao: 0,
      trocas_de_email: 0,
      enderecos_conhecidos: 0,
      sessoes: 1,
      links_enviados: 1,
      emails_enviados: 1,
      convites: 0,
      mensagens_de_contato: 1,
    });
    expect(data['perfil']?.[0]).toMatchObject({
      tipo: 'Pessoa Física',
      situacao: 'ativa',
      cpf_cnpj: '52998224725',
      endereco: { street: 'Rua T-55' },
    });
    expect(data['alertas']?.[0]).toMatchObject({
      nome: 'Perto do metrô',
      tipo_de_imovel: 'Apartamentos',
      tipo_de_leilao: 'Todos',
      avisa_de: ['imóveis novos', 'preço que caiu um degrau'],
      filtros: ['menos São Paulo', 'Aceita FGTS'],
      cidades: 'Goiânia - GO',
      valor_maximo: 1_000_000,
    });
    expect(read('tabelas/alertas.csv')).toMatch(
      /,"menos São Paulo, Aceita FGTS",.*,"imóveis novos, preço que caiu um degrau",/,
    );
    expect(read('tabelas/notificacoes.csv')).toMatch(/,lembretes,.*\r\ndiária,.*,sim,/);
    expect(read('tabelas/oportunidades.csv')).toContain(',não,');
    expect(names).toContain('tabelas/favoritos.csv');
    expect(names).not.toContain('tabelas/bonus.csv');
    expect(read('tabelas/atividades.csv')).toBe(
      `\uFEFFtipo,descricao,quando\r\nconta,'=cmd(),2026-03-10T12:00:00.000Z\r\n`,
    );
    for (const name of names) {
      expect(read(name)).not.toMatch(/HASH-OF-ANA|SECRET-LINK|de Rui|rui@/);
      expect(read(name)).not.toContain(ana.headers.authorization.slice(7));
    }
    expect(strFromU8(unzipSync(new Uint8Array(answer.rawPayload))['LEIA-ME.txt']!)).toContain('dados.json');
  });

  test('[ACC-09] a customer has five exports in a quarter of an hour, and another their own', async () => {
    for (let nth = 0; nth < 5; nth += 1) expect((await call(exportPath, ana)).statusCode).toBe(200);
    const refused = await call(exportPath, ana);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '900']);
    expect(expectDocumented(refused, 'exportData')).toEqual({
      message: 'Muitas requisições. Tente novamente em instantes.',
    });
    expect((await call(exportPath, rui)).statusCode).toBe(200);
  });

  test('[ACC-09][SAFE-06] exports are made one at a time for a person, and two for all', async () => {
    const { database } = opened;
    const gates: (() => void)[] = [];
    let holding = true;
    const held = database.withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        if (holding) await new Promise<void>((resolve) => gates.push(resolve));
        return result;
      },
    });
    const jobs = manualJobs();
    const outbox = await openOutbox(database, jobs, 'https://martelo.example');
    const services = { database: held, clock: () => now, outbox } as unknown as Services;
    const { exportData } = privacyHandlers(services);
    const others = [rui, await aCaller(database, now, 'eva@exemplo.com.br')];
    const ask = (person: Caller) => exportData({ person } as unknown as Input<'exportData'>);
    const flood = Promise.allSettled(Array.from({ length: 8 }, () => ask(ana)));
    const rest = Promise.all(others.map(ask));
    // Who begins is counted first: of Ana's eight one has begun, and one of the others.
    await expect.poll(() => gates.length).toBe(2);
    holding = false;
    for (const open of gates) open();
    const answers = await flood;
    const away = answers.filter(({ status }) => status === 'rejected');
    expect(away).toHaveLength(6);
    expect(away[0]).toMatchObject({ reason: { status: 503, retryAfter: 5 } });
    expect((await rest).map(({ status }) => status)).toEqual([200, 200]);
  });

  test('[ACC-09][SAFE-14] messages and payments of an address that is not confirmed are not given away', async () => {
    await sql`insert into checkout_events values ('e9', ${now}, '{"email": "ana@exemplo.com.br", "name": "Outra"}', false)`.execute(
      opened.database,
    );
    await sql`insert into contact_messages (name, email, subject, message, received_at)
      values ('Outra', 'ana@exemplo.com.br', 'duvidas', 'Segredo', ${now})`.execute(opened.database);
    const { data } = await unzip();
    expect([data['mensagens_de_contato'], data['pagamentos']]).toEqual([[], []]);
  });

  test('[ACC-09] of a subscription that was paid by others their payments are not given away', async () => {
    const { database } = opened;
    const pay = (id: string, email: string) =>
      sql`insert into checkout_events values (${id}, ${now},
        ${JSON.stringify({ signature_code: `M-${ana.id}`, email })}::jsonb, true)`.execute(database);
    await sql`update people set verified_email_at = ${now} where id = ${ana.id}`.execute(database);
    await sql`insert into subscriptions values (${ana.id}, ${`M-${ana.id}`}, 'annual', 1, 12, 'month', ${now}, ${now}, ${now})`.execute(
      database,
    );
    await sql`insert into email_changes (person_id, former_email, former_verified_at, new_email, requested_at, confirmed_at)
      values (${ana.id}, 'antiga@exemplo.com.br', ${now}, 'ana@exemplo.com.br', ${now}, ${now})`.execute(
      database,
    );
    await pay('of-another', 'Rui@exemplo.com.br');
    await pay('own-now', 'ana@exemplo.com.br');
    await pay('own-then', 'Antiga@exemplo.com.br');
    const { data } = await unzip();
    const paid = (data['pagamentos'] as { evento: string }[]).map(({ evento }) => evento);
    expect(paid).toEqual(expect.arrayContaining(['own-now', 'own-then']));
    expect(paid).not.toContain('of-another');
  });

  test('[ACC-09] a request waits 15 days, says so by mail, and is one at a time', async () => {
    const first = await call(deletionPath, ana, reason);
    const { data, message } = expectDocumented<Requested>(first, 'requestDeletion');
    expect(message).toBe(
      'Recebemos seu pedido. Sua conta será excluída em 25/03/2026. Até lá você pode cancelar.',
    );
    expect(data).toMatchObject({
      requested_at: '2026-03-10T12:00:00.000Z',
      due_at: '2026-03-25T12:00:00.000Z',
    });
    const again = await call(deletionPath, ana, { ...reason, reason: '' });
    expect([again.statusCode, expectDocumented(again, 'requestDeletion')]).toEqual([
      409,
      { message: 'A exclusão já foi solicitada.' },
    ]);
    expect(await rows('select key, recipient from mails')).toEqual([
      { key: `deletion-requested:${data.id}`, recipient: 'ana@exemplo.com.br' },
    ]);

    const outbox = await openOutbox(opened.database, manualJobs(), 'https://martelo.example');
    expect(await completeDeletions(opened.database, outbox, new Date('2026-03-25T11:59Z'))).toBe(0);
    expect(await completeDeletions(opened.database, outbox, new Date('2026-03-25T12:00Z'))).toBe(1);
    expect(await rows(`select email from people where role = 'customer'`)).toEqual([
      { email: 'rui@exemplo.com.br' },
    ]);
    expect((await call(exportPath, ana)).statusCode).toBe(401);
  });

  test('[ACC-09][SAFE-12] a password that changes while it is being checked requests no deletion', async () => {
    const changed = await hashPassword(`${password}-2`);
    vi.mocked(crypto.argon2).mockImplementationOnce((algorithm, parameters, callback) => {
      void sql`update people set password_hash = ${changed} where id = ${ana.id}`
        .execute(opened.database)
        .then(() => crypto.argon2(algorithm, parameters, callback));
    });
    const answer = await call(deletionPath, ana, reason);
    expect([answer.statusCode, expectDocumented(answer, 'requestDeletion')]).toMatchObject([
      422,
      { errors: { current_password: ['A senha atual está incorreta.'] } },
    ]);
    expect(await rows('select from deletion_requests')).toEqual([]);
    expect(await rows('select from mails')).toEqual([]);
  });

  test('[ACC-09] once withdrawn, nothing is deleted, and it can be requested again', async () => {
    await call(deletionPath, ana, reason);
    const rival = await call(cancelPath, rui, {});
    expect([rival.statusCode, expectDocumented(rival, 'cancelDeletion')]).toEqual([
      404,
      { message: 'Não há pedido de exclusão em andamento.' },
    ]);
    const cancelled = await app.inject({ url: cancelPath, method: 'POST', headers: ana.headers });
    expect(expectDocumented(cancelled, 'cancelDeletion')).toEqual({
      message: 'O pedido de exclusão foi cancelado.',
    });
    const outbox = await openOutbox(opened.database, manualJobs(), 'https://martelo.example');
    expect(await completeDeletions(opened.database, outbox, new Date('2027-01-01T12:00Z'))).toBe(0);
    expect((await call(cancelPath, ana, {})).statusCode).toBe(404);
    expect((await call(deletionPath, ana, reason)).statusCode).toBe(200);
    expect(await rows('select status from deletion_requests order by id')).toEqual([
      { status: 'cancelled' },
      { status: 'open' },
    ]);
    expect(await rows('select split_part(key, $$:$$, 1) as key from mails order by id')).toEqual([
      { key: 'deletion-requested' },
      { key: 'deletion-cancelled' },
      { key: 'deletion-requested' },
    ]);
  });

  test('[SAFE-40] what a session mails to the account’s address is refused after six in a quarter of an hour', async () => {
    const body = { current_password: password, password, password_confirmation: password };
    const changed = await call('/api/customer/account/update-password', ana, body);
    expect(changed.statusCode).toBe(200);
    for (let turn = 0; turn < 2; turn += 1) {
      expect((await call(deletionPath, ana, reason)).statusCode).toBe(200);
      // Refused for other reasons, and sends no mail.
      expect((await call(deletionPath, ana, reason)).statusCode).toBe(409);
      expect((await call(cancelPath, ana, {})).statusCode).toBe(200);
      expect((await call(cancelPath, ana, {})).statusCode).toBe(404);
    }
    expect((await call(deletionPath, ana, reason)).statusCode).toBe(200);
    for (const [path, sent, operation] of [
      [cancelPath, {}, 'cancelDeletion'],
      ['/api/customer/account/update-password', body, 'updateCustomerPassword'],
      ['/api/customer/account/update', { name: 'Ana', email: ana.email, ...body }, 'updateAccount'],
    ] as const) {
      const refusal = await call(path, ana, sent);
      expect([refusal.statusCode, operation]).toEqual([429, operation]);
    }
    expect(await rows('select recipient from mails')).toHaveLength(6);
  });

  test('[ACC-09] an invitation goes with the account, and is part of the export once the email is confirmed', async () => {
    await sql`update people set verified_email_at = ${now} where id = ${ana.id}`.execute(opened.database);
    await sql`insert into invitations (role, email, created_at, used_at) values
      ('customer', 'ana@exemplo.com.br', ${now}, ${now}), ('customer', 'rui@exemplo.com.br', ${now}, null)`.execute(
      opened.database,
    );
    expect((await unzip()).data['convites']).toMatchObject([{ email: 'ana@exemplo.com.br' }]);
    // Another's, as long as rui has not confirmed the address.
    await sql`update people set password_hash = ${hash} where id = ${rui.id}`.execute(opened.database);
    await call(deletionPath, rui, reason);
    await call(deletionPath, ana, reason);
    const outbox = await openOutbox(opened.database, manualJobs(), 'https://martelo.example');
    await completeDeletions(opened.database, outbox, new Date('2026-03-25T12:00Z'));
    expect(await rows('select email from invitations')).toEqual([{ email: 'rui@exemplo.com.br' }]);
    await opened.pool.query('delete from invitations');
  });

  test('[ACC-09] the same wish sent twice is one request', async () => {
    const key = { 'idempotency-key': 'goodbye-1' };
    const answers = await Promise.all([
      call(deletionPath, ana, reason, key),
      call(deletionPath, ana, reason, key),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(answers[0].json()).toEqual(answers[1].json());
    expect(await rows('select status from deletion_requests')).toEqual([{ status: 'open' }]);
  });

  test.each([
    [{}, { reason: ['é obrigatório'] }],
    [{ reason: 'x'.repeat(1001) }, { reason: ['deve ter no máximo 1.000 caracteres'] }],
  ])('[API-06] %.30j is refused by field', async (body, errors) => {
    const answer = await call(deletionPath, ana, body);
    expect([answer.statusCode, expectDocumented(answer, 'requestDeletion')]).toEqual([
      422,
      { message: 'Os dados enviados são inválidos.', errors },
    ]);
  });
});
