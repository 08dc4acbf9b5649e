import { renderToStaticMarkup } from 'react-dom/server';
import {
  createStaticHandler,
  createStaticRouter,
  type RouteObject,
  StaticRouterProvider,
} from 'react-router-dom';
import { expect, test } from 'vitest';

import { accountRoutes } from './account-routes.ts';
import { AccessRestricted } from './lib/guard.ts';
import { isPrivate } from './private-route.ts';

const all = (list: readonly RouteObject[]): RouteObject[] =>
  list.flatMap((route) => [route, ...all(route.children ?? [])]);
const screens = all(accountRoutes).filter((route) => route.path);

/** What the server renders of an address, with the screen's own code in place where `error` stands for its loader's. */
async function titlesOf({ id, path }: RouteObject, error?: Error): Promise<string[]> {
  const withCode = async (route: RouteObject): Promise<RouteObject> => {
    const code = route.id === id && error ? await (route.lazy as () => Promise<object>)() : {};
    const children = route.children && (await Promise.all(route.children.map(withCode)));
    return { ...route, ...code, ...(children && { children }) } as RouteObject;
  };
  const routes = await Promise.all(accountRoutes.map(withCode));
  if (error) for (const route of all(routes)) if (route.id === id) delete route.lazy;
  const handler = createStaticHandler(routes);
  const context = await handler.query(new Request(`https://martelo.example${path!.replace(':id', '1')}`), {
    filterMatchesToLoad: ({ route }) => !isPrivate(route),
  });
  if (context instanceof Response) throw new Error(`${path} leads elsewhere.`);
  const shown = error ? { ...context, errors: { [id!]: error } } : context;
  const html = renderToStaticMarkup(
    <StaticRouterProvider
      router={createStaticRouter(handler.dataRoutes, shown)}
      context={shown}
      hydrate={false}
    />,
  );
  return [...html.matchAll(/<title>(.*?)<\/title>/g)].map(([, title]) => title!);
}

test.each(screens.map((screen) => [screen.path!, screen] as const))(
  '[SHELL-12][AUTH-12] %s has one title before anybody knows who it is',
  async (_path, screen) => {
    expect(await titlesOf(screen)).toEqual([expect.stringMatching(/^.+ · Martelo$/)]);
  },
);

test('[SHELL-12] no two of these screens have one title; their other addresses have theirs', async () => {
  const byTitle = new Map<string, Set<string>>();
  for (const screen of screens) {
    const [title = ''] = await titlesOf(screen);
    byTitle.set(title, (byTitle.get(title) ?? new Set()).add(screen.id!.replace(/#\d+$/, '')));
  }
  expect([...byTitle].filter(([, ids]) => ids.size > 1)).toEqual([]);
});

test.each(
  screens
    .filter(({ id }) => id!.startsWith('routes/account/'))
    .map((screen) => [screen.path!, screen] as const),
)('[SHELL-12] %s has the title that its screen has', async (_path, screen) => {
  expect(await titlesOf(screen, new AccessRestricted('customer', false))).toEqual(await titlesOf(screen));
});
