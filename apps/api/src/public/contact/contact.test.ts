import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { expectDocumented } from '../../../test/answers.ts';
import { callsOf } from '../../../test/callers.ts';
import { engines } from '../../../test/databases.ts';
import type { OpenDatabase } from '../../platform/database/database.ts';
import { type TestServer, testServer } from '../../../test/test-server.ts';

const now = new Date('2026-03-10T12:00:00Z');
const path = '/api/contact';
const written = {
  name: ' Marina Duarte Alves ',
  email: 'Marina@exemplo.com.br',
  subject: 'duvidas',
  message: "O imóvel 'ocupado' pode ser visitado?\nObrigada.",
};

describe.each(engines)('contact on $name', ({ open }) => {
  let opened: OpenDatabase;
  let server: TestServer;
  const call = callsOf(() => server.app);
  const storedMessages = async () =>
    (await opened.pool.query('select name, email, subject, message, received_at from contact_messages')).rows;
  const mails = async () =>
    (
      await opened.pool.query<{ recipient: string; headers: object; text: string }>(
        'select recipient, headers, text from mails order by id',
      )
    ).rows;
  beforeAll(async () => {
    opened = await open();
    server = await testServer(opened, { clock: () => now, env: { CONTACT_EMAIL: 'equipe@martelo.example' } });
  });
  afterAll(async () => {
    await server?.app.close();
    await opened?.close();
  });
  beforeEach(async () => {
    await opened.pool.query('truncate contact_messages, attempts, mails restart identity cascade');
  });

  test('[INFO-04] a message is stored, forwarded by mail, and acknowledged', async () => {
    expect(expectDocumented(await call(path, null, written), 'sendContactMessage')).toEqual({
      message: 'Mensagem enviada! Responderemos em até 24 horas úteis.',
      protocol: 'MRT-20260310-0001',
      reply_by: '2026-03-13T12:00:00.000Z',
    });
    expect(await storedMessages()).toEqual([
      {
        name: 'Marina Duarte Alves',
        email: 'marina@exemplo.com.br',
        subject: 'duvidas',
        message: written.message,
        received_at: now,
      },
    ]);
    const [toTeam, receipt, ...others] = await mails();
    expect(others).toEqual([]);
    expect(toTeam).toMatchObject({
      recipient: 'equipe@martelo.example',
      headers: { 'Reply-To': 'marina@exemplo.com.br' },
    });
    expect(receipt?.recipient).toBe('marina@exemplo.com.br');
    expect(receipt?.text).toContain('MRT-20260310-0001');
    expect(server.jobs.waiting.filter(({ queue }) => queue === 'send-mail')).toHaveLength(2);
  });

  test.each([
    [
      {},
      {
        name: ['Nome é obrigatório'],
        email: ['O email é obrigatório'],
        subject: ['Assunto é obrigatório'],
        message: ['Mensagem é obrigatória'],
      },
    ],
    [
      { ...written, name: '  ', message: ' \n ' },
      { name: ['Nome é obrigatório'], message: ['Mensagem é obrigatória'] },
    ],
    [{ ...written, email: 'marina' }, { email: ['Email inválido'] }],
    [{ ...written, email: 'x' }, { email: ['Email inválido'] }],
    [{ ...written, email: 'a@b.example\r\nBcc: c@d.example' }, { email: ['Email inválido'] }],
    [
      { ...written, subject: 'compras' },
      { subject: ['deve ser um destes: suporte, comercial, duvidas, sugestoes, outros'] },
    ],
    [{ ...written, message: 'a'.repeat(5001) }, { message: ['deve ter no máximo 5.000 caracteres'] }],
  ])('[INFO-04] [API-06] wrong input %# is refused by field, and nothing is stored', async (body, errors) => {
    const answer = await call(path, null, body);
    expect([answer.statusCode, expectDocumented(answer, 'sendContactMessage')]).toEqual([
      422,
      { message: 'Os dados enviados são inválidos.', errors },
    ]);
    expect(await storedMessages()).toEqual([]);
    expect(await mails()).toEqual([]);
  });

  test('[INFO-04] the same message sent twice with one key is stored once', async () => {
    const key = { 'idempotency-key': 'contact-0001' };
    const first = await call(path, null, written, key);
    expect((await call(path, null, written, key)).json()).toEqual(first.json());
    expect(await storedMessages()).toHaveLength(1);
    expect(await mails()).toHaveLength(2);
  });

  test('[INFO-04] from the fourth on an address has to answer a captcha', async () => {
    for (let turn = 0; turn < 3; turn += 1) expect((await call(path, null, written)).statusCode).toBe(200);
    const refused = await call(path, null, written);
    expect([refused.statusCode, expectDocumented(refused, 'sendContactMessage')]).toMatchObject([
      422,
      { errors: { captcha: ['O código de verificação é obrigatório'] } },
    ]);
    expect(await storedMessages()).toHaveLength(3);
  });

  test('[INFO-04] one mailbox gets three receipts and no more, whoever the caller is', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const answer = await server.app.inject({
        url: path,
        method: 'POST',
        remoteAddress: `203.0.113.${turn}`,
        payload: written,
      });
      expect(answer.statusCode).toBe(200);
    }
    const recipients = (await mails()).map(({ recipient }) => recipient);
    expect(recipients.filter((to) => to === 'marina@exemplo.com.br')).toHaveLength(3);
    expect(recipients.filter((to) => to === 'equipe@martelo.example')).toHaveLength(5);
  });
});
