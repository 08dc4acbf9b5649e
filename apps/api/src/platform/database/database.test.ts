import { expect, test } from 'vitest';

import { refuseOld } from './database.ts';

const serverOf = (server_version: string) =>
  ({ query: async () => ({ rows: [{ server_version }] }) }) as never;

test('[SAFE-37] a PostgreSQL before 15 is refused by its version', async () => {
  await expect(refuseOld(serverOf('14.11 (Debian 14.11-1)'))).rejects.toThrow(
    'it is PostgreSQL 14.11 (Debian 14.11-1), and 15 or newer is needed',
  );
});

test.each(['15.0', '17.5 (Ubuntu 17.5-1)', '18beta2'])('PostgreSQL %s is taken', async (version) => {
  await expect(refuseOld(serverOf(version))).resolves.toBeUndefined();
});
