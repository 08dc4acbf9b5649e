import { wrongFields } from '../../platform/http/errors.ts';
import { cleanText } from '../../platform/text/clean-text.ts';

/** An admin's reason as one line of text. Throws the 422 of an empty one. */
export function readReason({ reason }: { reason: string }): string {
  const text = cleanText(reason);
  if (text.length < 3) throw wrongFields({ reason: ['é obrigatório'] });
  return text;
}
