import { ApiError } from './errors.ts';
import { retryAfterOf } from './retry-after.ts';

interface Answer<Body> {
  data?: Body;
  error?: unknown;
  response: Response;
}

const badGateway = 502;
/** Answers whose success is that there is nothing to read. */
const withoutBody: readonly number[] = [204, 205];

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function fieldsOf(errors: unknown): Record<string, string[]> {
  const entries = Object.entries(isRecord(errors) ? errors : {});
  const texts = (value: unknown) => [value].flat().filter((text) => typeof text === 'string');
  return Object.fromEntries(entries.map(([field, value]) => [field, texts(value)]));
}

/**
 * The body of a 2xx answer; of a 204 and a 205 undefined. Anything else is thrown as one ApiError with the texts of its
 * `{message, errors?}` (API-06); another 2xx that is empty or no JSON, as a proxy's page may be, counts as status 502.
 */
export async function unwrap<Body>(call: Promise<Answer<Body>>): Promise<Body> {
  const { data, error, response } = await call.catch((cause: unknown) => {
    throw cause instanceof SyntaxError ? new ApiError(badGateway, '', {}, { cause }) : cause;
  });
  if (withoutBody.includes(response.status)) return undefined as Body;
  if (response.ok && data !== undefined) return data;
  const { message, errors } = isRecord(error) ? error : {};
  const status = response.ok ? badGateway : response.status;
  throw new ApiError(status, typeof message === 'string' ? message : '', fieldsOf(errors), {
    retryAfter: retryAfterOf(response),
  });
}
