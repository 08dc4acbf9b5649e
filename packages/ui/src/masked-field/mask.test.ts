import { describe, expect, test } from 'vitest';

import { editMasked, type MaskName, pasteWhole, formatMask, toBare } from './mask.ts';

/** `|` is the caret, as in the texts below. */
function cut(marked: string) {
  const caret = marked.indexOf('|');
  return { text: marked.replace('|', ''), caret };
}

const mark = ({ text, caret }: { text: string; caret: number }) =>
  `${text.slice(0, caret)}|${text.slice(caret)}`;

const insert = 'insertText';
const back = 'deleteContentBackward';
const forward = 'deleteContentForward';

describe('formatMask', () => {
  test.each([
    ['cpf', '', ''],
    ['cpf', '529', '529'],
    ['cpf', '5299', '529.9'],
    ['cpf', '52998224725', '529.982.247-25'],
    ['cnpj', '12ABC34501DE35', '12.ABC.345/01DE-35'],
    ['cnpj', '12ABC3450', '12.ABC.345/0'],
    ['cpf-or-cnpj', '52998224725', '529.982.247-25'],
    ['cpf-or-cnpj', '529982247251', '52.998.224/7251'],
    ['cpf-or-cnpj', '12A', '12.A'],
    ['phone', '1', '(1'],
    ['phone', '11', '(11'],
    ['phone', '1134567890', '(11) 3456-7890'],
    ['phone', '11987654321', '(11) 98765-4321'],
    ['cep', '01310100', '01310-100'],
  ] as const)('%s of %o is %o', (name, bare, text) => expect(formatMask(name, bare)).toBe(text));
});

describe('toBare', () => {
  test.each([
    ['cpf', '529.982.247-25', '52998224725'],
    ['cpf', '529.982.247-2599', '52998224725'],
    ['cpf', 'CPF: 529', '529'],
    ['cnpj', '12.abc.345/01de-35', '12ABC34501DE35'],
    ['phone', '+55 (11) 98765-4321', '11987654321'],
    ['phone', '+55', '55'],
    ['cep', 'a combinar', ''],
  ] as const)('%s of %o is %o', (name, text, bare) => expect(toBare(name, text)).toBe(bare));
});

describe('editMasked', () => {
  test.each<[string, MaskName, string, string, string, string]>([
    ['the first digit', 'cpf', '', '5|', insert, '5|'],
    ['a letter is no digit', 'cpf', '5', '5a|', insert, '5|'],
    ['a digit after a point', 'cpf', '529', '5299|', insert, '529.9|'],
    ['in the middle', 'cpf', '529982', '529.1|982', insert, '529.1|98.2'],
    ['before a point', 'cpf', '529982', '5291|.982', insert, '529.1|98.2'],
    ['at the start', 'cpf', '529', '1|529', insert, '1|52.9'],
    ['full, in the middle', 'cpf', '52998224725', '529.98|2.247-25', insert, '529.98|2.247-25'],
    ['one too many in the middle', 'cpf', '52998224725', '529.91|82.247-25', insert, '529.9|82.247-25'],
    ['one too many at the end', 'cpf', '52998224725', '529.982.247-250|', insert, '529.982.247-25|'],
    ['back over a digit', 'cpf', '5299', '529.|', back, '529|'],
    ['back over a point', 'cpf', '529982', '529|982', back, '52|9.82'],
    ['back in the middle', 'cpf', '529982', '529.|82', back, '529|.82'],
    ['back at the first digit', 'cpf', '529982', '|29.982', back, '|299.82'],
    ['forward over a point', 'cpf', '529982', '529|982', forward, '529|.82'],
    ['forward over a digit', 'cpf', '529982', '5|9.982', forward, '5|99.82'],
    ['all taken away', 'cpf', '52998224725', '|', back, '|'],
    ['pasted in the middle', 'cpf', '5225', '529.982.247-|2.25', 'insertFromPaste', '529.982.24|2-25'],
    ['autofilled', 'cpf', '', '529.982.247-25|', '', '529.982.247-25|'],

    ['lower case', 'cnpj', '12', '12a|', insert, '12.A|'],
    ['a letter for a check digit', 'cnpj', '12ABC34501DE', '12.ABC.345/01DEF|', insert, '12.ABC.345/01DE|'],
    ['a letter pushed there', 'cnpj', '12ABC34501DE3', '9|12.ABC.345/01DE-3', insert, '|12.ABC.345/01DE-3'],
    ['back over the slash', 'cnpj', '12ABC34501DE', '12.ABC.345|01DE', back, '12.ABC.34|0/1DE'],

    ['the twelfth character', 'cpf-or-cnpj', '52998224725', '529.982.247-251|', insert, '52.998.224/7251|'],
    ['back to a CPF', 'cpf-or-cnpj', '529982247251', '52.998.224/725|', back, '529.982.247-25|'],
    ['a letter makes it a CNPJ', 'cpf-or-cnpj', '12345', '123.A|45', insert, '12.3A|4.5'],

    ['the area code', 'phone', '', '1|', insert, '(1|'],
    ['the ninth digit moves the dash', 'phone', '1198765432', '(11) 9876-54321|', insert, '(11) 98765-4321|'],
    ['and back', 'phone', '11987654321', '(11) 98765-432|', back, '(11) 9876-5432|'],
    ['back over the brackets', 'phone', '119', '(11)| 9', back, '(1|9'],
    ['back over the first bracket', 'phone', '119', '|11) 9', back, '(|11) 9'],
    ['autofilled with the country', 'phone', '', '+55 11 98765-4321|', '', '(11) 98765-4321|'],
    ['a digit put before the bracket', 'phone', '119', '2|(11) 9', insert, '(2|1) 19'],

    ['the dash', 'cep', '01310', '013101|', insert, '01310-1|'],
    ['a selection replaced', 'cep', '01310100', '01|-100', back, '01|100'],
  ])('%s', (_case, name, before, edited, inputType, shown) => {
    const after = editMasked(name, before, { ...cut(edited), inputType });
    expect(mark(after)).toBe(shown);
    expect(after.bare).toBe(after.text.replace(/[^\dA-Z]/g, ''));
  });
});

describe('pasteWhole', () => {
  test.each([
    ['cpf', '529 982 247 25', '52998224725'],
    ['cnpj', '12abc34501de35', '12ABC34501DE35'],
    ['cpf-or-cnpj', '529.982.247-25', '52998224725'],
    ['cpf-or-cnpj', '11.222.333/0001-81', '11222333000181'],
    ['phone', '+55 (11) 98765-4321', '11987654321'],
    ['cep', '01.310-100', '01310100'],
    ['cpf', '529', undefined],
    ['cpf', '111.111.111-11', undefined],
    ['phone', '98765', undefined],
  ] as const)('%s: %o is %o', (name, pasted, bare) => expect(pasteWhole(name, pasted)?.bare).toBe(bare));
});
