import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { expectDocumented } from '../../../test/answers.ts';
import { aCaller, type Caller } from '../../../test/callers.ts';
import { engines } from '../../../test/databases.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { aFeed, aLot, lots } from '../feeds/testing/a-feed.ts';
import { type FeedServer, feedServer, feedsPath } from '../feeds/testing/feed-server.ts';
import { cheapHashes } from '../../identity/testing/cheap-hashes.ts';

const now = new Date('2026-03-10T12:00Z');
const password = 'praia-do-futuro-91';
const wrong = 'Os dados enviados são inválidos.';
const foreign = 'Este nome é de outra instituição ou fonte. Se ele é seu, fale conosco.';

interface Account {
  id: number;
  approval: string;
  approval_reason: string | null;
  verified_email: boolean;
  domains: string[];
  waiting: number;
  auctions: number;
}

cheapHashes();

describe.each(engines)('auctioneers are approved on $name', ({ open }) => {
  let opened: OpenDatabase;
  let server: FeedServer;
  let nth = 0;
  const call: FeedServer['call'] = (...args) => server.call(...args);

  beforeAll(async () => {
    opened = await open();
    server = await feedServer(opened, now);
  });
  afterAll(async () => {
    await server?.app.close();
    await opened?.close();
  });

  const aForm = (change: object = {}) => {
    nth += 1;
    return {
      name: 'Helena Prado',
      company_name: `Cajueiro ${'abcdefghij'[nth % 10]}${'klmnopqrst'[Math.floor(nth / 10)]} Leilões`,
      registration: `${nth}/2019`,
      uf: 'RR',
      email: `nova-${nth}@exemplo.com.br`,
      cellphone: '(95) 99911-2030',
      cpf_cnpj: '12.ABC.345/01DE-35',
      website: 'https://www.paineira.example/',
      password,
      password_confirmation: password,
      accept_terms: true,
      ...change,
    };
  };
  /** Each from an address of its own: the fourth registration from one requires a captcha. */
  const register = (change: object = {}) => {
    const body = aForm(change);
    const remoteAddress = `10.1.${nth % 250}.${1 + Math.floor(nth / 250)}`;
    return server.app
      .inject({ method: 'POST', url: '/api/auctionner/register', payload: body, remoteAddress })
      .then((answer) => ({ answer, email: body.email }));
  };
  const aRegistered = async (change: object = {}): Promise<Caller> => {
    const { answer, email } = await register(change);
    const { access_token: token } = expectDocumented<{ access_token: string }>(answer, 'registerAuctioneer');
    expect(answer.statusCode).toBe(200);
    const { rows } = await sql<{ id: number; uuid: string }>`
      select id, uuid from people where role = 'auctioneer' and email = ${email}`.execute(opened.database);
    return { ...rows[0]!, email, headers: { authorization: `Bearer ${token}` } };
  };
  const mailsTo = async (email: string) => {
    const { rows } = await sql<{ subject: string; text: string }>`
      select subject, text from mails where recipient = ${email} order by id`.execute(opened.database);
    return rows;
  };
  const confirm = async ({ email }: Caller) => {
    const texts = (await mailsTo(email)).map(({ text }) => text).join();
    const token = [...texts.matchAll(/confirmar-email\/([\w-]{43})/g)].at(-1)![1]!;
    const answer = await call('/api/customer/verify-email', null, { token });
    expect(answer.statusCode).toBe(200);
  };
  const decide = (caller: Caller, step: string, body: object = {}) =>
    call(`/api/admin/auctioneers/${caller.id}/${step}`, server.admin, body);
  const approve = async (caller: Caller) =>
    expectDocumented<{ message: string; data: Account }>(
      await decide(caller, 'approve'),
      'approveAuctioneer',
    );
  const feedOf = async (sender: Caller, id: string) =>
    (await call(`${feedsPath}/${id}`, sender)).json<{ data: object }>().data;
  const publicOnes = async () =>
    (await call('/api/auctions?keyword=Jundia%C3%AD', null)).json<{ pagination: { total: number } }>()
      .pagination.total;
  const accept = (id: string) => call(`/api/admin/feeds/${id}/accept`, server.admin, {});

  test('[SAFE-20] nothing of a new auctioneer is public before the email is confirmed and an admin approved', async () => {
    const sender = await aRegistered();
    const before = await publicOnes();
    const first = await server.send(sender, aFeed(lots(3), { complete: true }));
    expect(first.feed).toMatchObject({
      status: 'held',
      waits_for: 'confirmation',
      rows: 3,
      new: 0,
      reason: 'Chegou antes de o leiloeiro confirmar o email e ser aprovado.',
    });
    const early = await accept(first.feed.id);
    expect([early.statusCode, expectDocumented(early, 'acceptFeed')]).toEqual([
      409,
      { message: 'O leiloeiro ainda não confirmou o email: até lá, nada dele é publicado.' },
    ]);
    expect((await approve(sender)).message).toBe('Leiloeiro aprovado. Há 1 lista à espera de uma decisão.');
    expect(await feedOf(sender, first.feed.id)).toMatchObject({ waits_for: 'confirmation' });
    expect((await accept(first.feed.id)).statusCode).toBe(409);
    await confirm(sender);
    expect(await feedOf(sender, first.feed.id)).toMatchObject({ status: 'held', waits_for: 'decision' });
    await server.work();
    expect(await server.auctionsOf(sender)).toEqual([]);
    expect(await publicOnes()).toBe(before);
    expect(server.notificationRequests()).toBe(0);

    expect((await accept(first.feed.id)).statusCode).toBe(200);
    await server.work();
    expect(await feedOf(sender, first.feed.id)).toMatchObject({ status: 'taken', new: 3 });
    expect(await publicOnes()).toBe(before + 3);
    expect(server.notificationRequests()).toBe(1);
    const next = await server.send(sender, aFeed(lots(4), { complete: true }));
    expect(next.feed).toMatchObject({ status: 'taken', new: 1 });
  });

  test('[SAFE-20] the same the other way round: confirmed first, approved later', async () => {
    const sender = await aRegistered();
    await confirm(sender);
    const { feed } = await server.send(sender, aFeed([aLot('A')]));
    expect(feed).toMatchObject({ status: 'held', waits_for: 'approval' });
    const early = await accept(feed.id);
    expect([early.statusCode, expectDocumented(early, 'acceptFeed')]).toEqual([
      409,
      { message: 'O leiloeiro ainda não foi aprovado: aprove o cadastro antes de aceitar a lista.' },
    ]);
    const info = expectDocumented(await call('/api/auctionner/info', sender, {}), 'getAuctioneerInfo');
    expect(info).toMatchObject({
      approval: 'pending',
      verified_email: true,
      domains: ['paineira.example'],
    });
    await approve(sender);
    await accept(feed.id);
    await server.work();
    expect(await feedOf(sender, feed.id)).toMatchObject({ status: 'taken' });
  });

  test('[SAFE-20] an approval that is withdrawn while a list waits for its turn puts it into quarantine', async () => {
    const sender = await server.anAuctioneer();
    const answer = await call(feedsPath, sender, aFeed([aLot('A')]));
    const { data } = answer.json<{ data: { id: string } }>();
    await decide(sender, 'suspend', { reason: 'Queixas de compradores.' });
    await server.work();
    expect(await feedOf(sender, data.id)).toMatchObject({ status: 'held', waits_for: 'suspended' });
    expect(await server.auctionsOf(sender)).toEqual([]);
  });

  test('[SAFE-20] an invited auctioneer is approved with that address; with another address it waits', async () => {
    const invite = async (email: string) => {
      const answer = await call('/api/admin/invitations', server.admin, { email });
      return answer.json<{ data: { uuid: string } }>().data.uuid;
    };
    const invited = await aRegistered({
      email: 'convidada@exemplo.com.br',
      uuid: await invite('convidada@exemplo.com.br'),
    });
    expect((await server.send(invited, aFeed([aLot('A')]))).feed).toMatchObject({ status: 'taken' });
    const other = await aRegistered({ uuid: await invite('outra@exemplo.com.br') });
    expect((await server.send(other, aFeed([aLot('A')]))).feed).toMatchObject({
      waits_for: 'confirmation',
    });
  });

  test('[SAFE-20] the confirmation can be sent again, three times in a quarter of an hour', async () => {
    const sender = await aRegistered();
    const again = () => call('/api/auctionner/verify-email/send', sender, {});
    expect(expectDocumented(await again(), 'sendAuctioneerEmailVerification')).toEqual({
      message: 'Enviamos um novo email de confirmação.',
    });
    expect(await mailsTo(sender.email)).toHaveLength(2);
    await again();
    await again();
    expect((await again()).statusCode).toBe(429);
    await confirm(sender);
    const late = await again();
    expect([late.statusCode, late.json()]).toEqual([409, { message: 'Este email já foi confirmado.' }]);
  });

  test('[SAFE-21] an admin finds who waits, refuses with a reason, and the log has it', async () => {
    const sender = await aRegistered({ company_name: 'Sabiá Leilões' });
    await confirm(sender);
    const { feed } = await server.send(sender, aFeed([aLot('A')]));
    const listed = expectDocumented<{ data: Account[] }>(
      await call('/api/admin/auctioneers?approval=pending&keyword=sabia%20paineira', server.admin),
      'listAuctioneers',
    );
    expect(listed.data).toMatchObject([
      {
        id: sender.id,
        name: 'Helena Prado',
        company_name: 'Sabiá Leilões',
        uf: 'RR',
        approval: 'pending',
        verified_email: true,
        domains: ['paineira.example'],
        waiting: 1,
        auctions: 0,
      },
    ]);
    const blank = await decide(sender, 'refuse', { reason: '   ' });
    expect(expectDocumented(blank, 'refuseAuctioneer')).toEqual({
      message: wrong,
      errors: { reason: ['é obrigatório'] },
    });
    const refused = await decide(sender, 'refuse', { reason: 'A matrícula não consta.' });
    expect(expectDocumented(refused, 'refuseAuctioneer')).toMatchObject({
      message: 'Cadastro recusado.',
      data: { approval: 'refused', approval_reason: 'A matrícula não consta.', waiting: 0 },
    });
    expect(await feedOf(sender, feed.id)).toMatchObject({
      status: 'refused',
      reason: 'A matrícula não consta.',
    });
    expect((await mailsTo(sender.email)).at(-1)).toMatchObject({
      subject: 'O seu cadastro de leiloeiro não foi aprovado',
      text: expect.stringContaining('A matrícula não consta.') as unknown,
    });
    const more = await call(feedsPath, sender, aFeed([aLot('B')]));
    expect([more.statusCode, expectDocumented(more, 'sendFeed')]).toEqual([
      403,
      { message: 'O seu cadastro de leiloeiro foi recusado e não pode enviar listas.' },
    ]);
    expect((await decide(sender, 'refuse', { reason: 'De novo.' })).statusCode).toBe(409);
    const log = await call(`/api/admin/audit-log?subject=auctioneer:${sender.id}`, server.admin);
    expect(expectDocumented(log, 'listAuditLog')).toMatchObject({
      data: [{ action: 'auctioneer.refused', detail: { reason: 'A matrícula não consta.' } }],
    });
    expect((await decide({ ...sender, id: 999_999 }, 'approve')).statusCode).toBe(404);
  });

  test('[SAFE-21] the refusal says whether anything of theirs was on the site', async () => {
    const sender = await server.anAuctioneer();
    await server.send(sender, aFeed(lots(2)));
    await sql`update people set approval = 'pending' where id = ${sender.id}`.execute(opened.database);
    const before = await publicOnes();
    await decide(sender, 'refuse', { reason: 'A matrícula não consta.' });
    const mail = await mailsTo(sender.email);
    expect(mail.at(-1)?.text).toContain('O que você já tinha publicado deixou de aparecer no site');
    expect(await publicOnes()).toBe(before - 2);
  });

  test('[SAFE-21] a suspended auctioneer’s auctions are hidden until they are approved again', async () => {
    const sender = await server.anAuctioneer();
    await server.send(sender, aFeed(lots(2)));
    const [key] = await sql<{ uuid_key: string }>`
      select a.uuid_key from auctions a join people p on p.source_id = a.source_id
      where p.id = ${sender.id} and a.code = 'L2'`
      .execute(opened.database)
      .then(({ rows }) => rows);
    await call(`/api/admin/auctions/${key!.uuid_key}/flag`, server.admin, { reason: 'Edital anulado.' });
    const before = await publicOnes();
    const suspended = await decide(sender, 'suspend', { reason: 'Queixas de compradores.' });
    expect(expectDocumented(suspended, 'suspendAuctioneer')).toMatchObject({
      message: 'Leiloeiro suspenso.',
      data: { approval: 'suspended', auctions: 2 },
    });
    expect(await publicOnes()).toBe(before - 1);
    expect((await call(feedsPath, sender, aFeed([aLot('B')]))).statusCode).toBe(403);
    expect((await decide(sender, 'suspend', { reason: 'De novo.' })).statusCode).toBe(409);
    await approve(sender);
    expect(await publicOnes()).toBe(before);
    expect(await server.auctionsOf(sender)).toMatchObject([
      { code: 'L1', flagged_reason: null },
      { code: 'L2', flagged_reason: 'Edital anulado.' },
    ]);
    expect((await decide(sender, 'approve')).statusCode).toBe(409);
  });

  test

    .each([
      ['Caixa Econômica Federal'],
      ['Ca1xa Econômica'],
      ['C A I X A'],
      ['Caіxa'],
      ['Itaú Leilões'],
      ['Martelo Feed'],
    ])('[SAFE-22] %s is refused as a company name', async (company) => {
    const { answer } = await register({ company_name: company });
    expect([answer.statusCode, expectDocumented(answer, 'registerAuctioneer')]).toEqual([
      422,
      { message: wrong, errors: { company_name: [foreign] } },
    ]);
  });

  test('[SAFE-23] the name of an approved auctioneer or of a source is taken', async () => {
    await sql`insert into sources (code, name) values ('zuk', 'Zuk') on conflict do nothing`.execute(
      opened.database,
    );
    const one = await aRegistered({ company_name: 'Ipê Amarelo Leilões' });
    const other = await aRegistered({ company_name: 'Ipe Amarelo' });
    await approve(one);
    for (const name of ['IPÊ AMARELO leiloeiro oficial', 'Zuk Leilões Oficial', 'Ipê 4marelo'])
      expect((await register({ company_name: name })).answer.json(), name).toMatchObject({
        errors: { company_name: [foreign] },
      });
    const late = await decide(other, 'approve');
    expect([late.statusCode, expectDocumented(late, 'approveAuctioneer')]).toEqual([
      409,
      { message: "O nome 'Ipe Amarelo' é de outra instituição ou de outro leiloeiro aprovado." },
    ]);
    await confirm(one);
    const own = await server.send(one, aFeed([aLot('A', { auctioneer: 'Ipê Amarelo' })]));
    expect(own.feed).toMatchObject({ status: 'taken', rejected: 0 });
  });

  test('[SAFE-22][SAFE-23] a feed has no other’s name; a bank that sells may be named', async () => {
    const sender = await server.anAuctioneer();
    const { feed, lines } = await server.send(
      sender,
      aFeed([
        aLot('A', { title: 'Cobertura da Caixa em Jundiaí', extra: 'Vendedor: Banco Bradesco S.A.' }),
        aLot('B', { auctioneer: 'Caixa Econômica Federal' }),
        aLot('C', { auctioneer: 'Ca1\u200Bxa' }),
        aLot('D', { auctioneer: 'Leilões Caixanorte' }),
      ]),
    );
    expect(feed).toMatchObject({ status: 'taken', new: 2, rejected: 2 });
    const reason = "O campo 'auctioneer' traz um nome que é de outra instituição.";
    expect(lines.map(({ code, reason: why }) => [code, why])).toEqual([
      ['A', null],
      ['B', reason],
      ['C', reason],
      ['D', null],
    ]);
    const named = [
      JSON.stringify({
        martelo_feed: 1,
        list_date: '2026-03-09',
        source: { code: 'banco', name: 'C4ixa' },
      }),
      JSON.stringify(aLot('E')),
    ].join('\n');
    const refused = await server.send(sender, named, { 'content-type': 'application/x-ndjson' });
    expect(refused.feed).toMatchObject({
      status: 'refused',
      reason: "O arquivo diz vir de 'C4ixa', um nome que é de outra instituição.",
    });
  });

  test('[SAFE-24] a list that leads to other hosts than the auctioneer’s goes into quarantine', async () => {
    const sender = await server.anAuctioneer();
    const elsewhere = aLot('B', { link: 'https://paineira.example.golpe.com/pague' });
    const { feed } = await server.send(sender, aFeed([aLot('A'), elsewhere]));
    expect(feed).toMatchObject({
      status: 'held',
      waits_for: 'decision',
      reason: 'Há lotes que levam a endereços fora dos domínios do leiloeiro: paineira.example.golpe.com.',
    });
    const site = aLot('C', { auctioneer: 'Ana Lima', auctioneer_website: 'https://golpe.com/' });
    expect((await server.send(sender, aFeed([site]))).feed.status).toBe('held');

    const set = (domains: string[]) => decide(sender, 'domains', { domains });
    const odd = await set(['golpe.com', 'com.br', '187.45.12.3']);
    const text = 'deve ser um domínio registrado, como leiloes.com.br';
    expect(expectDocumented(odd, 'setAuctioneerDomains')).toEqual({
      message: wrong,
      errors: { 'domains.1': [text], 'domains.2': [text] },
    });
    const done = await set(['WWW.Paineira.example', 'https://golpe.com/', 'golpe.com']);
    expect(expectDocumented(done, 'setAuctioneerDomains')).toMatchObject({
      message: 'Domínios alterados.',
      data: { domains: ['paineira.example', 'golpe.com'] },
    });
    expect((await server.send(sender, aFeed([aLot('A'), elsewhere]))).feed).toMatchObject({
      status: 'taken',
      new: 2,
    });
    const log = await call(`/api/admin/audit-log?action=auctioneer.domains`, server.admin);
    expect(log.json()).toMatchObject({ data: [{ detail: { domains: 'paineira.example golpe.com' } }] });
  });

  test('[AUTH-14] only an admin decides', async () => {
    const stranger = await aCaller(opened.database, now, 'cliente@exemplo.com.br');
    for (const caller of [stranger, await server.anAuctioneer()])
      for (const step of ['approve', 'refuse', 'suspend', 'domains'])
        expect(
          (await call(`/api/admin/auctioneers/${caller.id}/${step}`, caller, { reason: 'Eu mesmo.' }))
            .statusCode,
        ).toBe(403);
  });
});
