import type { Centavos } from './auction.ts';
import { formatHundredths, formatNumberShort } from './numbers.ts';

const maxDigits = 15;

/** Whole centavos of an amount in reais, as calls state it; null stays null. */
export const toCentavos = <Reais extends number | null>(reais: Reais) =>
  (reais === null ? null : Math.round(reais * 100)) as Reais extends null ? null : Centavos;

/** An amount in reais, as calls state it, of centavos; null stays null. */
export const toReais = <Amount extends Centavos | null>(centavos: Amount) =>
  (centavos === null ? null : Math.round(centavos) / 100) as Amount extends null ? null : number;

function print(format: (reais: number) => string, centavos: Centavos | null): string {
  if (centavos === null) return 'Valor não informado';
  return Number.isFinite(centavos) && centavos >= 0 ? `R$\u00A0${format(centavos / 100)}` : 'Valor inválido';
}

/** `R$ 1.234,56` with a no-break space; null is 'Valor não informado', what is no amount 'Valor inválido' (RULE-04). */
export function formatReais(centavos: Centavos | null): string {
  return print(formatHundredths, centavos);
}

/** `R$ 86 mil`, `R$ 1,2 mi`: two digits of it, for tight places, with the texts of {@link formatReais}. */
export function formatReaisShort(centavos: Centavos | null): string {
  return print(formatNumberShort, centavos);
}

/**
 * What a money field with the typed `text` holds: its digits alone are centavos, so `1234` is R$ 12,34 (LIST-05).
 * Digits past the 15th are dropped; null without a digit.
 */
export function centavosOfDigits(text: string): Centavos | null {
  const digits = text.replace(/\D/g, '');
  return digits === '' ? null : Number(digits.slice(0, maxDigits));
}

const currency = /^(?:R\$)?\s*(\S+)$/i;
const grouped = /^(\d{1,3}(?:\.\d{3})+)(?:,(\d{1,2}))?$/;
const plain = /^(\d+)(?:[,.](\d{1,2}))?$/;

/**
 * An amount as people and spreadsheets write it: `R$ 1.234,56`, `284000`, `147398.67`. A point before exactly three
 * digits groups thousands (`1.234` is 1234 reais). Null for what is no amount: a minus, words, more digits than fit.
 */
export function parseReais(text: string): Centavos | null {
  const amount = currency.exec(text.trim())?.[1] ?? '';
  const [, reais = '', decimals = ''] = grouped.exec(amount) ?? plain.exec(amount) ?? [];
  const digits = reais.replaceAll('.', '') + decimals.padEnd(2, '0');
  return reais === '' || digits.length > maxDigits ? null : Number(digits);
}
