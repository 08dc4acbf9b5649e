import type { FastifyRequest } from 'fastify';

import { HttpError, messages } from './errors.ts';

const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0');

function unstorable(value: unknown): boolean {
  if (typeof value === 'string') return !isStorable(value);
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return false;
  return Object.entries(value).some(([name, inner]) => !isStorable(name) || unstorable(inner));
}

/** Refuses texts that PostgreSQL can not hold: NUL and halves of surrogate pairs. */
export async function refuseUnstorable({ body, query, params }: FastifyRequest): Promise<void> {
  if ([body, query, params].some(unstorable)) throw new HttpError(422, messages.invalid);
}
