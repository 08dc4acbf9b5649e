import type { Middleware } from 'openapi-fetch';

/** How a client gets its session and learns that it is over. */
export interface Authorization {
  /** The session's token at the moment of a call; null for a visitor. */
  token: () => string | null;
  /**
   * A call was answered 401: the session of that token is over (AUTH-08). Told once for each token, however many calls
   * run side by side; never for a visitor, who has none, for a sign-in, whose 401 means a wrong password, nor for a
   * logout, which has got what it wants.
   */
  onUnauthorized: (token: string) => void;
}

/** What of it may be left out. */
export type OptionalAuthorization = { [Name in keyof Authorization]?: Authorization[Name] | undefined };

const signIns = /\/(post-login|oauth\/token)$/;
const logouts = /\/logout$/;
const unauthorized = 401;
const scheme = 'Bearer ';

/** Puts the bearer token on each call and reports the first 401 of a session (API-05, AUTH-08). */
export function authorize({ token, onUnauthorized }: Authorization): Middleware {
  let over: string | undefined;
  return {
    onRequest({ request, schemaPath }) {
      const known = signIns.test(schemaPath) ? null : token();
      // A call may bring a token of its own, as one that no session holds yet.
      if (known !== null && !request.headers.has('authorization'))
        request.headers.set('authorization', scheme + known);
      return request;
    },
    onResponse({ request, response, schemaPath }) {
      if (response.status !== unauthorized || signIns.test(schemaPath) || logouts.test(schemaPath)) return;
      const refused = request.headers.get('authorization')?.slice(scheme.length);
      // A late answer to a session that another has taken the place of says nothing of the new one.
      if (refused === undefined || refused === over || refused !== token()) return;
      over = refused;
      onUnauthorized(refused);
    },
  };
}
