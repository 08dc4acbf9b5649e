import type { FastifySchemaValidationError } from 'fastify/types/schema.js';

import { HttpError, messages } from './errors.ts';

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
  format: () => 'tem um formato inválido',
  additionalProperties: () => 'não é um campo conhecido',
};

/** The 422 of a request that doesn't fit the document, each field with its texts. */
export function invalidInput(failures: readonly FastifySchemaValidationError[]): HttpError {
  const errors: Record<string, string[]> = {};
  for (const { instancePath, keyword, params } of failures) {
    const missing = keyword === 'required' || keyword === 'additionalProperties';
    const named = params as { missingProperty?: string; additionalProperty?: string };
    const field = missing
      ? (named.missingProperty ?? named.additionalProperty ?? '')
      : instancePath.slice(1).replaceAll('/', '.');
    (errors[field] ??= []).push(texts[keyword]?.(params) ?? 'é inválido');
  }
  return new HttpError(422, messages.invalid, errors);
}
