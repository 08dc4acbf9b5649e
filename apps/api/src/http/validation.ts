import type { FastifySchemaValidationError } from 'fastify/types/schema.js';

import { HttpError, messages } from './errors.ts';
import type { FieldTexts } from './field-texts.ts';

const texts: Readonly<Record<string, (params: Record<string, unknown>) => string>> = {
  required: () => 'é obrigatório',
  type: ({ type }) =>
    ({
      integer: 'deve ser um número inteiro',
      number: 'deve ser um número',
      boolean: 'deve ser verdadeiro ou falso',
      array: 'deve ser uma lista',
    })[String(type)] ?? 'deve ser um texto',
  enum: ({ allowedValues }) => `deve ser um destes: ${(allowedValues as unknown[]).join(', ')}`,
  minimum: ({ limit }) => `deve ser no mínimo ${String(limit)}`,
  maximum: ({ limit }) => `deve ser no máximo ${String(limit)}`,
  minLength: ({ limit }) => `deve ter pelo menos ${String(limit)} caractere(s)`,
  maxLength: ({ limit }) => `deve ter no máximo ${String(limit)} caracteres`,
  maxItems: ({ limit }) => `deve ter no máximo ${String(limit)} itens`,
  pattern: () => 'tem um formato inválido',
  format: ({ format }) => (format === 'email' ? 'Email inválido' : 'tem um formato inválido'),
  additionalProperties: () => 'não é um campo conhecido',
};

const fieldOf = ({ instancePath, keyword, params }: FastifySchemaValidationError) => {
  const { missingProperty, additionalProperty } = params as Readonly<Record<string, string>>;
  const path = instancePath.slice(1).replaceAll('/', '.');
  const property = keyword === 'required' ? missingProperty : additionalProperty;
  return [path, property].filter(Boolean).join('.');
};

/** The 422 of a request that doesn't fit the document, each field with its texts; an empty field has one alone. */
export function invalidInput(
  failures: readonly FastifySchemaValidationError[],
  own: FieldTexts = {},
): HttpError {
  const errors: Record<string, string[]> = {};
  const empty = new Set<string>();
  for (const failure of failures) {
    const { keyword, params } = failure;
    const field = fieldOf(failure);
    const { missing, short } = own[field] ?? {};
    const nothing = keyword === 'required' || ('data' in failure && failure.data === '');
    if (missing && nothing) empty.add(field);
    const text = (keyword === 'minLength' && short) || (texts[keyword]?.(params) ?? 'é inválido');
    (errors[field] ??= []).push(text);
  }
  for (const field of empty) errors[field] = [own[field]!.missing!];
  return new HttpError(422, messages.invalid, errors);
}
