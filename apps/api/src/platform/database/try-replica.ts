import { Client } from 'pg';

import { WrongSetting } from '../config/setting-values.ts';
import { reasonOf } from './until-reachable.ts';

/** SQLSTATEs of a server that knows no such user, password or database: 28 authorization, 3D000. */
const refused = /^(28...|3D000)$/;

/**
 * Queries the replica once, at the start. What only another setting can fix, a wrong password or database, throws
 * WrongSetting; one that is away is reported, since it may come back.
 */
export async function tryReplica(url: string, warn: (sentence: string) => void): Promise<void> {
  const client = new Client({
    connectionString: url,
    application_name: 'martelo',
    connectionTimeoutMillis: 2000,
    query_timeout: 2000,
  });
  // A server that ends the connection emits this error, too; without a listener it would end the process.
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('select 1');
  } catch (cause) {
    const error = cause as NodeJS.ErrnoException;
    if (refused.test(error.code ?? ''))
      throw new WrongSetting(`The replica of DATABASE_READ_URL can not be read from: ${error.message}.`, {
        cause,
      });
    warn(
      `The replica of DATABASE_READ_URL is not reachable: ${reasonOf(error)}. The primary is read from until it is.`,
    );
  } finally {
    await client.end().catch(() => {});
  }
}
