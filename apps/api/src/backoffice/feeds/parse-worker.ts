import { parentPort } from 'node:worker_threads';

import { type FeedToParse, parseFeed, type ParsedFeed } from './parse-feed.ts';

/** Messages to the thread: a feed to parse, or to continue. */
export type Request = { feed: FeedToParse } | 'more';
/** What it answers: the feed without its lines, then at each 'more' some of them, until none are left. */
export type Answer = { head: Omit<ParsedFeed, 'rows' | 'rejected'> } | Pick<ParsedFeed, 'rows' | 'rejected'>;

const atOnce = 500;

let lines: Pick<ParsedFeed, 'rows' | 'rejected'> = { rows: [], rejected: [] };
let given = 0;
const answer = (message: Answer) => parentPort!.postMessage(message);
const part = <Line>(all: readonly Line[]) => all.slice(given, given + atOnce);

parentPort!.on('message', (request: Request) => {
  if (request === 'more') {
    const next = { rows: part(lines.rows), rejected: part(lines.rejected) };
    given += atOnce;
    if (next.rows.length + next.rejected.length === 0) lines = { rows: [], rejected: [] };
    return answer(next);
  }
  const { rows, rejected, ...head } = parseFeed(request.feed);
  lines = { rows, rejected };
  given = 0;
  return answer({ head });
});
