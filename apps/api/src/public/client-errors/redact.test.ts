import { expect, test } from 'vitest';

import { redact } from './redact.ts';

test.each([
  ['an email', 'user ana.lima+x@exemplo.com.br failed', 'user …@… failed'],
  ['a CPF', 'cpf 529.982.247-25 or 52998224725', 'cpf … or …'],
  ['a CNPJ', 'cnpj 12.ABC.345/01DE-35', 'cnpj …'],
  ['a telephone', 'call (62) 99999-0000', 'call …'],
  ['a token', 'Bearer abc.def-1', 'Bearer …'],
  ['a long token', `t ${'aZ9_'.repeat(11)}`, 't …'],
  ['a query', 'GET /api/auctions?keyword=ana failed', 'GET /api/auctions failed'],
  ['a recovery link', '/recuperar-senha/q7Hc2wYt0n', '/recuperar-senha/…'],
  ['nothing', 'at App (/assets/app.js:1:2304)', 'at App (/assets/app.js:1:2304)'],
])('[API-06] the log keeps no secret of a browser: %s', (_case, text, expected) => {
  expect(redact(text)).toBe(expected);
});

test('[API-06] hostile texts of the greatest length are read at once', () => {
  const started = process.threadCpuUsage();
  for (const part of ['a@', 'a-', '1.', '/a', 'http://', '(62) ', 'unsubscribe/'])
    redact(part.repeat(8000 / part.length));
  expect(process.threadCpuUsage(started).user).toBeLessThan(1_000_000);
});
