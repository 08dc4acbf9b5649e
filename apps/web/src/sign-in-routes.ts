import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';

import { redirectTo } from './lib/redirect-to.ts';
import { paths, patterns } from './paths.ts';
import { privately } from './private-route.ts';
import { CheckingSignUp } from './shell/checking-way-in.tsx';

/** Signing in and all that leads to it. */
export const signInRoutes: RouteObject[] = [
  {
    id: 'routes/sign-in',
    path: paths.signIn,
    lazy: () => import('./routes/sign-in.tsx'),
  },
  { id: 'sign-in-alias', path: paths.signInAlias, loader: toSignIn },
  {
    id: 'routes/sign-up',
    path: paths.signUp,
    lazy: () => import('./routes/sign-up.tsx'),
    ...privately,
    HydrateFallback: CheckingSignUp,
  },
  {
    id: 'routes/recover-password',
    path: paths.recoverPassword,
    lazy: () => import('./routes/recover-password.tsx'),
  },
  {
    id: 'routes/reset-password',
    path: patterns.resetPassword,
    lazy: () => import('./routes/reset-password.tsx'),
    ...privately,
  },
  {
    id: 'routes/confirm-email',
    path: patterns.confirmEmail,
    lazy: () => import('./routes/confirm-email.tsx'),
  },
  {
    id: 'routes/undo-email',
    path: patterns.undoEmail,
    lazy: () => import('./routes/undo-email.tsx'),
  },
  {
    id: 'routes/unsubscribe',
    path: patterns.unsubscribe,
    lazy: () => import('./routes/unsubscribe.tsx'),
    ...privately,
  },
];

/** AUTH-15. */
function toSignIn({ request }: LoaderFunctionArgs): never {
  throw redirectTo(request, paths.signIn + new URL(request.url).search);
}
