import { ApiError } from '@martelo/api-client';

import { UnusableAnswer } from './sign-in.calls.ts';

const refused = 401;
const wrong = 'Email ou senha inválidos. Verifique seus dados e tente novamente.';
const unknown = 'Erro ao fazer login. Tente novamente mais tarde.';

/** Why signing in failed (AUTH-03, AUTH-04). Null where texts under the fields say it. */
export function signInFailure(error: unknown): string | null {
  if (error instanceof UnusableAnswer) return error.message;
  if (!(error instanceof ApiError)) return unknown;
  if (error.status === refused) return wrong;
  if (error.fields['password'] || error.fields['captcha']) return null;
  return error.message || unknown;
}
