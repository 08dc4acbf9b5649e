import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { expectDocumented } from '../../../test/answers.ts';
import { aCaller, type Caller, callsOf } from '../../../test/callers.ts';
import { engines } from '../../../test/databases.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { hashPassword, isPassword } from '../../identity/passwords.ts';
import { startSession } from '../../identity/sessions.repository.ts';
import { cheapHashes } from '../../identity/testing/cheap-hashes.ts';
import { testServer } from '../../../test/test-server.ts';

const start = new Date('2026-03-10T12:00Z');
const later = new Date('2026-03-10T12:30Z');
const password = 'praia-do-futuro-91';
const changed = 'serra-da-canastra-07';

const calls = [
  ['POST', '/api/customer/info'],
  ['GET', '/api/customer/info/detail'],
  ['GET', '/api/customer/account'],
  ['POST', '/api/customer/account/update'],
  ['POST', '/api/customer/account/update-password'],
  ['POST', '/api/customer/verify-email/send'],
] as const;

cheapHashes();

describe.each(engines)('the account on $name', ({ open }) => {
  let opened: OpenDatabase;
  let app: FastifyInstance;
  let at = start;
  let hash: string;
  const call = callsOf(() => app);

  beforeAll(async () => {
    opened = await open();
    ({ app } = await testServer(opened, { clock: () => at }));
    hash = await hashPassword(password);
  });
  afterAll(async () => {
    await app.close();
    await opened.close();
  });

  const aCustomer = async (email: string) => {
    const caller = await aCaller(opened.database, start, email);
    await sql`update people set password_hash = ${hash} where id = ${caller.id}`.execute(opened.database);
    return caller;
  };
  const mails = async (email: string) => {
    const { rows } = await sql<{ subject: string; text: string }>`
      select subject, text from mails where recipient = ${email} order by id`.execute(opened.database);
    return rows;
  };
  const update = (caller: Caller, body: object) => call('/api/customer/account/update', caller, body);
  const errorsOf = async (caller: Caller, body: object) => {
    const answer = await update(caller, { name: 'Ana Lima', email: caller.email, ...body });
    expect(answer.statusCode).toBe(422);
    return expectDocumented<{ errors: unknown }>(answer, 'updateAccount').errors;
  };
  const knows = async ({ id }: Caller, word: string) => {
    const { rows } = await sql<{ password_hash: string }>`
      select password_hash from people where id = ${id}`.execute(opened.database);
    return isPassword(word, rows[0]!.password_hash);
  };

  test.each(calls)('[ACC-01] %s %s is for customers alone', async (method, url) => {
    const body = method === 'POST' ? { payload: {} } : {};
    expect((await app.inject({ method, url, ...body })).statusCode).toBe(401);
    const admin = await aCaller(opened.database, start, `${url.length}${method}@exemplo.com.br`, 'admin');
    expect((await app.inject({ method, url, ...body, headers: admin.headers })).statusCode).toBe(403);
  });

  test('[ACC-06] the summary has the subscription, or none', async () => {
    const caller = await aCustomer('assinante@exemplo.com.br');
    const summary = async () =>
      expectDocumented(
        await app.inject({ method: 'POST', url: '/api/customer/info', headers: caller.headers }),
        'getCustomerInfo',
      );
    expect(await summary()).toEqual({
      id: caller.id,
      user_type: 'customer',
      name: 'Ana Lima',
      email: caller.email,
      verified_email: false,
      status: 'active',
      signature_code: null,
      signature: null,
    });
    await sql`
      insert into subscriptions (person_id, signature_code, plan, status, recurrence_interval, recurrence_interval_type,
        date_payment, created_at, updated_at)
      values (${caller.id}, 'MRT-7K2Q9D', 'Plano anual', 1, 1, 'year', null, ${start}, ${start})`.execute(
      opened.database,
    );
    expect(await summary()).toMatchObject({
      signature_code: 'MRT-7K2Q9D',
      signature: {
        created_at: start.toISOString(),
        plan: 'Plano anual',
        status: 1,
        date_payment: null,
        recurrence_interval: 1,
        recurrence_interval_type: 'year',
        signature_code: 'MRT-7K2Q9D',
      },
    });
  });

  test('[ACC-07] what a form sends is saved, what it leaves out stays', async () => {
    const caller = await aCustomer('perfil@exemplo.com.br');
    const base = { name: ' Ana  Lima ', email: 'Perfil@exemplo.com.br' };
    const first = await update(caller, {
      ...base,
      current_password: password,
      cpf: '529.982.247-25',
      cellphone: '+55 (62) 99876-5432',
      phone: '(62) 3212-3456',
      user_name: 'analima',
      address: { street: 'Rua T-55', city: 'Goiânia', state: 'GO', zipcode: '74215-170' },
    });
    expect(expectDocumented(first, 'updateAccount')).toEqual({
      message: 'Perfil atualizado com sucesso!',
      data: {
        name: 'Ana Lima',
        email: caller.email,
        cpf: '52998224725',
        cpf_cnpj: '52998224725',
        cellphone: '62998765432',
        phone: '6232123456',
        company_name: null,
        user_name: 'analima',
        type: 1,
        address: {
          street: 'Rua T-55',
          number: null,
          complement: null,
          neighborhood: null,
          city: 'Goiânia',
          state: 'GO',
          zipcode: '74215170',
        },
        verified_email: false,
        pending_email: null,
        deletion_request: null,
      },
    });
    const second = await update(caller, { ...base, phone: null, address: { number: '930', city: '' } });
    expect(second.json()).toMatchObject({
      data: {
        cpf: '52998224725',
        phone: null,
        user_name: 'analima',
        address: { street: 'Rua T-55', number: '930', city: null, state: 'GO' },
      },
    });
    const company = await update(caller, {
      ...base,
      cpf_cnpj: '12ABC34501DE35',
      company_name: 'Lima Ltda',
      current_password: password,
    });
    expect(company.json()).toMatchObject({
      data: { type: 2, cpf: null, cpf_cnpj: '12ABC34501DE35', company_name: 'Lima Ltda' },
    });
    const detail = await call('/api/customer/info/detail', caller);
    expect(expectDocumented(detail, 'getCustomerDetail')).toMatchObject({
      id: caller.id,
      type: 2,
      cpf_cnpj: '12ABC34501DE35',
      verified_cellphone: false,
      user_name: 'analima',
    });
    const again = await call('/api/customer/account', caller);
    expect(expectDocumented(again, 'getAccount')).toEqual(company.json<{ data: unknown }>().data);
    expect(await mails(caller.email)).toEqual([]);
  });

  test('[ACC-07] wrong fields have their own words, and nothing is saved', async () => {
    const caller = await aCustomer('errada@exemplo.com.br');
    expect((await update(caller, {})).json()).toMatchObject({
      errors: { name: ['Nome é obrigatório'], email: ['Email é obrigatório'] },
    });
    expect(await errorsOf(caller, { name: '', cpf: '', email: '' })).toEqual({
      name: ['Nome é obrigatório'],
      cpf: ['CPF é obrigatório'],
      email: ['Email é obrigatório'],
    });
    expect(await errorsOf(caller, { cpf: '529.982.247-26' })).toEqual({ cpf: ['CPF ou CNPJ inválido'] });
    expect(
      await errorsOf(caller, { cpf_cnpj: '529.982.247-25', type: 2, current_password: password }),
    ).toEqual({
      type: ['Pessoa Jurídica precisa de um CNPJ'],
    });
    expect(await errorsOf(caller, { cellphone: '00000000', phone: '1' })).toEqual({
      cellphone: ['Telefone inválido'],
      phone: ['Telefone inválido'],
    });
    expect(await errorsOf(caller, { address: { state: 'XX', zipcode: '00000-000' } })).toEqual({
      'address.state': ['não é um estado'],
      'address.zipcode': ['CEP inválido'],
    });
    expect(await errorsOf(caller, { password: changed, password_confirmation: 'outra' })).toEqual({
      password_confirmation: ['As senhas não coincidem'],
      current_password: ['Senha atual é obrigatória para alterar a senha'],
    });
    expect(await errorsOf(caller, { status: 'vip' })).toEqual({ status: ['não é um campo conhecido'] });
    const account = (await call('/api/customer/account', caller)).json<{ cellphone: unknown }>();
    expect(account).toMatchObject({ cellphone: null, cpf_cnpj: null, email: caller.email });
  });

  test('[ACC-05] a new password needs the current one, ends the other sessions and is notified by mail', async () => {
    const caller = await aCustomer('senha@exemplo.com.br');
    const other = await startSession(opened.database, caller.id, start);
    const change = (body: object) => call('/api/customer/account/update-password', caller, body);
    const errors = async (body: object) => {
      const answer = await change(body);
      expect(answer.statusCode).toBe(422);
      return expectDocumented<{ errors: unknown }>(answer, 'updatePassword').errors;
    };
    const pair = { password: changed, password_confirmation: changed };
    expect(await errors({})).toEqual({
      password: ['Nova senha é obrigatória'],
      password_confirmation: ['Confirme a nova senha'],
    });
    expect(await errors(pair)).toEqual({ current_password: ['Senha atual é obrigatória'] });
    expect(await errors({ current_password: '', ...pair })).toEqual({
      current_password: ['Senha atual é obrigatória'],
    });
    expect(
      await errors({ current_password: password, password: 'curta', password_confirmation: 'curta' }),
    ).toEqual({ password: ['A senha deve ter pelo menos 6 caracteres'] });
    expect(await errors({ current_password: 'errada', ...pair })).toEqual({
      current_password: ['A senha atual está incorreta.'],
    });
    expect(await knows(caller, password)).toBe(true);

    at = later;
    const answer = await change({ old_password: password, ...pair });
    expect(expectDocumented(answer, 'updatePassword')).toEqual({ message: 'Senha alterada com sucesso!' });
    expect(await knows(caller, changed)).toBe(true);
    expect((await mails(caller.email)).map(({ subject }) => subject)).toEqual([
      'A sua senha do Martelo foi alterada',
    ]);
    expect((await call('/api/customer/account', caller)).statusCode).toBe(200);
    const elsewhere = { ...caller, headers: { authorization: `Bearer ${other}` } };
    expect((await call('/api/customer/account', elsewhere)).statusCode).toBe(401);
    const { rows } =
      await sql`select kind, description from activities where person_id = ${caller.id}`.execute(
        opened.database,
      );
    expect(rows).toEqual([{ kind: 'account', description: 'Você alterou sua senha' }]);
    at = start;
  });

  test('[ACC-02][ACC-07] a form that changes nothing is no activity', async () => {
    const caller = await aCustomer('nada-de-novo@exemplo.com.br');
    const address = { street: 'Rua T-55', state: 'GO', zipcode: '74215-170', complement: '' };
    const form = { name: 'Ana Lima', email: caller.email, cellphone: '62998765432', address };
    const activities = async () => {
      const { rows } = await sql`select description from activities where person_id = ${caller.id}`.execute(
        opened.database,
      );
      return rows.length;
    };
    expect((await update(caller, { name: 'Ana Lima', email: caller.email, address: {} })).statusCode).toBe(
      200,
    );
    expect(await activities()).toBe(0);
    for (let nth = 0; nth < 3; nth += 1) expect((await update(caller, form)).statusCode).toBe(200);
    expect(await activities()).toBe(1);
    await update(caller, { ...form, address: { ...address, complement: 'ap. 3' } });
    expect(await activities()).toBe(2);
  });

  test('[ACC-07] the profile form changes the password too', async () => {
    const caller = await aCustomer('junto@exemplo.com.br');
    const body = { name: 'Ana Lima', email: caller.email, password: changed, password_confirmation: changed };
    expect(await errorsOf(caller, { ...body, current_password: 'errada' })).toEqual({
      current_password: ['A senha atual está incorreta.'],
    });
    expect(await knows(caller, password)).toBe(true);
    expect((await update(caller, { ...body, current_password: password })).statusCode).toBe(200);
    expect(await knows(caller, changed)).toBe(true);
  });

  test('[ACC-05] of two changes at once with one current password one is made', async () => {
    const caller = await aCustomer('duas@exemplo.com.br');
    const words = [changed, `${changed}-2`];
    const answers = await Promise.all(
      words.map((word) =>
        call('/api/customer/account/update-password', caller, {
          current_password: password,
          password: word,
          password_confirmation: word,
        }),
      ),
    );
    const made = answers.findIndex(({ statusCode }) => statusCode === 200);
    expect(answers[1 - made]!.json()).toMatchObject({
      errors: { current_password: ['A senha atual está incorreta.'] },
    });
    expect(await knows(caller, words[made]!)).toBe(true);
  });

  test('[ACC-05] guessing the current password is limited to ten tries in a quarter of an hour', async () => {
    const caller = await aCustomer('adivinha@exemplo.com.br');
    const guess = (current: string) =>
      call('/api/customer/account/update-password', caller, {
        current_password: current,
        password: changed,
        password_confirmation: changed,
      });
    for (let turn = 0; turn < 10; turn += 1) expect((await guess('errada')).statusCode).toBe(422);
    const refusal = await guess(password);
    expectDocumented(refusal, 'updatePassword');
    expect(refusal.statusCode).toBe(429);
    expect(await knows(caller, password)).toBe(true);
  });
});
