import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import * as documents from './documents.ts';

const {
  isCep,
  isCnpj,
  isCpf,
  isPhone,
  parseCaseNumber,
  parseCep,
  parseCnpj,
  parseCpf,
  parsePhone,
  formatCaseNumber,
  formatCep,
  formatCnpj,
  formatCpf,
  formatPhone,
} = documents;

const digits = (length: number) =>
  fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: length, maxLength: length });

const cnpjBody = fc.string({
  unit: fc.constantFrom(...'0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'),
  minLength: 12,
  maxLength: 12,
});

/** Every pair of check digits for a body: at most one of the hundred is right. */
const withEnds = (body: string) => Array.from({ length: 100 }, (_, at) => body + String(at).padStart(2, '0'));

const other = (character: string, by: number) => String((Number(character) + by) % 10);

const replaced = (text: string, at: number, by: number) =>
  text.slice(0, at) + other(text.charAt(at), by) + text.slice(at + 1);

describe('CPF', () => {
  test.each([
    ['529.982.247-25', '52998224725'],
    ['52998224725', '52998224725'],
    [' 529 982 247 / 25 ', '52998224725'],
    ['529.982.247–25', '52998224725'],
    ['111.444.777-35', '11144477735'],
    ['000.000.001-91', '00000000191'],
    ['529.982.247-24', null],
    ['529.982.247-2', null],
    ['529.982.247-255', null],
    ['111.111.111-11', null],
    ['00000000000', null],
    ['529.982.247-2S', null],
    ['CPF 52998224725', null],
    ['', null],
  ])('[AUTH-13] %o is %o', (text, cpf) => {
    expect(parseCpf(text)).toBe(cpf);
    expect(isCpf(text)).toBe(cpf !== null);
  });

  test('[AUTH-13] every nine digits but equal ones have exactly one pair of check digits', () => {
    fc.assert(
      fc.property(digits(9), (body) => {
        const valid = withEnds(body).filter(isCpf);
        expect(valid).toHaveLength(/^(\d)\1*$/.test(body) ? 0 : 1);
      }),
    );
  });

  test.each([
    ['52998224725', '529.982.247-25'],
    ['5299822', '5299822'],
    ['', ''],
  ])('%o prints as %o', (cpf, text) => expect(formatCpf(cpf)).toBe(text));
});

describe('CNPJ', () => {
  test.each([
    ['the public example of the Serpro', '12.ABC.345/01DE-35', '12ABC34501DE35'],
    ['lower case', '12.abc.345/01de-35', '12ABC34501DE35'],
    ['Banco do Brasil', '00.000.000/0001-91', '00000000000191'],
    ['Caixa', '00.360.305/0001-04', '00360305000104'],
    ['Petrobras', '33000167000101', '33000167000101'],
    ['a numeric one', '11.222.333/0001-81', '11222333000181'],
    ['wrong check digits', '11.222.333/0001-82', null],
    ['an alphanumeric one with wrong check digits', '12.ABC.345/01DE-36', null],
    ['a letter among the check digits', '12.ABC.345/01DE-3A', null],
    ['one character changed', '12.ABD.345/01DE-35', null],
    ['an accent', '12.ÁBC.345/01DE-35', null],
    ['all noughts', '00.000.000/0000-00', null],
    ['too short', '11.222.333/0001', null],
    ['nothing', '', null],
  ])('[AUTH-13] %s: %o is %o', (_case, text, cnpj) => {
    expect(parseCnpj(text)).toBe(cnpj);
    expect(isCnpj(text)).toBe(cnpj !== null);
  });

  test('[AUTH-13] every twelve digits and letters but noughts have exactly one pair of check digits', () => {
    fc.assert(
      fc.property(cnpjBody, (body) => {
        fc.pre(!/^(\d)\1*$/.test(body));
        expect(withEnds(body).filter(isCnpj)).toHaveLength(1);
      }),
    );
  });

  test.each([
    ['12ABC34501DE35', '12.ABC.345/01DE-35'],
    ['00000000000191', '00.000.000/0001-91'],
    ['123', '123'],
  ])('%o prints as %o', (cnpj, text) => expect(formatCnpj(cnpj)).toBe(text));
});

describe('CEP', () => {
  test.each([
    ['01310-100', '01310100'],
    ['01.310-100', '01310100'],
    ['01310100', '01310100'],
    ['1310-100', null],
    ['00000-000', null],
    ['01310-10O', null],
    ['', null],
  ])('%o is %o', (text, cep) => {
    expect(parseCep(text)).toBe(cep);
    expect(isCep(text)).toBe(cep !== null);
  });

  test.each([
    ['01310100', '01310-100'],
    ['0131', '0131'],
  ])('%o prints as %o', (cep, text) => expect(formatCep(cep)).toBe(text));
});

