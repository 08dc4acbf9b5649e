import { createApiClient } from '@martelo/api-client';
import { createStore, Provider } from 'jotai';
import { renderToReadableStream } from 'react-dom/server.edge';
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  type StaticHandlerContext,
} from 'react-router-dom';

import { Document } from './document.tsx';
import { setSearch } from '../features/auction-list/filters.atoms.ts';
import type { ServerContext } from '../lib/api.ts';
import type { Assets } from './assets.ts';
import { toFailure } from '../lib/failure.ts';
import { serializePageData } from './page-data.ts';
import { displayOf } from '../lib/display.ts';
import { hintOf } from '../lib/session-hint.ts';
import { routes } from '../all-routes.ts';
import { isPrivate } from '../private-route.ts';
import { screensId } from '../router.tsx';

export { readAssets } from './assets.ts';

interface PageRequest {
  url: string;
  origin: string;
  cookie: string;
  signal: AbortSignal;
  fetch: (request: Request) => Promise<Response>;
}

interface PageAnswer {
  status: number;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** Of the styles and the script in the page, for its policy: `sha256-…`. */
  inline: { style?: string; script?: string };
  /** Why the page could not be rendered. */
  failure?: unknown;
}

interface RendererOptions {
  clock: () => Date;
  assets: Assets;
}

/** What of a cookie header changes how a page looks. */
export const varyKey = (cookie: string): string => JSON.stringify([displayOf(cookie), hintOf(cookie)]);

const mapValues = <From, To>(record: Record<string, From>, change: (value: From) => To) =>
  Object.fromEntries(Object.entries(record).map(([key, value]) => [key, change(value)]));

/** Renders the public pages: the matched route's loaders run here, and the page carries what they returned. */
export function createRenderer({ clock, assets }: RendererOptions) {
  const handler = createStaticHandler(routes);

  return async ({ url, origin, cookie, signal, fetch }: PageRequest): Promise<PageAnswer> => {
    const now = clock();
    const api = createApiClient({ baseUrl: origin, fetch });
    if (import.meta.env.DEV) (await import('../dev/check-answers.ts')).checkEveryAnswer(api);
    const requestContext: ServerContext = { api, now };
    const result = await handler.query(new Request(new URL(url, origin), { signal }), {
      requestContext,
      // A session lives in the browser: the server sends a private screen's frame, the browser fetches the rest.
      filterMatchesToLoad: ({ route }) => !isPrivate(route),
    });
    if (result instanceof Response)
      return {
        status: result.status,
        headers: { location: result.headers.get('location') ?? '/' },
        body: '',
        inline: {},
      };
    const failures = Object.values(result.errors ?? {}).map(toFailure);
    const headers = { 'cache-control': 'no-cache', vary: 'cookie' };
    const page = { now, origin, cookie };
    try {
      const body = await render(result, page);
      return { status: failures[0]?.status ?? result.statusCode, headers, ...body };
    } catch (failure) {
      // A screen that breaks while it is rendered: the person reads so, with a way to try again (SHELL-10).
      const brokenIn = (id: string) => render({ ...result, errors: { [id]: toFailure(failure) } }, page);
      const body = await brokenIn(screensId).catch(() => brokenIn('shell'));
      return { status: 500, headers, ...body, failure };
    }
  };

  async function render(
    context: StaticHandlerContext,
    { now, origin, cookie }: { now: Date; origin: string; cookie: string },
  ) {
    const store = createStore();
    setSearch(store, context.location.search);
    const { styles, modules } = assets.filesOf(context.matches.map(({ route }) => route.id));
    const frame = { now, origin, display: displayOf(cookie), hint: hintOf(cookie) };
    const data = serializePageData({
      ...frame,
      router: {
        loaderData: context.loaderData,
        actionData: context.actionData,
        errors: context.errors && mapValues(context.errors, toFailure),
      },
    });
    const { entry } = assets;
    const start = typeof entry === 'string' ? null : entry;
    const stream = await renderToReadableStream(
      <Document
        {...frame}
        fonts={assets.fonts}
        styles={styles}
        modules={modules}
        data={data}
        {...(start && { start: start.text })}
      >
        <Provider store={store}>
          <StaticRouterProvider
            router={createStaticRouter(handler.dataRoutes, context)}
            context={context}
            hydrate={false}
          />
        </Provider>
      </Document>,
      { bootstrapModules: typeof entry === 'string' ? [entry] : [] },
    );
    await stream.allReady;
    const body = await new Response(stream).text();
    return { body, inline: { ...(styles && { style: styles.hash }), ...(start && { script: start.hash }) } };
  }
}
