import type { Location } from 'react-router-dom';

import { withOrigin } from '../lib/origin.ts';
import { paths } from '../paths.ts';

const ways: readonly string[] = [paths.signIn, paths.signUp, paths.recoverPassword];

/** The sign-in that comes back here; a page of the way in is no place to come back to. */
export function signInFrom({ pathname, search, hash }: Location): string {
  if (ways.some((way) => pathname === way || pathname.startsWith(`${way}/`))) return paths.signIn;
  return withOrigin(paths.signIn, { pathname, search, hash });
}
