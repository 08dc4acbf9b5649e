import { expect, test } from 'vitest';

import { accountTexts as messages } from '../messages/pt-br-account.ts';
import { describeStatus, describeType } from './opportunity.ts';

test.each([
  ['available', 'Disponível', 'positive'],
  ['ending-soon', 'Encerrando', 'caution'],
  ['expired', 'Expirado', 'phaseEnded'],
  ['sold', 'Desconhecido', 'neutral'],
  ['unknown', 'Desconhecido', 'neutral'],
  ['', 'Desconhecido', 'neutral'],
  ['toString', 'Desconhecido', 'neutral'],
])('[OPP-03] status %s', (status, label, tone) => {
  expect(describeStatus(status, messages)).toEqual({ label, tone });
});

test.each([
  ['a type', 'judicial', false, 'Judicial'],
  ['a direct sale', 'caixa', true, 'Venda Direta'],
  ['none', null, false, null],
] as const)('[OPP-03] type: %s', (_case, type, directSale, text) => {
  expect(describeType({ type, directSale }, messages)).toBe(text);
});
