import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

import { queueFeed } from '../../catalogue/ingestion/import-runs.repository.ts';
import type { Database } from '../../platform/database/connection.ts';
import { HttpError } from '../../platform/http/errors.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Person } from '../../platform/contract/person.ts';
import type { Delivery } from './delivery.ts';
import { ownSource } from './own-source.ts';
import { findSender, type Missing, missingOf } from './sender.ts';

const pack = promisify(gzip);

/** Pending lists of one auctioneer. */
const maxQueued = 10;
/** Lists of an unapproved auctioneer that may wait for the admin. */
const maxWaiting = 5;
/** Before the email is confirmed: anybody can register, and what is sent is stored. */
const maxUnconfirmed = 1;
const soonSeconds = 60;

const blocked = {
  refused: 'O seu cadastro de leiloeiro foi recusado e não pode enviar listas.',
  suspended: 'O seu cadastro de leiloeiro está suspenso e não pode enviar listas.',
} as const;

/** Requests the import of a feed, or the undoing of a list; a second request for the same one changes nothing. */
export const requestFeedImport = (jobs: Jobs, run: string, trx?: Database): Promise<void> =>
  jobs.send('take-feed', [{ data: { run }, key: run }], trx);

async function refuseTooMany(trx: Database, personId: number, missing: Missing): Promise<void> {
  const { queued, waiting } = await trx
    .selectFrom('feed_runs')
    .select((run) => [
      run.fn.countAll<number>().as('waiting'),
      run.fn.countAll<number>().filterWhere('status', '<>', 'held').as('queued'),
    ])
    .where('person_id', '=', personId)
    .where('status', 'in', ['queued', 'running', 'held'])
    .executeTakeFirstOrThrow();
  if (missing === 'confirmation' && waiting >= maxUnconfirmed)
    throw new HttpError(
      409,
      'Já há uma lista sua à espera da confirmação do email. Confirme-o, e envie outra depois.',
    );
  if (missing && waiting >= maxWaiting)
    throw new HttpError(
      409,
      `Já há ${maxWaiting} listas suas à espera da aprovação do cadastro. Envie outra depois dela.`,
    );
  if (queued >= maxQueued)
    throw new HttpError(
      429,
      `Já há ${maxQueued} listas suas na fila. Espere que uma termine.`,
      undefined,
      soonSeconds,
    );
}

/**
 * Stores what an auctioneer sent and requests its import by a job; returns the run's uuid (SAFE-25). Throws 403 for one
 * who may not send, 409 and 429 for too many at a time.
 */
export async function receiveFeed(
  database: Database,
  jobs: Jobs,
  person: Person,
  delivery: Delivery,
  now: Date,
): Promise<string> {
  const sender = (await findSender(database, person.id))!;
  if (sender.approval === 'refused' || sender.approval === 'suspended')
    throw new HttpError(403, blocked[sender.approval]);
  const content = await pack(delivery.bytes);
  const source = await ownSource(database, person);
  const uuid = await database.transaction().execute(async (trx) => {
    // Concurrent lists of one sender are counted one after the other.
    await trx.selectFrom('people').select('id').where('id', '=', person.id).forNoKeyUpdate().execute();
    await refuseTooMany(trx, person.id, missingOf(sender));
    const { name, format, listDate } = delivery;
    const feed = { sourceId: source.id, personId: person.id, name, format, listDate, content };
    return queueFeed(trx, feed, now);
  });
  // Where this fails the minute's sweep requests it again.
  await requestFeedImport(jobs, uuid).catch(() => {});
  return uuid;
}
