import { expect, test } from 'vitest';

import { accountTexts as messages } from '../messages/pt-br-account.ts';
import { messages as common } from '../messages/pt-br.ts';
import { describePlace, describeStatus, describeType } from './opportunity.ts';

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

test.each([
  ['Apartamento no Setor Bueno', 'Goiânia', 'GO', 'Goiânia/GO'],
  ['Casa em Setor Sul, Goiânia', 'Goiânia', 'GO', 'Goiânia/GO'],
  ['Casa em Setor Sul, Goiânia – GO', 'Goiânia', 'GO', null],
  ['Casa em Setor Sul', null, 'GO', 'GO'],
  ['Casa em Setor Sul', null, null, 'Localização não especificada'],
])('[OPP-03][LABEL-33] beside the title %j the place %s, %s is %j', (title, city, state, place) => {
  expect(describePlace({ title, city, state }, common)).toBe(place);
});
