import { fastify } from 'fastify';
import { expect, test } from 'vitest';

import { loggerOptions } from './logger.ts';

const logged = (url: string) => loggerOptions.serializers.req({ method: 'GET', url }).url;

test.each([
  [
    'a recovery link',
    '/api/password/load-form-recover-pass/q7Hc2wYt0n',
    '/api/password/load-form-recover-pass/…',
  ],
  [
    "an auctioneer's",
    '/auctionner/password/load-form-recover-pass/q7',
    '/auctionner/password/load-form-recover-pass/…',
  ],
  ['an invitation', '/admin/load-register-user-info/2b7c1f0e', '/admin/load-register-user-info/…'],
  ['an unsubscribe link', '/api/unsubscribe/2b7c.avisos.x?a=1', '/api/unsubscribe/…'],
  ['a calendar', '/api/calendars/q7Hc2wYt0n/martelo.ics', '/api/calendars/…/martelo.ics'],
  ['a page that a mail links to', '/recuperar-senha/q7Hc2?perfil=leiloeiro', '/recuperar-senha/…'],
  ['one in capitals', '/CONFIRMAR-EMAIL/q7Hc2', '/CONFIRMAR-EMAIL/…'],
  ['one with an encoded letter', '/%63onfirmar-email/q7Hc2', '/confirmar-email/…'],
  [
    'one with other slashes',
    '/confirmar-email//q7Hc2/desfazer-email\\q7',
    '/confirmar-email/…/desfazer-email/…',
  ],
  ['one whose slash is encoded', '/api/calendars/q7Hc2%2Fmartelo.ics', '/api/calendars/…/martelo.ics'],
  ['a path that nothing decodes', '/confirmar-email/q7%ED%A0%80', '/confirmar-email/…'],
  ['an encoded ordinary path', '/leilao/s%C3%A3o', '/leilao/s%C3%A3o'],
  ['an ordinary call', '/api/auctions/5b0f6a1e?keyword=joana', '/api/auctions/5b0f6a1e'],
])('[API-06] the log keeps no secret of %s', (_case, url, expected) => {
  expect(logged(url)).toBe(expected);
});

test('[API-06] the log has the code and the message of a failed statement, and nothing of its row', async () => {
  const lines: string[] = [];
  const stream = { write: (line: string) => void lines.push(line) };
  const app = fastify({ logger: { ...loggerOptions, level: 'info', stream } });
  const row = 'Failing row contains (Marina, marina@exemplo.com.br, 529.982.247-25).';
  const err = Object.assign(new Error('null value in column "role" violates not-null constraint'), {
    code: '23502',
    detail: row,
    where: row,
    hint: row,
    internalQuery: row,
  });
  app.log.error({ err }, 'request failed');
  await app.close();
  expect(JSON.parse(lines[0]!)).toMatchObject({ err: { code: '23502', message: err.message } });
  expect(lines.join('')).not.toContain('marina');
});
