import { createHash, createHmac } from 'node:crypto';

import { sql } from 'kysely';

import type { Database } from '../database/connection.ts';
import { HttpError } from './errors.ts';
import { seal, unseal } from './sealed.ts';

interface Request {
  /** The owner of the key: keys of two people never collide. */
  scope: string;
  operation: string;
  key: string;
  /** The part of the address that identifies the request. */
  address: Readonly<Record<string, unknown>>;
  body: unknown;
  /** The boundary of a form with files: a browser chooses another one each time. */
  boundary?: string | undefined;
  now: Date;
}

interface StoredAnswer {
  request_hash: Buffer;
  status: number | null;
  body: Buffer | null;
}

const waitMs = 50;
const maxWaits = 200;
/**
 * Seconds after which the first request can't be running any more: by then it has its answer, or its process has died.
 */
const abandonedAfter = 60;

/** The bytes of a body that identify the request. */
function* meaningOf({ body, boundary }: Pick<Request, 'body' | 'boundary'>): Generator<Buffer | string> {
  if (!Buffer.isBuffer(body)) {
    yield JSON.stringify(body ?? null);
    return;
  }
  let from = 0;
  for (let at = boundary ? body.indexOf(boundary) : -1; at >= 0; at = body.indexOf(boundary!, from)) {
    yield body.subarray(from, at);
    from = at + Buffer.byteLength(boundary!);
  }
  yield body.subarray(from);
}

function hashOf({ key, address, ...rest }: Request): Buffer {
  const hash = createHmac('sha256', key);
  if (Object.keys(address).length > 0) hash.update(JSON.stringify(address));
  for (const part of meaningOf(rest)) hash.update(part);
  return hash.digest();
}

/**
 * Answers requests with the same `Idempotency-Key` once: the first does the work, those beside it wait for its answer,
 * later ones get it again. The same key with another body or address is refused (422). A failed first attempt leaves
 * the key free, and one whose process died is taken over after a minute. The caller's key, which is not stored,
 * encrypts what is: a request may hold a password, an answer a session's token.
 */
export async function answerOnce<Answer>(
  database: Database,
  request: Request,
  work: () => Promise<Answer>,
): Promise<Answer> {
  const { scope, operation, key, now } = request;
  const keyHash = createHash('sha256').update(key).digest('base64url');
  const hash = hashOf(request);
  const { numAffectedRows } = await sql`
    insert into idempotent_answers (scope, operation, key, request_hash, created_at)
    values (${scope}, ${operation}, ${keyHash}, ${hash}, ${now})
    on conflict (scope, operation, key) do update
      set request_hash = excluded.request_hash, created_at = excluded.created_at
      where idempotent_answers.status is null
        and idempotent_answers.created_at < ${now}::timestamptz - make_interval(secs => ${abandonedAfter})`.execute(
    database,
  );
  const same = sql`scope = ${scope} and operation = ${operation} and key = ${keyHash}`;
  if (numAffectedRows === 0n) {
    const stored = await answered(database, same);
    if (!stored.request_hash.equals(hash))
      throw new HttpError(422, 'Esta chave de idempotência já foi usada com outros dados.');
    return JSON.parse(unseal(key, Buffer.from(stored.body!))) as Answer;
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

async function answered(database: Database, same: ReturnType<typeof sql>): Promise<StoredAnswer> {
  for (let turn = 0; turn < maxWaits; turn += 1) {
    const { rows } = await sql<StoredAnswer>`
      select request_hash, status, body from idempotent_answers where ${same}`.execute(database);
    const [stored] = rows;
    if (!stored) break;
    if (stored.status !== null) return stored;
    await new Promise((resolve) => setTimeout(resolve, waitMs));
  }
  throw new HttpError(409, 'O mesmo pedido ainda está em andamento. Tente novamente em instantes.');
}
