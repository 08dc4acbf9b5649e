import { sql } from 'kysely';

import type { Database } from '../../platform/database/connection.ts';
import { HttpError } from '../../platform/http/errors.ts';
import { hashOf } from './attempts.ts';

/** Failures from unknown addresses at an account after which each further unknown address has to wait. */
const failuresBeforePause = 5;
const maxPauseSeconds = 120;
/** How long a turn is valid once its pause is over, in ms: time to solve a captcha. */
const turnMs = 10 * 60_000;

/** Seconds that an unknown address waits before a try at an account with so many failures: 2, 4, 8 … at most 120. */
export const pauseAfter = (failures: number): number =>
  failures < failuresBeforePause ? 0 : Math.min(maxPauseSeconds, 2 ** (failures - failuresBeforePause + 1));

export interface Turn {
  /** Marks the turn as used; throws where another request was sooner. */
  take: () => Promise<void>;
}

const wait = (seconds: number) =>
  new HttpError(
    429,
    `Muitas tentativas para esta conta. Aguarde ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'} e tente novamente.`,
    undefined,
    seconds,
  );

/**
 * The turn of an address at an account with failures from unknown addresses. The first request gets a time and is
 * refused (429) until then; no other request can postpone it, so the owner at a new address waits once, and never
 * longer than two minutes. One turn is one try: with `n` addresses an attacker has `n` tries in two minutes, however
 * fast each of them is (SAFE-17).
 */
export async function expectTurn(
  database: Database,
  { account, address, failures }: { account: string; address: string; failures: number },
  now: Date,
): Promise<Turn | null> {
  const pause = pauseAfter(failures);
  if (pause === 0) return null;
  const subject = hashOf(`${account} ${address}`);
  const mine = sql`kind = 'sign-in-turn' and subject = ${subject}`;
  const { rows } = await sql<{ at: Date }>`
    select at from attempts
    where ${mine} and at > ${new Date(now.getTime() - turnMs)} order by at limit 1`.execute(database);
  const [turn] = rows;
  if (!turn) {
    const due = new Date(now.getTime() + pause * 1000);
    await sql`insert into attempts (kind, subject, at) values ('sign-in-turn', ${subject}, ${due})`.execute(
      database,
    );
    throw wait(pause);
  }
  const left = Math.ceil((turn.at.getTime() - now.getTime()) / 1000);
  if (left > 0) throw wait(left);
  return {
    async take() {
      // Deletes all that are due: concurrent requests may have got a time each, and a later one gets a new one.
      const { numAffectedRows } = await sql`delete from attempts where ${mine} and at <= ${now}`.execute(
        database,
      );
      if (numAffectedRows === 0n) throw wait(pause);
    },
  };
}
