import { Worker } from 'node:worker_threads';

import type { UnreadRow } from '../../catalogue/ingestion/sources/listed-auction.ts';
import type { FeedToParse, ParsedFeed } from './parse-feed.ts';
import type { Answer, Request } from './parse-worker.ts';

const thread = new URL('./parse-worker.ts', import.meta.url);
/** Many times the duration of the largest feed. */
const timeoutMs = 120_000;
/** A thread takes most of a second to start, so one stays alive this long for the next feed. */
const idleMs = 30_000;
const resourceLimits = { maxOldGenerationSizeMb: 768 };

/** The thread did not finish: out of time or memory, or an internal error. */
export class ParserFailed extends Error {
  override readonly name = 'ParserFailed';
}

let idle: { worker: Worker; timer: NodeJS.Timeout } | null = null;

function idleOrNewWorker(): Worker {
  if (!idle) return new Worker(thread, { resourceLimits });
  const { worker, timer } = idle;
  idle = null;
  clearTimeout(timer);
  worker.ref();
  return worker;
}

function releaseWorker(worker: Worker): void {
  if (idle) return void worker.terminate();
  worker.unref();
  const timer = setTimeout(() => {
    idle = null;
    void worker.terminate();
  }, idleMs).unref();
  idle = { worker, timer };
}

/**
 * `parseFeed` in a thread of its own, so that no feed, however large or odd, delays others (SAFE-25). Its lines arrive
 * a few hundred at a time. Throws ParserFailed.
 */
export async function parseInWorker(feed: FeedToParse): Promise<ParsedFeed> {
  const worker = idleOrNewWorker();
  const send = (request: Request) => worker.postMessage(request);
  const rows: ParsedFeed['rows'][number][] = [];
  const rejected: UnreadRow[] = [];
  let head: Omit<ParsedFeed, 'rows' | 'rejected'> | null = null;
  const { promise, resolve, reject } = Promise.withResolvers<ParsedFeed>();
  const fail = (cause: unknown) => reject(new ParserFailed('A feed could not be parsed.', { cause }));
  const timer = setTimeout(() => fail(new Error(`No end after ${timeoutMs} ms.`)), timeoutMs);
  worker.on('error', fail);
  worker.on('exit', (code) => fail(new Error(`The thread ended with ${code}.`)));
  worker.on('message', (answer: Answer) => {
    if ('head' in answer) ({ head } = answer);
    else if (answer.rows.length + answer.rejected.length === 0) return resolve({ ...head!, rows, rejected });
    else {
      rows.push(...answer.rows);
      rejected.push(...answer.rejected);
    }
    return send('more');
  });
  send({ feed });
  try {
    const parsed = await promise;
    // By name: the thread's port listens for listeners itself.
    for (const event of ['message', 'error', 'exit']) worker.removeAllListeners(event);
    releaseWorker(worker);
    return parsed;
  } catch (error) {
    await worker.terminate();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
