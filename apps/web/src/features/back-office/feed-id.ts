import { ApiError } from '@martelo/api-client';

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The list that an address names. Throws 404 where it can be that of none: the call would only find fault with it. */
export function feedIdOf({ id = '' }: { id?: string | undefined }): string {
  if (!uuid.test(id)) throw new ApiError(404, 'Lista não encontrada');
  return id;
}
