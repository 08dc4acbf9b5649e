import crypto from 'node:crypto';

import { afterAll, beforeAll, type MockInstance, vi } from 'vitest';

/** In this file hashing a password is cheap; the cost on the server is tested in passwords.test.ts. */
export function cheapHashes(): void {
  const { argon2 } = crypto;
  let cheap: MockInstance<typeof argon2>;
  beforeAll(() => {
    cheap = vi
      .spyOn(crypto, 'argon2')
      .mockImplementation((algorithm, parameters, callback) =>
        argon2(algorithm, { ...parameters, memory: 8, passes: 1 }, callback),
      );
  });
  afterAll(() => cheap.mockRestore());
}
