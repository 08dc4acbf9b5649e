import { type ApiClient, unwrap } from '@martelo/api-client';

import { withFields } from '../../lib/answer-shape.ts';

/** Who may reset a password by mail; an admin's is set manually. */
export type Recovering = 'customer' | 'auctioneer';

/** Asks for the mail with the link; the answer is the same for an unknown address. */
export async function requestReset(api: ApiClient, type: Recovering, email: string): Promise<string> {
  const path = type === 'customer' ? '/api/password/post-reset' : '/api/auctionner/password/post-reset';
  return (await unwrap(api.POST(path, { body: { email } }))).message;
}

/** Whose password a link sets. */
export async function getResetOwner(
  api: ApiClient,
  type: Recovering,
  token: string,
  signal: AbortSignal,
): Promise<{ name: string; email: string }> {
  const path =
    type === 'customer'
      ? '/api/password/load-form-recover-pass/{token}'
      : '/auctionner/password/load-form-recover-pass/{token}';
  const { user } = await unwrap(api.GET(path, { params: { path: { token } }, signal }));
  return withFields(user, 'string', 'email');
}

/** Sets the new password and uses the link up. */
export async function resetPassword(
  api: ApiClient,
  type: Recovering,
  body: { token: string; password: string; password_confirmation: string },
): Promise<void> {
  const path = type === 'customer' ? '/api/password/post-recover' : '/api/auctionner/password/post-recover';
  await unwrap(api.POST(path, { body }));
}
