import crypto from 'node:crypto';

import { afterAll, beforeAll, type MockInstance, vi } from 'vitest';

/** In this file a password's hash costs next to nothing; what it costs on the server is proven in passwords.test.ts. */
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
