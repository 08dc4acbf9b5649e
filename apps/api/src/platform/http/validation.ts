import { formatNumber } from '@martelo/domain/numbers';
import type { FastifySchemaValidationError } from 'fastify/types/schema.js';

import { HttpError, messages } from './errors.ts';
import type { FieldTexts } from './field-texts.ts';

const malformed = 'tem um formato inválido';

/** What is not as the document wants it says how it is, where the document has an example; validators keep its schema. */
export const malformedAs = (example: unknown): string =>
  typeof example === 'string' ? `${malformed}; um exemplo: ${example}` : malformed;

function exampleOf(failure: FastifySchemaValidationError): unknown {
  const { parentSchema } = failure as { parentSchema?: { examples?: unknown[] } };
  return parentSchema?.examples?.[0];
}

/** As Brazil writes it; a limit of the document has at most so many decimals. */
const limitText = (limit: unknown) => formatNumber(Number(limit), 6);

const texts: Readonly<Record<string, (params: Record<string, unknown>, example: unknown) => string>> = {
  required: () => 'é obrigatório',
  type: ({ type }) =>
    ({
      integer: 'deve ser um número inteiro',
      number: 'deve ser um número',
      boolean: 'deve ser verdadeiro ou falso',
      array: 'deve ser uma lista',
      object: 'deve ser um objeto',
    })[String(type)] ?? 'deve ser um texto',
  enum: ({ allowedValues }) => `deve ser um destes: ${(allowedValues as unknown[]).join(', ')}`,
  minimum: ({ limit }) => `deve ser no mínimo ${limitText(limit)}`,
  maximum: ({ limit }) => `deve ser no máximo ${limitText(limit)}`,
  minLength: ({ limit }) => `deve ter pelo menos ${limitText(limit)} caractere(s)`,
  maxLength: ({ limit }) => `deve ter no máximo ${limitText(limit)} caracteres`,
  maxItems: ({ limit }) => `deve ter no máximo ${limitText(limit)} itens`,
  pattern: (_params, example) => malformedAs(example),
  format: ({ format }, example) => (format === 'email' ? 'Email inválido' : malformedAs(example)),
  additionalProperties: () => 'não é um campo conhecido',
};

const fieldOf = ({ instancePath, keyword, params }: FastifySchemaValidationError) => {
  const { missingProperty, additionalProperty } = params as Readonly<Record<string, string>>;
  // An item of a list is told under the list, as forms show it. What has no name at all is the body itself.
  const path = instancePath
    .replace(/\/\d+$/, '')
    .slice(1)
    .replaceAll('/', '.');
  const property = keyword === 'required' ? missingProperty : additionalProperty;
  return [path, property].filter(Boolean).join('.') || 'body';
};

/** What one answer names, as the document says (schemas/error.yaml). */
const maxFields = 40;
const maxTexts = 10;

/**
 * The 422 of a request that doesn't fit the document, each field with its texts; an empty field has one alone. A field
 * bears the name that the caller chose, so none is looked up as a property of a plain object (SAFE-01).
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
      (keyword === 'minLength' && short) || (texts[keyword]?.(params, exampleOf(failure)) ?? 'é inválido');
    errors.set(field, [...new Set([...(errors.get(field) ?? []), text])].slice(0, maxTexts));
  }
  for (const [field, missing] of empty) errors.set(field, [missing]);
  return new HttpError(422, messages.invalid, Object.fromEntries(errors));
}
