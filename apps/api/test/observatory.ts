import fs from 'node:fs';

import { ALL_TESTS } from '@mdn/mdn-http-observatory/src/constants.js';
import { MINIMUM_SCORE_FOR_EXTRA_CREDIT } from '@mdn/mdn-http-observatory/src/grader/charts.js';
import { getScoreModifier } from '@mdn/mdn-http-observatory/src/grader/grader.js';
import { Requests } from '@mdn/mdn-http-observatory/src/types.js';

interface Answer {
  status: number;
  headers: Readonly<Record<string, unknown>>;
  body: string;
}

const host = 'martelo.example';
const base = 100;

/**
 * The score of an answer by the HTTP Observatory's own rules, as its scanner adds it up. The answer counts as one by
 * HTTPS with a good certificate, at a host that answers nothing else and is on no list of preloaded hosts.
 */
export function scoreOf({ status, headers, body }: Answer): number {
  const requests = new Requests(host);
  const answer = {
    status,
    headers: Object.defineProperty({ ...headers }, 'get', { value: (name: string) => headers[name] }),
    request: { headers: { origin: `https://not-${host}` } },
    verified: true,
    httpEquiv: new Map<string, string[]>([['content-security-policy', []]]),
  };
  requests.session = { url: new URL(`https://${host}/`) };
  requests.resources.path = body;
  Object.assign(requests.responses, { auto: answer, cors: answer, https: answer });
  const modifiers = withoutPreloadList(() =>
    ALL_TESTS.map((rule) => rule(requests).result).map((result) => (result ? getScoreModifier(result) : 0)),
  );
  const sum = (all: readonly number[]) => all.reduce((total, one) => total + one, base);
  const uncurved = sum(modifiers.filter((modifier) => modifier < 0));
  return Math.max(0, uncurved >= MINIMUM_SCORE_FOR_EXTRA_CREDIT ? sum(modifiers) : uncurved);
}

/** The list of preloaded hosts would be fetched when the package is installed; here it is empty. */
function withoutPreloadList<Result>(work: () => Result): Result {
  const { readFileSync } = fs;
  const read = (file: fs.PathOrFileDescriptor, ...rest: [BufferEncoding]) =>
    String(file).endsWith('hsts-preload.json') ? '{}' : readFileSync(file, ...rest);
  fs.readFileSync = read as typeof fs.readFileSync;
  try {
    return work();
  } finally {
    fs.readFileSync = readFileSync;
  }
}
