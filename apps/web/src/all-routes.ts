import type { RouteObject } from 'react-router-dom';

import { accountRoutes } from './account-routes.ts';
import { publicRoutes } from './router.tsx';

/** The whole site map, as the server has it. */
export const routes: RouteObject[] = publicRoutes.map((route): RouteObject =>
  route.index ? route : { ...route, children: [...(route.children ?? []), ...accountRoutes] },
);
