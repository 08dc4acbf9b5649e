import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { expectDocumented } from '../../../test/answers.ts';
import { engines } from '../../../test/databases.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { createInvitation } from '../../identity/invitations.repository.ts';
import { cheapHashes } from '../../identity/testing/cheap-hashes.ts';
import { testServer } from '../../../test/test-server.ts';

const start = new Date('2026-03-10T12:00Z');
const password = 'praia-do-futuro-91';
const form = {
  name: '  Marina   Duarte Alves ',
  cpf_cnpj: '529.982.247-25',
  cellphone: '(62) 99876-5432',
  password,
  password_confirmation: password,
  accept_terms: true,
};
const board = { company_name: 'Paineira Leilões', uf: 'GO', website: 'https://paineira.example/' };

const kinds = [
  {
    role: 'customer',
    url: '/api/customer/register',
    id: 'registerCustomer',
    options: '/api/customer/load-register-form-options',
    optionsId: 'getCustomerRegisterOptions',
    invitation: '/api/customer/load-register-user-info',
    invitationId: 'getCustomerInvitation',
    extra: () => ({}),
  },
  {
    role: 'auctioneer',
    url: '/api/auctionner/register',
    id: 'registerAuctioneer',
    options: '/api/auctionner/load-register-form-options',
    optionsId: 'getAuctioneerRegisterOptions',
    invitation: '/auctionner/load-register-user-info',
    invitationId: 'getAuctioneerInvitation',
    extra: (nth: number) => ({ ...board, registration: `${nth}/2011` }),
  },
] as const;

cheapHashes();

