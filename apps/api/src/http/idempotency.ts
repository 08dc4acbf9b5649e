import { createHash, createHmac } from 'node:crypto';

import { sql } from 'kysely';

import type { Database } from '../database/connection.ts';
import { HttpError } from './errors.ts';
import { seal, unseal } from './sealed.ts';

interface Request {
  /** Whose key it is: keys of two people never meet. */
  scope: string;
  operation: string;
  key: string;
  body: unknown;
  now: Date;
}

interface Kept {
  request_hash: Buffer;
  status: number | null;
  body: Buffer | null;
}

const wait = 50;
const patience = 200;

/**
 * Answers requests with the same `Idempotency-Key` once: the first does the work, those beside it wait for its answer, later
 * ones get it again. The same key with another body is refused (422). A failed first attempt leaves the key free. The caller's
 * key, which is not kept, seals what is: a request may hold a password, an answer a session's token.
 */
export async function answerOnce<Answer>(
  database: Database,
  { scope, operation, key, body, now }: Request,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const keyHash = createHash('sha256').update(key).digest('base64url');
  const hash = createHmac('sha256', key)
    .update(Buffer.isBuffer(body) ? body : JSON.stringify(body ?? null))
    .digest();
  const { numAffectedRows } = await sql`
    insert into idempotent_answers (scope, operation, key, request_hash, created_at)
    values (${scope}, ${operation}, ${keyHash}, ${hash}, ${now})
    on conflict do nothing`.execute(database);
  const same = sql`scope = ${scope} and operation = ${operation} and key = ${keyHash}`;
  if (numAffectedRows === 0n) {
    const kept = await answered(database, same);
    if (!kept.request_hash.equals(hash))
      throw new HttpError(422, 'Esta chave de idempotência já foi usada com outros dados.');
    return JSON.parse(unseal(key, Buffer.from(kept.body!))) as Answer;
  }
  try {
    const answer = await work();
    await sql`
      update idempotent_answers set status = 200, body = ${seal(key, JSON.stringify(answer ?? null))}
      where ${same}`.execute(database);
    return answer;
  } catch (error) {
    await sql`delete from idempotent_answers where ${same}`.execute(database);
    throw error;
  }
}

async function answered(database: Database, same: ReturnType<typeof sql>): Promise<Kept> {
  for (let turn = 0; turn < patience; turn += 1) {
    const { rows } = await sql<Kept>`
      select request_hash, status, body from idempotent_answers where ${same}`.execute(database);
    const [kept] = rows;
    if (!kept) break;
    if (kept.status !== null) return kept;
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
  throw new HttpError(409, 'O mesmo pedido ainda está em andamento. Tente novamente em instantes.');
}
