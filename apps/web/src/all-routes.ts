import type { RouteObject } from 'react-router-dom';

import { accountRoutes } from './account-routes.ts';
import { publicRoutes, screensId } from './router.tsx';

const withAccounts = (route: RouteObject): RouteObject => {
  if (route.index || !route.children) return route;
  const children = route.children.map(withAccounts);
  return { ...route, children: route.id === screensId ? [...children, ...accountRoutes] : children };
};

/** The whole site map, as the server has it. */
export const routes: RouteObject[] = publicRoutes.map(withAccounts);