describe('telephone', () => {
  test.each([
    ['a mobile', '(11) 98765-4321', '11987654321'],
    ['a fixed line', '(11) 3456-7890', '1134567890'],
    ['with the country', '+55 11 98765-4321', '11987654321'],
    ['with the country, no plus', '5511987654321', '11987654321'],
    ['with the country and a nought', '+55 (011) 98765-4321', '11987654321'],
    ['with the country and a nought, no plus', '55011987654321', '11987654321'],
    ['with a nought', '011 98765.4321', '11987654321'],
    ['area code 55', '(55) 99876-5432', '55998765432'],
    ['area code 55, fixed', '55 3222-1234', '5532221234'],
    ['area code 55 with the country', '+55 55 99876-5432', '55998765432'],
    ['an unassigned area code', '(20) 98765-4321', null],
    ['no area code', '98765-4321', null],
    ['a mobile without its 9', '(11) 88765-4321', null],
    ['an eleven digit number that begins with 8', '11887654321', null],
    ['a fixed line that begins with 1', '(11) 1456-7890', null],
    ['another country', '+1 212 555 0100', null],
    ['too long', '119876543210', null],
    ['words', 'não tenho', null],
    ['nothing', '', null],
  ])('%s: %o is %o', (_case, text, phone) => {
    expect(parsePhone(text)).toBe(phone);
    expect(isPhone(text)).toBe(phone !== null);
  });

  test('there are 67 area codes', () => {
    const codes = Array.from({ length: 100 }, (_, at) => String(at).padStart(2, '0'));
    expect(codes.filter((code) => isPhone(`${code}987654321`))).toHaveLength(67);
  });

  test.each([
    ['11987654321', '(11) 98765-4321'],
    ['1134567890', '(11) 3456-7890'],
    ['119', '119'],
  ])('%o prints as %o', (phone, text) => expect(formatPhone(phone)).toBe(text));
});

describe('case number', () => {
  test.each([
    ['0002080-25.2012.5.15.0049', '00020802520125150049'],
    ['00020802520125150049', '00020802520125150049'],
    ['0002080 25 2012 5 15 0049', '00020802520125150049'],
    ['0002080-26.2012.5.15.0049', null],
    ['0002081-25.2012.5.15.0049', null],
    ['0002080-25.2012.0.15.0049', null],
    ['0002080-25.2012.5.15.004', null],
    ['', null],
  ])('%o is %o', (text, number) => {
    expect(parseCaseNumber(text)).toBe(number);
  });

  test('exactly one pair from 02 to 98 is right, as 98 less the remainder', () => {
    fc.assert(
      fc.property(digits(7), digits(4), digits(6), (order, year, rest) => {
        const expected = 98n - (BigInt(`${order}${year}8${rest}00`) % 97n);
        const pairs = Array.from({ length: 97 }, (_, at) => String(at + 2).padStart(2, '0'));
        const right = pairs.filter((pair) => parseCaseNumber(`${order}${pair}${year}8${rest}`) !== null);
        expect(right.map(BigInt)).toEqual([expected]);
      }),
    );
  });

  test('one wrong digit is found', () => {
    const valid = '00020802520125150049';
    fc.assert(
      fc.property(fc.nat(19), fc.integer({ min: 1, max: 9 }), (at, by) => {
        expect(parseCaseNumber(replaced(valid, at, by))).toBeNull();
      }),
    );
  });

  test.each([
    ['00020802520125150049', '0002080-25.2012.5.15.0049'],
    ['0002080', '0002080'],
  ])('%o prints as %o', (number, text) => expect(formatCaseNumber(number)).toBe(text));
});

test('[AUTH-13] what is printed is read back, and any text is refused without a throw', () => {
  const pairs = [
    [parseCpf, formatCpf],
    [parseCnpj, formatCnpj],
    [parseCep, formatCep],
    [parsePhone, formatPhone],
    [parseCaseNumber, formatCaseNumber],
  ] as const;
  fc.assert(
    fc.property(fc.oneof(fc.string(), digits(8), digits(11), digits(14), digits(20)), (text) => {
      for (const [parse, print] of pairs) {
        const canonical = parse(text);
        if (canonical !== null) expect(parse(print(canonical))).toBe(canonical);
      }
    }),
  );
});
