import { createHmac, randomBytes } from 'node:crypto';

const key = randomBytes(32);

/**
 * A pseudonym of an address, and of what else distinguishes callers, where counting must not store the address itself:
 * a keyed hash, whose key each process makes at random and stores nowhere.
 */
export const pseudonymOf = (...parts: readonly (string | number)[]): string =>
  createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url').slice(0, 22);
