// The rules of the HTTP Observatory have no types: the part that the tests use.
declare module '@mdn/mdn-http-observatory/src/constants.js' {
  import type { Requests } from '@mdn/mdn-http-observatory/src/types.js';

  export const ALL_TESTS: readonly ((requests: Requests) => { result: string | null })[];
}

declare module '@mdn/mdn-http-observatory/src/grader/grader.js' {
  export function getScoreModifier(result: string): number;
}

declare module '@mdn/mdn-http-observatory/src/grader/charts.js' {
  export const MINIMUM_SCORE_FOR_EXTRA_CREDIT: number;
}

declare module '@mdn/mdn-http-observatory/src/types.js' {
  interface Answer {
    status: number;
    headers: Readonly<Record<string, unknown>>;
    request: { headers: Readonly<Record<string, string>> };
    /** Its certificate. */
    verified: boolean;
    httpEquiv: Map<string, string[]>;
  }
  export class Requests {
    constructor(hostname: string);
    session: { url: URL } | null;
    resources: { path: string | null };
    responses: { auto: Answer | null; cors: Answer | null; https: Answer | null };
  }
}