describe.each(engines)('registering on $name', ({ open }) => {
  let opened: OpenDatabase;
  let app: FastifyInstance;
  let at = start;
  let nth = 0;

  beforeAll(async () => {
    opened = await open();
    ({ app } = await testServer(opened, { clock: () => at }));
  });
  afterAll(async () => {
    await app.close();
    await opened.close();
  });

  const aPlace = () => `10.2.0.${(nth += 1)}`;
  const post = (url: string, payload: object, remoteAddress = aPlace(), headers = {}) =>
    app.inject({ method: 'POST', url, payload, remoteAddress, headers });
  const people = async (email: string) => {
    const { rows } = await sql<Record<string, unknown>>`
      select role, name, type, cpf_cnpj, cellphone, company_name, registration, registration_uf, website, terms_accepted_at,
        verified_email_at from people where email = ${email}`.execute(opened.database);
    return rows;
  };
  const mails = async (email: string) => {
    const { rows } = await sql<{ subject: string; text: string }>`
      select subject, text from mails where recipient = ${email} order by id`.execute(opened.database);
    return rows;
  };

  describe.each(kinds)(
    'as a(n) $role',
    ({ role, url, id, options, optionsId, invitation, invitationId, extra }) => {
      const aForm = (email: string) => ({ ...form, ...extra((nth += 1)), email });

      test('[AUTH-13] makes the account, signs in and mails the link that confirms the address', async () => {
        const email = `nova@${role}.example`;
        const answer = await post(url, { ...aForm(email), email: `Nova@${role}.Example` });
        const session = expectDocumented<{ access_token: string }>(answer, id);
        expect(session).toMatchObject({ user_type: role, token_type: 'bearer', expires_in: 86_400 });
        const [person] = await people(email);
        expect(person).toMatchObject({
          role,
          name: 'Marina Duarte Alves',
          type: 1,
          cpf_cnpj: '52998224725',
          cellphone: '62998765432',
          terms_accepted_at: start,
          verified_email_at: null,
        });

        const [mail] = await mails(email);
        expect(mail?.subject).toBe('Confirme o seu email no Martelo');
        const token = /confirmar-email\/([\w-]{43})/.exec(mail!.text)![1]!;
        const confirm = async () => post('/api/customer/verify-email', { token });
        at = new Date(start.getTime() + 48 * 3_600_000);
        const late = await confirm();
        expect([late.statusCode, late.json()]).toEqual([422, { message: 'Token expirado.' }]);
        at = new Date(at.getTime() - 1);
        expect(expectDocumented(await confirm(), 'verifyCustomerEmail')).toEqual({
          message: 'Email confirmado com sucesso!',
          verified_email: true,
        });
        expect((await people(email))[0]).toMatchObject({ verified_email_at: at });
        const used = await confirm();
        expect(expectDocumented(used, 'verifyCustomerEmail')).toEqual({
          message: 'Token não encontrado ou já foi usado.',
        });
        at = start;
        expect(used.statusCode).toBe(404);
      });

      test('[AUTH-13] every wrong field is reported at once, in its own words', async () => {
        const wrong = {
          ...aForm('x@y.example'),
          name: ' ',
          cpf_cnpj: '529.982.247-26',
          cellphone: '12345678',
        };
        const answer = await post(url, {
          ...wrong,
          name: '  ',
          password_confirmation: 'y',
          accept_terms: false,
        });
        expect(answer.statusCode).toBe(422);
        expect(expectDocumented(answer, id)).toEqual({
          message: 'Os dados enviados são inválidos.',
          errors: {
            name: ['Nome é obrigatório'],
            cpf_cnpj: ['CPF ou CNPJ inválido'],
            cellphone: ['Telefone inválido'],
            password_confirmation: ['As senhas não coincidem'],
            accept_terms: ['É preciso aceitar os termos de uso.'],
          },
        });
        const empty = await post(url, {});
        expect(empty.statusCode).toBe(422);
        expect(empty.json()).toMatchObject({
          errors: {
            name: ['Nome é obrigatório'],
            email: ['O email é obrigatório'],
            cpf_cnpj: ['CPF ou CNPJ é obrigatório'],
            password: ['A senha é obrigatória'],
            accept_terms: ['É preciso aceitar os termos de uso.'],
          },
        });
        expect(await people('x@y.example')).toEqual([]);
      });

      test('[AUTH-13] a known email is an error of its field, and changes nothing', async () => {
        const email = `conhecido@${role}.example`;
        const place = aPlace();
        expect((await post(url, aForm(email), place)).statusCode).toBe(200);
        const again = await post(url, { ...aForm(email), name: 'Outra Pessoa' }, place);
        expect(again.statusCode).toBe(422);
        expect(expectDocumented(again, id)).toMatchObject({
          errors: { email: ['Este email já está cadastrado.'] },
        });
        expect((await people(email)).map(({ name }) => name)).toEqual(['Marina Duarte Alves']);
        // The same address may belong to an account of the other role.
        const other = kinds.find((kind) => kind.role !== role)!;
        expect(
          (await post(other.url, { ...form, ...other.extra((nth += 1)), email }, place)).statusCode,
        ).toBe(200);
      });

      test('[API-06] ten at once with one key make one account and have one answer', async () => {
        const body = aForm(`unica@${role}.example`);
        const place = aPlace();
        const answers = await Promise.all(
          Array.from({ length: 10 }, () => post(url, body, place, { 'idempotency-key': 'uma-vez-so' })),
        );
        expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
        expect(new Set(answers.map(({ body: text }) => text)).size).toBe(1);
        expect(await people(body.email)).toHaveLength(1);
        // Neither the password nor the new session's token can be read from what is stored of it.
        const { rows } = await sql`select * from idempotent_answers`.execute(opened.database);
        const storedText = rows
          .flatMap((row) => Object.values(row as object))
          .map((value) =>
            value instanceof Uint8Array ? Buffer.from(value).toString('latin1') : String(value),
          )
          .join('\n');
        expect(storedText).toContain(id);
        for (const secret of [answers[0]!.json<{ access_token: string }>().access_token, 'uma-vez-so'])
          expect(storedText).not.toContain(secret);
        const other = await post(url, { ...body, name: 'Outra' }, place, { 'idempotency-key': 'uma-vez-so' });
        expect(other.statusCode).toBe(422);
      });

      test('[AUTH-13] after three registrations from an address a captcha is required', async () => {
        const place = aPlace();
        const options3 = async () =>
          expectDocumented<{ captcha_required: boolean }>(
            await app.inject({ url: options, remoteAddress: place }),
            optionsId,
          ).captcha_required;
        expect(await options3()).toBe(false);
        for (let turn = 0; turn < 3; turn += 1)
          expect((await post(url, aForm(`serie${turn}@${role}.example`), place)).statusCode).toBe(200);
        expect(await options3()).toBe(true);
        const refusal = await post(url, aForm(`serie4@${role}.example`), place);
        expect(expectDocumented(refusal, id)).toMatchObject({
          errors: { captcha: ['O código de verificação é obrigatório'] },
        });
        expect(await people(`serie4@${role}.example`)).toEqual([]);
      });

      test('[API-02] an invitation fills the form, proves the address and is used up', async () => {
        const email = `convidada@${role}.example`;
        const invite = {
          role,
          email,
          name: 'Helena Prado',
          expiresAt: new Date('2026-03-24T12:00Z'),
        } as const;
        const uuid = await createInvitation(opened.database, invite, start);
        const show = () => app.inject({ url: `${invitation}/${uuid}` });
        expect(expectDocumented(await show(), invitationId)).toEqual({
          name: 'Helena Prado',
          email,
          cellphone: null,
          expires_at: '2026-03-24T12:00:00.000Z',
        });
        at = invite.expiresAt;
        const late = await show();
        expect([late.statusCode, late.json()]).toEqual([
          422,
          { message: 'Este convite não vale mais: venceu, foi cancelado ou substituído.' },
        ]);
        const tooLate = await post(url, { ...aForm(email), uuid });
        expect(tooLate.json()).toMatchObject({
          errors: { uuid: ['Este convite não vale mais: venceu, foi cancelado ou substituído.'] },
        });
        at = start;
        // An invited auctioneer is approved, and its company's name taken.
        const company = { company_name: 'Convidada Leilões' };
        expect((await post(url, { ...aForm(email), ...company, uuid })).statusCode).toBe(200);
        expect((await people(email))[0]).toMatchObject({ verified_email_at: start });
        expect(await mails(email)).toEqual([]);

        const used = await show();
        expect(expectDocumented(used, invitationId)).toEqual({
          message: 'Convite não encontrado ou já foi usado.',
        });
        expect(used.statusCode).toBe(404);
        const twice = await post(url, { ...aForm(`outra-${email}`), uuid });
        expect(twice.json()).toMatchObject({ errors: { uuid: ['Convite não encontrado ou já foi usado.'] } });
        expect((await app.inject({ url: `${invitation}/nenhum` })).statusCode).toBe(422);
      });
    },
  );

  test('[AUTH-13] a company registers with its CNPJ, the one with letters too', async () => {
    const email = 'empresa@exemplo.com.br';
    const answer = await post(kinds[0].url, { ...form, email, cpf_cnpj: '12.abc.345/01de-35' });
    expect(answer.statusCode).toBe(200);
    expect((await people(email))[0]).toMatchObject({ type: 2, cpf_cnpj: '12ABC34501DE35' });
  });

  test('[API-03] auctioneers get their own data; their number is theirs alone', async () => {
    const body = { ...form, ...board, email: 'helena@paineira.example', registration: '042/2011' };
    const { access_token: token } = (await post(kinds[1].url, body)).json<{ access_token: string }>();
    const info = (headers?: object) =>
      app.inject({
        method: 'POST',
        url: '/api/auctionner/info',
        ...(headers && { headers: { ...headers } }),
      });
    expect(
      expectDocumented(await info({ authorization: `Bearer ${token}` }), 'getAuctioneerInfo'),
    ).toMatchObject({
      user_type: 'auctioneer',
      company_name: 'Paineira Leilões',
      registration: '042/2011',
      uf: 'GO',
      website: 'https://paineira.example/',
      verified_email: false,
    });
    expect((await info()).statusCode).toBe(401);
    const customer = await post(kinds[0].url, { ...form, email: 'so-compra@exemplo.com.br' });
    const bearer = { authorization: `Bearer ${customer.json<{ access_token: string }>().access_token}` };
    expect((await info(bearer)).statusCode).toBe(403);

    const same = await post(kinds[1].url, { ...body, email: 'outra@paineira.example' });
    expect(same.json()).toMatchObject({ errors: { registration: ['Esta matrícula já está cadastrada.'] } });
    const elsewhere = await post(kinds[1].url, { ...body, email: 'sp@paineira.example', uf: 'SP' });
    expect(elsewhere.statusCode).toBe(200);
    const wrong = await post(kinds[1].url, {
      ...body,
      uf: 'XX',
      website: 'javascript:alert(1)',
      company_name: ' .',
    });
    expect(wrong.json()).toMatchObject({
      errors: { uf: ['não é um estado'], website: [expect.any(String)] },
    });
  });

  test('[API-03] the options name the 27 trade boards and the states', async () => {
    const answer = await app.inject({ url: kinds[1].options });
    const { boards, states } = expectDocumented<{ boards: { uf: string }[]; states: { uf: string }[] }>(
      answer,
      kinds[1].optionsId,
    );
    expect(new Set(boards.map(({ uf }) => uf))).toEqual(new Set(states.map(({ uf }) => uf)));
    expect(boards).toHaveLength(27);
  });

  test('[API-04] an invitation to the back office shows to whom it went', async () => {
    const invite = { role: 'admin', email: 'mesa@exemplo.com.br', name: null, expiresAt: null } as const;
    const uuid = await createInvitation(opened.database, invite, start);
    const answer = await app.inject({ url: `/admin/load-register-user-info/${uuid}` });
    expect(expectDocumented(answer, 'getAdminInvitation')).toEqual({
      name: null,
      email: invite.email,
      cellphone: null,
      expires_at: null,
    });
    const elsewhere = await app.inject({ url: `/api/customer/load-register-user-info/${uuid}` });
    expect(elsewhere.statusCode).toBe(404);
  });
});
