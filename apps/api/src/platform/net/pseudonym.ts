import { createHmac, randomBytes } from 'node:crypto';

const key = randomBytes(32);

/**
 * Stands for an address, and what else is told apart with it, where counting must not keep the address itself: a keyed
 * hash, whose key is made at random by each process and kept nowhere.
 */
export const pseudonymOf = (...parts: readonly (string | number)[]): string =>
  createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url').slice(0, 22);
