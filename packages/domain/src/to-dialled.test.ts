import { expect, test } from 'vitest';

import { toDialled } from './to-dialled.ts';

test.each([
  ['a fixed line', '(62) 3000-1200', '+556230001200'],
  ['a mobile', '11 98765-4321', '+5511987654321'],
  ['with the country', '+55 (48) 3000-1200', '+554830001200'],
  ['with the country, without its plus', '55 48 3000-1200', '+554830001200'],
  ['area code 55 without the country', '(55) 3222-1234', '+555532221234'],
  ['a trunk 0', '(048) 3000-1200', '+554830001200'],
  ['a trunk 0 after the country', '+55 (0) 48 3000-1200', '+554830001200'],
  ['0800', '0800 770 1234', '08007701234'],
  ['an old 0800', '0800 77 1234', '0800771234'],
  ['0300', '0300-313-1234', '03003131234'],
  ['0500 after the country', '+55 0500 313 1234', '05003131234'],
  ['one number for the country', '4003-1234', '40031234'],
  ['the same with 3', '3003 1234', '30031234'],
  ['the first of two', '(11) 3000-1200 / 3000-1201', '+551130001200'],
  ['the first of two after a semicolon', '0800 770 1234; (11) 98765-4321', '08007701234'],
  ['words around it', 'Tel.: (11) 3000-1200 ramal 12', '+551130001200'],
  ['another country', '+1 212 555 0100', '+12125550100'],
  ['no area code', '98765-4321', null],
  ['two without a sign between them', '(11) 3000-1200 3000-1201', null],
  ['an area code that nobody has', '(20) 98765-4321', null],
  ['a piece of a number', '(11) 3000', null],
  ['words', 'a combinar', null],
  ['nothing', '', null],
])('%s: %o dials %o', (_case, text, dialled) => expect(toDialled(text)).toBe(dialled));
