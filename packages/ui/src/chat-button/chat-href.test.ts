import { expect, test } from 'vitest';

import { chatHref } from './chat-href.ts';

const greeting = 'Olá! Quero saber mais sobre os leilões & prazos.';
const text = 'Ol%C3%A1!%20Quero%20saber%20mais%20sobre%20os%20leil%C3%B5es%20%26%20prazos.';

test.each([
  ['mobile with country', '5511987654321', '5511987654321'],
  ['mobile with signs', '+55 (11) 98765-4321', '5511987654321'],
  ['mobile without country', '(11) 98765-4321', '5511987654321'],
  ['landline', '+55 11 3456-7890', '551134567890'],
  ['an area code of 55', '(55) 99876-5432', '5555998765432'],
  ['landline of area 55 without country', '55 3222-1234', '555532221234'],
])('[SHELL-06] %s', (_case, number, digits) => {
  expect(chatHref(number, greeting)).toBe(`https://wa.me/${digits}?text=${text}`);
});

test.each([
  ['nothing', ''],
  ['words', 'a definir'],
  ['words among digits', '11 98765-4321 ramal 2'],
  ['too short', '98765-4321'],
  ['too long', '5511987654321000'],
  ['an area code with a zero', '5510987654321'],
  ['a mobile number that does not begin with 9', '5511787654321'],
  ['another country', '+1 415 555 2671'],
  ['another country of ten digits', '+32 4 7012 3456'],
])('[SHELL-06] no address for %s', (_case, number) => {
  expect(chatHref(number, greeting)).toBeNull();
});
