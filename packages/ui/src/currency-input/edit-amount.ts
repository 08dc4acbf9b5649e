import type { Centavos } from '@martelo/domain/auction';
import { centavosOfDigits, formatReais } from '@martelo/domain/money';

import { caretBefore, halvesOf, type TextEdit } from '../internal/edit-text.ts';

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** What the field shows of an amount: nothing of none, and nothing of what is no amount. */
export const formatField = (value: Centavos | null) =>
  value !== null && Number.isSafeInteger(value) && value >= 0 ? formatReais(value) : '';

/** The value and what to show of it after an edit. */
export interface EditedAmount {
  value: Centavos | null;
  text: string;
  caret: number;
}

const maxDigits = 15;

/**
 * One edit of a field that held `before`: its digits are centavos, and the caret keeps the digits that follow it. A
 * 16th digit changes nothing; nought is no amount, else the last digit could not be deleted (LIST-05).
 */
export function editAmount(before: Centavos | null, edit: TextEdit): EditedAmount {
  const shown = formatField(before);
  const { head, tail } = halvesOf(edit, digitsOf(shown), digitsOf);
  const digits = (head + tail).replace(/^0+/, '');
  const full = digits.length > maxDigits;
  // A field that was empty takes what fits of a long text.
  const value = full && before !== null ? before : centavosOfDigits(digits);
  const text = formatField(value || null);
  return { value: value || null, text, caret: caretBefore(text, tail.length, digitsOf) };
}
