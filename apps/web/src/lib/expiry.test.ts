import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';

import { routes } from '../all-routes.ts';
import { isPrivate } from '../private-route.ts';
import * as session from './session.ts';

/** A browser's storage, as far as the session needs it. */
function storage() {
  const entries = new Map<string, string>();
  const methods = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => void entries.set(key, text),
    removeItem: (key: string) => void entries.delete(key),
  };
  return new Proxy(methods, { ownKeys: () => [...entries.keys()] });
}

const requested = vi.fn<(request: Request) => void>();

beforeAll(() => {
  vi.stubGlobal('document', {});
  vi.stubGlobal('location', { origin: 'https://martelo.example' });
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('BroadcastChannel', undefined);
  vi.stubGlobal('addEventListener', () => {});
  vi.stubGlobal('removeEventListener', () => {});
  vi.stubGlobal('fetch', (request: Request) => {
    requested(request);
    const refused = request.headers.has('authorization');
    return Promise.resolve(Response.json({ message: 'Não.' }, { status: refused ? 401 : 500 }));
  });
});
afterAll(() => vi.unstubAllGlobals());
beforeEach(() => requested.mockClear());

const all = (list: readonly RouteObject[]): RouteObject[] =>
  list.flatMap((route) => [route, ...all(route.children ?? [])]);
const publicPaths = /^\/(entrar|cadastro|recuperar-senha|cancelar-avisos)/;
const screens = all(routes).filter(
  (route) => isPrivate(route) && route.path && !publicPaths.test(route.path),
);

const kindOf = (path: string) => {
  if (path.startsWith('/leiloeiro')) return 'auctioneer';
  return path.startsWith('/admin') ? 'admin' : 'customer';
};

const callingScreens: string[] = [];

describe('every private address', () => {
  test.each(screens.map((screen) => [screen.path!, screen] as const))(
    '[AUTH-08] %s: a refused token ends the session as expired',
    async (path, screen) => {
      session.startSession(
        { token: path, userType: kindOf(path), user: { id: '', name: '', email: 'ana@exemplo.com.br' } },
        true,
      );
      const ends: unknown[] = [];
      const stop = session.subscribeSession((_session, end) => ends.push(end));
      const { loader } = (await (screen.lazy as () => Promise<Pick<RouteObject, 'loader'>>)()) ?? {};
      const address = path.replaceAll(/:\w+/g, '1');
      const args = { request: new Request(`https://martelo.example${address}`), params: { id: '1' } };
      try {
        const found: unknown =
          typeof loader === 'function' && (await loader(args as unknown as LoaderFunctionArgs, undefined));
        // A screen may render itself before its calls are done.
        await Promise.allSettled(Object.values(found || {}));
      } catch {
        // What a screen does with its failure is its own affair.
      }
      stop();
      // A screen whose loader calls nothing is refused by its own calls.
      if (requested.mock.calls.length === 0) return;
      callingScreens.push(path);
      expect(ends).toEqual(['expired']);
      expect(session.sessionNow()).toBeNull();
    },
    30_000,
  );

  test('is in the table, and nearly all call the server at once', () => {
    expect(screens.length).toBeGreaterThan(25);
    expect(callingScreens.length).toBeGreaterThan(screens.length * 0.8);
  });
});
