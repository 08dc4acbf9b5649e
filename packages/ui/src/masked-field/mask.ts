import { parseCep, parseCnpj, parseCpf, parsePhone } from '@martelo/domain/documents';

import { caretBefore, fitHalves, type Halves, halvesOf, type TextEdit } from '../internal/edit-text.ts';

/** What a masked field can hold. */
export type MaskName = 'cpf' | 'cnpj' | 'cpf-or-cnpj' | 'phone' | 'cep';

interface Mask {
  maxLength: number;
  /** Whether letters count. */
  letters: boolean;
  /** `#` stands for one character of a text of this length. */
  form: (bare: string) => string;
  /** A whole number in any form, to its bare text. */
  parse: (text: string) => string | null;
}

const cpf = '###.###.###-##';
const cnpj = '##.###.###/####-##';
const onlyDigits = /^\d*$/;
const cpfLength = 11;

const masks: Readonly<Record<MaskName, Mask>> = {
  cpf: { maxLength: cpfLength, letters: false, form: () => cpf, parse: parseCpf },
  cnpj: { maxLength: 14, letters: true, form: () => cnpj, parse: parseCnpj },
  'cpf-or-cnpj': {
    maxLength: 14,
    letters: true,
    form: (bare) => (bare.length <= cpfLength && onlyDigits.test(bare) ? cpf : cnpj),
    parse: (text) => parseCpf(text) ?? parseCnpj(text),
  },
  phone: {
    maxLength: 11,
    letters: false,
    form: (bare) => (bare.length > 10 ? '(##) #####-####' : '(##) ####-####'),
    parse: parsePhone,
  },
  cep: { maxLength: 8, letters: false, form: () => '#####-###', parse: parseCep },
};

/** A name that is none of them masks nothing. */
const plain: Mask = {
  maxLength: 60,
  letters: true,
  form: (bare) => '#'.repeat(bare.length),
  parse: () => null,
};
const maskOf = (name: MaskName) => masks[name] ?? plain;

const digitsOf = (text: string) => text.replace(/\D/g, '');
const lettersAndDigitsOf = (text: string) => text.replace(/[^\dA-Za-z]/g, '').toUpperCase();
const unmaskFor = ({ letters }: Mask) => (letters ? lettersAndDigitsOf : digitsOf);

/** The check digits of a CNPJ stay digits (IN RFB 2.229/2024). */
const mayStand = (bare: string) => onlyDigits.test(bare.slice(12));

/** The bare text of anything: what counts of it, no more than fits. */
export function toBare(name: MaskName, text: string): string {
  const mask = maskOf(name);
  return mask.parse(text) ?? unmaskFor(mask)(text).slice(0, mask.maxLength);
}

/** The bare text in the mask, as far as it is written: no point or dash waits at its end. */
export function formatMask(name: MaskName, bare: string): string {
  let at = 0;
  let printed = '';
  for (const place of maskOf(name).form(bare)) {
    if (at === bare.length) break;
    printed += place === '#' ? bare.charAt(at++) : place;
  }
  return printed;
}

/** The value and what to show of it after an edit. */
export interface Masked {
  bare: string;
  text: string;
  caret: number;
}

function show(name: MaskName, { head, tail }: Halves): Masked {
  const bare = head + tail;
  const text = formatMask(name, bare);
  return { bare, text, caret: caretBefore(text, tail.length, unmaskFor(maskOf(name))) };
}

/** One edit of a field that held `before`. What may not stand there changes nothing. */
export function editMasked(name: MaskName, before: string, edit: TextEdit): Masked {
  const mask = maskOf(name);
  const { head, tail } = halvesOf(edit, before, unmaskFor(mask));
  // Autofill brings the country before the telephone.
  const whole = tail === '' ? mask.parse(edit.text) : null;
  if (whole !== null) return show(name, { head: whole, tail: '' });
  const fitted = fitHalves({ head, tail }, mask.maxLength);
  if (mayStand(fitted.head + fitted.tail) || !mayStand(before)) return show(name, fitted);
  const at = Math.max(0, before.length - tail.length);
  return show(name, { head: before.slice(0, at), tail: before.slice(at) });
}

/** A whole number pasted anywhere takes the place of all; null when it is none and is to be pasted like any text. */
export function pasteWhole(name: MaskName, pasted: string): Masked | null {
  const whole = maskOf(name).parse(pasted);
  return whole === null ? null : show(name, { head: whole, tail: '' });
}
