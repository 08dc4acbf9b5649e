import type { RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';

import { accountRoutes } from './account-routes.ts';
import { isOfAccount, publicRoutes } from './router.tsx';

const addresses = (routes: readonly RouteObject[]): string[] =>
  routes.flatMap(({ path, children }) => [...(path ? [path] : []), ...addresses(children ?? [])]);

test('[ACC-01] an address alone says whether it is of an account or the back office', () => {
  expect(addresses(accountRoutes).length).toBeGreaterThan(20);
  expect(addresses(accountRoutes).filter((path) => !isOfAccount(path))).toEqual([]);
  expect(addresses(publicRoutes).filter(isOfAccount)).toEqual([]);
  expect(isOfAccount('/administradoras')).toBe(false);
});
