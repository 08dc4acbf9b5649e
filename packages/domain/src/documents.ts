import { endsInCheckDigits, modulo97 } from './check-digits.ts';

/** What people put between the characters of a number: spaces of any kind, points, dashes, slashes. */
const separators = /[\s./‐-―−-]/g;

const bare = (text: string) => text.replace(separators, '');

const allEqual = /^(.)\1*$/;

/** The text cut into the groups of a pattern, or as it is when it does not fit. */
const print = (text: string, pattern: RegExp, form: string) => text.replace(pattern, form);

/**
 * The 11 digits of a CPF, from whatever form it was typed in; null when its check digits are wrong (Receita Federal,
 * modulo 11) or all its digits are equal: those pass the check but are not assigned.
 */
export function parseCpf(text: string): string | null {
  const digits = bare(text);
  return /^\d{11}$/.test(digits) && !allEqual.test(digits) && endsInCheckDigits(digits, 11) ? digits : null;
}

/** Whether the text is a CPF in any form; that it belongs to somebody only the Receita Federal knows. */
export const isCpf = (text: string) => parseCpf(text) !== null;

/** `529.982.247-25`; what is no bare CPF stays as it is. */
export const formatCpf = (cpf: string) => print(cpf, /^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4');

/**
 * The 14 characters of a CNPJ in upper case, from whatever form it was typed in, or null. Numeric and, from July 2026,
 * alphanumeric (Instrução Normativa RFB 2.229/2024): letters may stand in the first 12 places, the two check digits
 * stay digits and are counted in the same way for both.
 */
export function parseCnpj(text: string): string | null {
  const cnpj = bare(text).toUpperCase();
  return /^[\dA-Z]{12}\d{2}$/.test(cnpj) && !allEqual.test(cnpj) && endsInCheckDigits(cnpj, 9) ? cnpj : null;
}

/** Whether the text is a CNPJ, numeric or alphanumeric, in any form. */
export const isCnpj = (text: string) => parseCnpj(text) !== null;

/** `12.ABC.345/01DE-35`; what is no bare CNPJ stays as it is. */
export const formatCnpj = (cnpj: string) =>
  print(cnpj, /^(\w{2})(\w{3})(\w{3})(\w{4})(\d{2})$/, '$1.$2.$3/$4-$5');

/** The 8 digits of a CEP (Correios), or null. It has no check digit: whether a street has it only the Correios know. */
export function parseCep(text: string): string | null {
  const digits = bare(text);
  return /^(?!0+$)\d{8}$/.test(digits) ? digits : null;
}

/** Whether the text has the form of a CEP. */
export const isCep = (text: string) => parseCep(text) !== null;

/** `01310-100`; what is no bare CEP stays as it is. */
export const formatCep = (cep: string) => print(cep, /^(\d{5})(\d{3})$/, '$1-$2');

/** The 67 area codes in use (Anatel, Plano de Numeração), by their first digit. */
const areaCodes: Readonly<Record<string, string>> = {
  1: '123456789',
  2: '12478',
  3: '1234578',
  4: '123456789',
  5: '1345',
  6: '123456789',
  7: '134579',
  8: '123456789',
  9: '123456789',
};

/**
 * The 10 or 11 digits of a Brazilian telephone with its area code, from whatever form it was typed in (also with +55 or
 * a leading 0), or null. A mobile has nine digits and begins with 9, a fixed line eight and begins with 2 to 5
 * (Anatel).
 */
export function parsePhone(text: string): string | null {
  const typed = bare(text).replace(/[()]/g, '');
  // 55 is also the area code of Santa Maria: it is the country's only before a whole number.
  const digits = typed.replace(/^(?:\+55|55(?=\d{10,12}$)|0)0?/, '');
  const [, ten = '', unit = ''] = /^(\d)(\d)(?:9\d{8}|[2-5]\d{7})$/.exec(digits) ?? [];
  return unit !== '' && areaCodes[ten]?.includes(unit) ? digits : null;
}

/** Whether the text is a Brazilian telephone with its area code, in any form. */
export const isPhone = (text: string) => parsePhone(text) !== null;

/** `(11) 98765-4321` or `(11) 3456-7890`; what is no bare telephone stays as it is. */
export const formatPhone = (phone: string) => print(phone, /^(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3');

/**
 * The 20 digits of a court case's unique number `NNNNNNN-DD.AAAA.J.TR.OOOO` (Resolução CNJ 65/2008), or null. The check
 * digits DD are right when the number with DD moved to its end leaves 1 after division by 97 (ISO 7064); J, the branch
 * of justice, is 1 to 9.
 */
export function parseCaseNumber(text: string): string | null {
  const digits = bare(text);
  const [, order = '', check = '', rest = ''] = /^(\d{7})(\d{2})(\d{4}[1-9]\d{6})$/.exec(digits) ?? [];
  return order !== '' && modulo97(order + rest + check) === 1 ? digits : null;
}

/** `0002080-25.2012.5.15.0049`; what is no bare case number stays as it is. */
export const formatCaseNumber = (number: string) =>
  print(number, /^(\d{7})(\d{2})(\d{4})(\d)(\d{2})(\d{4})$/, '$1-$2.$3.$4.$5.$6');
