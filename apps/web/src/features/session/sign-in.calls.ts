import { type ApiClient, unwrap } from '@martelo/api-client';

import { isUserType, type Session, type UserType } from '../../lib/session-storage.ts';
import type { CaptchaProof } from './captcha.calls.ts';

export interface Credentials {
  email: string;
  password: string;
}

/** An answer that the sign-in can't use, in the words for the person (AUTH-03). */
export class UnusableAnswer extends Error {
  override readonly name = 'UnusableAnswer';
}

/**
 * The customers' call; auctioneers and admins have one too, for where a captcha is shown, and else the token call
 * (AUTH-06).
 */
function call(api: ApiClient, type: UserType, credentials: Credentials, captcha: CaptchaProof | null) {
  const body = { ...credentials, ...captcha };
  if (type === 'customer') return unwrap(api.POST('/api/customer/post-login', { body }));
  if (!captcha) {
    const { email: username, password } = credentials;
    const grant = { grant_type: 'password', client_id: '2', username, password, scope: type } as const;
    return unwrap(api.POST('/oauth/token', { body: grant }));
  }
  return type === 'auctioneer'
    ? unwrap(api.POST('/api/auctionner/post-login', { body }))
    : unwrap(api.POST('/api/admin/post-login', { body }));
}

/** The token and its owner, validated: the server's answer may be anything. */
function read(answer: unknown, requestedType: UserType): Pick<Session, 'token' | 'userType'> {
  const { access_token, token, user_type = requestedType } = (answer ?? {}) as Record<string, unknown>;
  const given = access_token || token;
  if (typeof given !== 'string' || !given) throw new UnusableAnswer('Token não encontrado na resposta');
  if (!isUserType(user_type)) throw new UnusableAnswer('Tipo de usuário inválido');
  return { token: given, userType: user_type };
}

/** The profile of an auctioneer or an admin, fetched with the new token before a session holds it. */
async function whoIs(api: ApiClient, { token, userType }: Pick<Session, 'token' | 'userType'>) {
  const headers = { authorization: `Bearer ${token}` };
  const path = userType === 'auctioneer' ? '/api/auctionner/info' : '/api/admin/info';
  const { id, name, email } = await unwrap(api.POST(path, { headers }));
  return { id: String(id), name, email };
}

/**
 * The session that an answer brings: a customer's with the email alone, the others' with who they are (AUTH-05,
 * AUTH-06).
 */
export async function toSession(
  api: ApiClient,
  answer: unknown,
  type: UserType,
  email: string,
): Promise<Session> {
  const known = read(answer, type);
  const user = known.userType === 'customer' ? { id: '', name: '', email } : await whoIs(api, known);
  return { ...known, user };
}

/** The session of these credentials. */
export async function signIn(
  api: ApiClient,
  type: UserType,
  credentials: Credentials,
  captcha: CaptchaProof | null,
): Promise<Session> {
  return toSession(api, await call(api, type, credentials, captcha), type, credentials.email);
}
