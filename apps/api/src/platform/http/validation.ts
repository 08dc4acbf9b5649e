import { formatNumber } from '@martelo/domain/numbers';
import type { FastifySchemaValidationError } from 'fastify/types/schema.js';

import { HttpError, messages } from './errors.ts';
import type { FieldTexts } from './field-texts.ts';

const malformed = 'tem um formato inválido';

/**
 * A value that does not match the document gets a sentence with the document's example, where it has one; validators
 * attach its schema.
 */
export const malformedAs = (example: unknown): string =>
  typeof example === 'string' ? `${malformed}; um exemplo: ${example}` : malformed;

interface ValueSchema {
  examples?: readonly unknown[];
  format?: string;
}

const schemaOf = (failure: FastifySchemaValidationError) =>
  (failure as { parentSchema?: ValueSchema }).parentSchema ?? {};

const invalidEmail = 'Email inválido';

/** In Brazilian format; limits in the document have at most this many decimals. */
const limitText = (limit: unknown) => formatNumber(Number(limit), 6);

const charactersText = (limit: unknown) => `${limitText(limit)} ${limit === 1 ? 'caractere' : 'caracteres'}`;

const texts: Readonly<Record<string, (params: Record<string, unknown>, schema: ValueSchema) => string>> = {
  required: () => 'é obrigatório',
  type: ({ type }) =>
    ({
      integer: 'deve ser um número inteiro',
      number: 'deve ser um número',
      boolean: 'deve ser verdadeiro ou falso',
      array: 'deve ser uma lista',
      object: 'deve ser um objeto',
    })[String([type].flat().find((one) => one !== 'null'))] ?? 'deve ser um texto',
  enum: ({ allowedValues }) => `deve ser um destes: ${(allowedValues as unknown[]).join(', ')}`,
  minimum: ({ limit }) => `deve ser no mínimo ${limitText(limit)}`,
  maximum: ({ limit }) => `deve ser no máximo ${limitText(limit)}`,
  // Too short an email is reported once, as any other malformed one.
  minLength: ({ limit }, { format }) =>
    format === 'email' ? invalidEmail : `deve ter pelo menos ${charactersText(limit)}`,
  maxLength: ({ limit }) => `deve ter no máximo ${charactersText(limit)}`,
  maxItems: ({ limit }) => `deve ter no máximo ${limitText(limit)} ${limit === 1 ? 'item' : 'itens'}`,
  pattern: (_params, { examples }) => malformedAs(examples?.[0]),
  format: ({ format }, { examples }) => (format === 'email' ? invalidEmail : malformedAs(examples?.[0])),
  additionalProperties: () => 'não é um campo conhecido',
};

const fieldOf = ({ instancePath, keyword, params }: FastifySchemaValidationError) => {
  const { missingProperty, additionalProperty } = params as Readonly<Record<string, string>>;
  // An item of a list is reported under the list, as forms show it. An error without a name is of the body itself.
  const path = instancePath
    .replace(/\/\d+$/, '')
    .slice(1)
    .replaceAll('/', '.');
  const property = keyword === 'required' ? missingProperty : additionalProperty;
  return [path, property].filter(Boolean).join('.') || 'body';
};

/** The most errors that one answer names, as the document says (schemas/error.yaml). */
const maxFields = 40;
const maxTexts = 10;

/**
 * The 422 of a request that doesn't fit the document, each field with its texts; an empty field has one alone. The
 * caller chooses the names of fields, so none is looked up as a property of a plain object (SAFE-01).
 */
export function invalidInput(
  failures: readonly FastifySchemaValidationError[],
  own: FieldTexts = {},
): HttpError {
  const errors = new Map<string, string[]>();
  const empty = new Map<string, string>();
  for (const failure of failures) {
    const { keyword, params } = failure;
    const field = fieldOf(failure);
    if (!errors.has(field) && errors.size === maxFields) continue;
    const { missing, short } = (Object.hasOwn(own, field) && own[field]) || {};
    const nothing = keyword === 'required' || ('data' in failure && failure.data === '');
    if (missing && nothing) empty.set(field, missing);
    const text =
      (keyword === 'minLength' && short) || (texts[keyword]?.(params, schemaOf(failure)) ?? 'é inválido');
    errors.set(field, [...new Set([...(errors.get(field) ?? []), text])].slice(0, maxTexts));
  }
  for (const [field, missing] of empty) errors.set(field, [missing]);
  return new HttpError(422, messages.invalid, Object.fromEntries(errors));
}
