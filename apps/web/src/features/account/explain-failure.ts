import { ApiError, ConnectionError } from '@martelo/api-client';

import { sentenceOf } from '../../lib/forms/failure-sentence.ts';

const joined = (sentence: string, reason: string) => `${sentence.replace(/\.$/, '')}. ${reason}`;

/**
 * Why a form failed: null where field errors say it, the server's message where it sent one, else this sentence; a
 * lost connection is named after it.
 */
export const explainFailure =
  (otherwise: string) =>
  (error: unknown): string | null => {
    if (error instanceof ConnectionError) return joined(otherwise, sentenceOf(error));
    if (error instanceof ApiError && Object.keys(error.fields).length > 0) return null;
    return error instanceof ApiError && error.message ? error.message : otherwise;
  };

/** The same for a form that says all of the server's errors in one sentence (ACC-07). */
export const explainAllErrors =
  (otherwise: string) =>
  (error: unknown): string | null => {
    const texts = error instanceof ApiError ? Object.values(error.fields).flat() : [];
    return texts.length > 0 ? texts.reduce(joined) : explainFailure(otherwise)(error);
  };

/** The same for what has its own sentence whatever the reason (ACC-04), which follows where the server knows it. */
export const explainAfter =
  (sentence: string) =>
  (error: unknown): string | null => {
    const reason = explainFailure('')(error);
    if (reason === null) return null;
    return reason && !(error instanceof ConnectionError)
      ? joined(sentence, reason)
      : explainFailure(sentence)(error);
  };
