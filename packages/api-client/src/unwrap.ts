import { ApiError } from './errors.ts';

interface Answer<Body> {
  data?: Body;
  error?: unknown;
  response: Response;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** The body of a 2xx answer; anything else, a 2xx without a body included, is thrown as one ApiError. */
export async function unwrap<Body>(call: Promise<Answer<Body>>): Promise<Body> {
  const { data, error, response } = await call;
  if (response.ok && data !== undefined) return data;
  const { message, errors } = isRecord(error) ? error : {};
  throw new ApiError(
    response.status,
    typeof message === 'string' ? message : '',
    isRecord(errors) ? (errors as Record<string, readonly string[]>) : {},
  );
}
