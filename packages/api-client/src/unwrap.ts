import { ApiError } from './errors.ts';

interface Answer<Body> {
  data?: Body;
  error?: unknown;
  response: Response;
}

const badGateway = 502;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function fieldsOf(errors: unknown): Record<string, string[]> {
  const entries = Object.entries(isRecord(errors) ? errors : {});
  const texts = (value: unknown) => [value].flat().filter((text) => typeof text === 'string');
  return Object.fromEntries(entries.map(([field, value]) => [field, texts(value)]));
}

/**
 * The body of a 2xx answer. Anything else, a 2xx without a body included, is thrown as one ApiError with the texts of
 * its `{message, errors?}` (API-06); a 2xx that is no JSON, as a proxy's page may be, counts as status 502.
 */
export async function unwrap<Body>(call: Promise<Answer<Body>>): Promise<Body> {
  const { data, error, response } = await call.catch((cause: unknown) => {
    throw cause instanceof SyntaxError ? new ApiError(badGateway, '', {}, { cause }) : cause;
  });
  if (response.ok && data !== undefined) return data;
  const { message, errors } = isRecord(error) ? error : {};
  throw new ApiError(response.status, typeof message === 'string' ? message : '', fieldsOf(errors));
}
