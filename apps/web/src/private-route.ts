import type { RouteObject } from 'react-router-dom';

import { CheckingPrivate } from './shell/checking-screen.tsx';

/**
 * What a screen that needs a session has besides its address: the server leaves its loader to the browser and renders
 * 'Verificando autenticação...' in its place (AUTH-12).
 */
export const privately = { handle: { private: true }, HydrateFallback: CheckingPrivate } as const;

/** Whether a route's loader needs the browser's session. */
export const isPrivate = ({ handle }: Pick<RouteObject, 'handle'>): boolean =>
  (handle as { private?: boolean } | undefined)?.private === true;
