import { Client, Pool, type PoolConfig } from 'pg';

import { preparedName } from './prepared.ts';

/** The planner's settings that suit the search statements; see docs/decisions. */
const planner = '-c jit=off -c random_page_cost=1.1';
/** The statement ends before the request's own timeout: a longer one would only delay others. */
const bounded = '-c statement_timeout=5000 -c idle_in_transaction_session_timeout=15000';

class PreparingClient extends Client {
  override query(...args: unknown[]): never {
    const [text, values, ...rest] = args;
    const name = typeof text === 'string' ? preparedName(text) : null;
    const given = name === null ? args : [{ name, text, values }, ...rest];
    return (super.query as (...given: unknown[]) => unknown).apply(this, given) as never;
  }
}

/**
 * Waits for an answer a little longer than the server's own timeout: without one, the server vanished without closing.
 * Its connection is not used again, since the answer may still come and be taken for another one's (SAFE-07).
 */
const answerTimeout = 6000;
class BoundedClient extends PreparingClient {
  override query(...args: unknown[]): never {
    const answer = super.query(...args) as unknown;
    if (answer instanceof Promise)
      answer.catch((error: Error) => {
        if (error.message === 'Query read timeout') void this.end();
      });
    return answer as never;
  }
}

function openPool(connectionString: string, options: string, rest: PoolConfig): Pool {
  const pool = new Pool({ connectionString, options, application_name: 'martelo', ...rest });
  // A connection that the server ends fails its statement, and the pool makes a new one; without a listener the error
  // would end the process.
  pool.on('error', () => {});
  pool.on('connect', (client) => void client.on('error', () => {}));
  return pool;
}

/** Connections for calls: few, with short timeouts. */
export const callPool = (url: string): Pool =>
  openPool(url, `${planner} ${bounded}`, {
    max: 10,
    connectionTimeoutMillis: 2000,
    query_timeout: answerTimeout,
    Client: BoundedClient,
  });

/** Connections for lists, jobs and migrations, which may take long and never delay a call. */
export const workPool = (url: string): Pool =>
  openPool(url, planner, { max: 5, connectionTimeoutMillis: 10_000, Client: PreparingClient });
