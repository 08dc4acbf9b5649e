import { withoutSecretParts } from '../../platform/http/logger.ts';

const rules: readonly (readonly [RegExp, string])[] = [
  [/\b(https?:\/\/[^\s?#'"()]{1,500})[?#][^\s'"()]*/gi, '$1'],
  [/(\/[\w./-]{1,200})[?#][^\s'"():]*/g, '$1'],
  [/\bBearer\s+[\w.~+/=-]+/gi, 'Bearer …'],
  [/[\w.%+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63})+/g, '…@…'],
  [/\b\d{3}\.?\d{3}\.?\d{3}-?\d{2}\b/g, '…'],
  [/\b[\dA-Z]{2}\.[\dA-Z]{3}\.[\dA-Z]{3}\/[\dA-Z]{4}-\d{2}\b/g, '…'],
  [/(?:\(\d{2}\)\s?|\b\d{2}\s)9?\d{4}-?\d{4}\b/g, '…'],
  [/\b[\w-]{32,}\b/g, '…'],
];

/**
 * A browser's report of an error, without personal data and secrets: queries of addresses, emails, documents,
 * telephones, tokens, and what comes after the addresses of mailed links.
 */
export const redact = (text: string): string =>
  rules.reduce((redacted, [form, shown]) => redacted.replace(form, shown), withoutSecretParts(text));
