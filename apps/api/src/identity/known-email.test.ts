import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { expectDocumented } from '../../test/answers.ts';
import { aCaller } from '../../test/callers.ts';
import { engines } from '../../test/databases.ts';
import { solvedCaptcha } from './throttle/captcha/testing/solved-captcha.ts';
import type { OpenDatabase } from '../platform/database/database.ts';
import { cheapHashes } from './testing/cheap-hashes.ts';
import { testServer } from '../../test/test-server.ts';

const start = new Date('2026-03-10T12:00Z');
const password = 'praia-do-futuro-91';

cheapHashes();

describe.each(engines)('who has an account, on $name', ({ open }) => {
  let opened: OpenDatabase;
  let app: FastifyInstance;
  beforeAll(async () => {
    opened = await open();
    ({ app } = await testServer(opened, { clock: () => start }));
  });
  afterAll(async () => {
    await app.close();
    await opened.close();
  });

  test('[SAFE-16] asking by registrations takes a captcha from the fourth on, and stops at ten', async () => {
    const { email } = await aCaller(opened.database, start, 'conhecida@exemplo.com.br');
    const ask = async (proof: object = {}) =>
      app.inject({
        method: 'POST',
        url: '/api/customer/register',
        remoteAddress: '10.3.0.1',
        payload: {
          name: 'Ana Lima',
          email,
          cpf_cnpj: '529.982.247-25',
          cellphone: '(62) 99876-5432',
          password,
          password_confirmation: password,
          accept_terms: true,
          ...proof,
        },
      });
    const known = { errors: { email: ['Este email já está cadastrado.'] } };
    for (let turn = 0; turn < 3; turn += 1) expect((await ask()).json()).toMatchObject(known);
    const bare = await ask();
    expectDocumented(bare, 'registerCustomer');
    expect(bare.json<{ errors: object }>().errors).toEqual({
      captcha: ['O código de verificação é obrigatório'],
    });
    for (let turn = 3; turn < 10; turn += 1)
      expect((await ask(await solvedCaptcha(app))).json()).toMatchObject(known);
    const last = await ask(await solvedCaptcha(app));
    expectDocumented(last, 'registerCustomer');
    expect(last.statusCode).toBe(429);
  });
});
