import { createStore } from 'jotai';
import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { endSession, startSession } from '../../lib/session.ts';
import type { UserType } from '../../lib/session-storage.ts';
import { showToast } from '../../lib/toasts.ts';
import { loginPromptAtom, sessionAtom } from '../session/session.atoms.ts';
import {
  applyRequestedFavoriteAtom,
  busyFavoritesAtom,
  favoriteKeysAtom,
  applyFavoriteMessageAtom,
  removeRequestedFavorite,
  loadFavoritesAtom,
  setFavoriteAtom,
  toggleFavoriteAtom,
} from './favorites.atoms.ts';

// Files share a worker and its modules: this one has its own, with the mock in them.
vi.hoisted(() => vi.resetModules());
vi.mock('../../lib/toasts.ts', () => ({ showToast: vi.fn() }));
afterAll(() => void vi.resetModules());

type Store = ReturnType<typeof createStore>;
interface Call {
  path: string;
  body: string;
  answer: (response: Response) => void;
}

let store: Store;
let calls: Call[];

/** A store with the named person's browser behind it; every call waits until the test answers it. */
function openStore(userType: UserType | null) {
  if (userType)
    startSession({ token: `token of a ${userType}`, userType, user: { id: '', name: '', email: '' } }, true);
  store = createStore();
  return store.sub(sessionAtom, () => {});
}

const json = (body: unknown, status = 200) => Response.json(body, { status });
const done = () => json({ success: true, message: 'Pronto.' });
const keys = () => [...store.get(favoriteKeysAtom)];

async function load(saved: string[]) {
  const loaded = store.set(loadFavoritesAtom, 'token', new AbortController().signal);
  await answerNext(json({ data: saved }));
  await loaded;
}

async function answerNext(response: Response) {
  await expect.poll(() => calls.length).toBeGreaterThan(0);
  calls.shift()!.answer(response);
}

/** Storage as a browser's, whose entries are its own properties. */
const aStorage = () =>
  Object.create(
    {
      getItem(this: Record<string, string>, key: string) {
        return this[key] ?? null;
      },
      setItem(this: Record<string, string>, key: string, value: string) {
        this[key] = value;
      },
      removeItem(this: Record<string, string>, key: string) {
        Reflect.deleteProperty(this, key);
      },
    },
    {},
  ) as Storage;

beforeEach(() => {
  calls = [];
  vi.stubGlobal('document', {});
  vi.stubGlobal('location', { origin: 'https://martelo.example' });
  vi.stubGlobal('addEventListener', vi.fn());
  vi.stubGlobal('removeEventListener', vi.fn());
  vi.stubGlobal('localStorage', aStorage());
  vi.stubGlobal('sessionStorage', aStorage());
  vi.stubGlobal('fetch', fetchStub);
});
afterEach(() => {
  endSession('signed-out');
  vi.mocked(showToast).mockClear();
  vi.unstubAllGlobals();
});

/** One for all tests: the client of a browser is made once. */
async function fetchStub(request: Request): Promise<Response> {
  const body = await request.text();
  return new Promise((answer) => {
    calls.push({ path: new URL(request.url).pathname, body, answer });
  });
}

describe('a customer’s heart', () => {
  let unmount: () => void;
  beforeEach(() => (unmount = openStore('customer')));
  afterEach(() => unmount());

  test('[FAV-01][FAV-02] is full at once, busy while its call runs, and said to be saved after it', async () => {
    const toggled = store.set(toggleFavoriteAtom, 'a');
    expect(keys()).toEqual(['a']);
    expect([...store.get(busyFavoritesAtom)]).toEqual(['a']);
    expect(showToast).not.toHaveBeenCalled();

    await expect
      .poll(() => calls)
      .toMatchObject([{ path: '/api/auctions/save-favorite', body: '{"code":"a"}' }]);
    await answerNext(done());
    await expect(toggled).resolves.toBe(true);

    expect(keys()).toEqual(['a']);
    expect(store.get(busyFavoritesAtom).size).toBe(0);
    expect(showToast).toHaveBeenCalledExactlyOnceWith({
      tone: 'positive',
      title: 'Adicionado aos favoritos',
      message: 'Leilão salvo na sua lista de favoritos',
    });
  });

  test('[FAV-01][FAV-02] is empty at once when pressed again', async () => {
    await load(['a', 'b']);
    const toggled = store.set(toggleFavoriteAtom, 'a');
    expect(keys()).toEqual(['b']);
    await expect.poll(() => calls[0]?.path).toBe('/api/customer/favorites/destroy');
    await answerNext(done());
    await toggled;
    expect(showToast).toHaveBeenCalledExactlyOnceWith({
      tone: 'positive',
      title: 'Removido dos favoritos',
      message: 'Leilão removido da sua lista de favoritos',
    });
  });

  test.each([
    ['a failed call', () => json({ message: 'Erro interno.' }, 500)],
    ['another 2xx than 200', () => json({ success: true, message: '' }, 202)],
    ['an answer that is no JSON', () => new Response('<p>proxy</p>')],
  ])('[FAV-01][FAV-02] goes back after %s', async (_case, answer) => {
    const toggled = store.set(toggleFavoriteAtom, 'a');
    await answerNext(answer());
    await expect(toggled).resolves.toBe(false);
    expect(keys()).toEqual([]);
    expect(store.get(busyFavoritesAtom).size).toBe(0);
    expect(showToast).toHaveBeenCalledExactlyOnceWith({
      tone: 'critical',
      title: 'Erro',
      message: 'Não foi possível atualizar o favorito',
    });
  });

  test('[FAV-01][FAV-02] of a removal that failed is full again', async () => {
    await load(['a']);
    const toggled = store.set(toggleFavoriteAtom, 'a');
    await answerNext(json({ message: 'Erro interno.' }, 500));
    await toggled;
    expect(keys()).toEqual(['a']);
    expect(showToast).toHaveBeenCalledExactlyOnceWith({
      tone: 'critical',
      title: 'Erro',
      message: 'Não foi possível remover o favorito',
    });
  });

  test('[FAV-01] takes back its own key alone: another pressed meanwhile stays', async () => {
    const first = store.set(toggleFavoriteAtom, 'a');
    await expect.poll(() => calls.length).toBe(1);
    const second = store.set(toggleFavoriteAtom, 'b');
    await expect.poll(() => calls.length).toBe(2);
    await answerNext(json({ message: 'Erro interno.' }, 500));
    await first;
    expect(keys()).toEqual(['b']);
    await answerNext(done());
    await second;
    expect(keys()).toEqual(['b']);
  });

  test('[FAV-01] takes no second press while its call runs', async () => {
    const first = store.set(toggleFavoriteAtom, 'a');
    await expect(store.set(toggleFavoriteAtom, 'a')).resolves.toBe(false);
    expect(keys()).toEqual(['a']);
    await expect.poll(() => calls.length).toBe(1);
    await answerNext(done());
    await first;
    expect(calls).toEqual([]);
  });

  test('[FAV-04] that is not in the set is removed without a call', async () => {
    await expect(store.set(setFavoriteAtom, 'a', false)).resolves.toBe(true);
    expect(calls).toEqual([]);
    expect(showToast).not.toHaveBeenCalled();
  });

  test('[FAV-05] is full for what was saved before, by uuid_key or by number', async () => {
    await load(['3f0f6f0e-3f3b-4d6e-9d54-1f3f6a0b2c11', '1024']);
    expect(keys()).toEqual(['3f0f6f0e-3f3b-4d6e-9d54-1f3f6a0b2c11', '1024']);
  });

  test('[FAV-01][FAV-05] that is pressed while the list loads stays as pressed', async () => {
    const loaded = store.set(loadFavoritesAtom, 'token', new AbortController().signal);
    await expect.poll(() => calls.length).toBe(1);
    const toggled = store.set(toggleFavoriteAtom, 'b');
    await answerNext(json({ data: ['a'] }));
    await loaded;
    expect(keys()).toEqual(['a', 'b']);
    await answerNext(done());
    await toggled;
    expect(keys()).toEqual(['a', 'b']);
  });

  const ofThisSession = 'token of a customer';

  test('[FAV-05][AUTH-14] follows another tab of the same session, and no other', async () => {
    await load(['a']);
    expect(store.set(applyFavoriteMessageAtom, { token: ofThisSession, key: 'b', saved: true })).toBe(true);
    expect(store.set(applyFavoriteMessageAtom, { token: ofThisSession, key: 'a', saved: false })).toBe(true);
    expect(keys()).toEqual(['b']);
    expect(store.set(applyFavoriteMessageAtom, { token: 'another', key: 'c', saved: true })).toBe(false);
    expect(keys()).toEqual(['b']);
    expect(calls).toEqual([]);
  });

  test('[FAV-05][AUTH-14] a change of another tab while the list loads stays', async () => {
    const loaded = store.set(loadFavoritesAtom, ofThisSession, new AbortController().signal);
    await expect.poll(() => calls.length).toBe(1);
    store.set(applyFavoriteMessageAtom, { token: ofThisSession, key: 'b', saved: true });
    await answerNext(json({ data: ['a'] }));
    await loaded;
    expect(keys()).toEqual(['a', 'b']);
  });

  test('[FAV-01][AUTH-14] whose call runs has its own end', async () => {
    const toggled = store.set(toggleFavoriteAtom, 'a');
    expect(store.set(applyFavoriteMessageAtom, { token: ofThisSession, key: 'a', saved: false })).toBe(false);
    expect(keys()).toEqual(['a']);
    await answerNext(done());
    await toggled;
  });

  test('[FAV-05] is empty after the logout, and a late list fills nothing', async () => {
    await load(['a']);
    const abort = new AbortController();
    const late = store.set(loadFavoritesAtom, 'token', abort.signal);
    await expect.poll(() => calls.length).toBe(1);
    abort.abort();
    endSession('signed-out');
    await store.set(loadFavoritesAtom, null, new AbortController().signal);
    await answerNext(json({ data: ['a'] }));
    await late;
    expect(keys()).toEqual([]);
    expect(showToast).not.toHaveBeenCalled();
  });

  test('[FAV-05] is empty where the list failed to load, which is said', async () => {
    const loaded = store.set(loadFavoritesAtom, 'token', new AbortController().signal);
    await answerNext(json({ message: 'Erro interno.' }, 500));
    await loaded;
    expect(keys()).toEqual([]);
    expect(showToast).toHaveBeenCalledExactlyOnceWith({
      tone: 'critical',
      title: 'Erro ao carregar favoritos',
    });
  });

  test('[FAV-01][AUTH-08] of a session that expired meanwhile says nothing more', async () => {
    const toggled = store.set(toggleFavoriteAtom, 'a');
    await answerNext(json({ message: 'A sessão expirou.' }, 401));
    await expect(toggled).resolves.toBe(false);
    expect(store.get(sessionAtom)).toBeNull();
    expect(showToast).not.toHaveBeenCalled();
  });
});

test.each([
  [true, 'Você precisa estar logado para favoritar leilões'],
  [false, 'Você precisa estar logado para gerenciar favoritos'],
])(
  '[FAV-03][DETAIL-09] a visitor who wants it saved=%s is warned and asked to log in',
  async (shouldSave, message) => {
    const unmount = openStore(null);
    await expect(store.set(setFavoriteAtom, 'a', shouldSave)).resolves.toBe(false);
    expect(store.get(loginPromptAtom)).toEqual({ title: 'Login necessário', message });
    // The modal says it; a toast would say the same again.
    expect(showToast).not.toHaveBeenCalled();
    expect(keys()).toEqual([]);
    expect(calls).toEqual([]);
    unmount();
  },
);

describe('the heart that a visitor pressed', () => {
  const pressed = async () => {
    const unmount = openStore(null);
    await store.set(setFavoriteAtom, 'a', true);
    unmount();
    return openStore('customer');
  };

  test('[WAY-02] is saved once after the sign-in', async () => {
    const unmount = await pressed();
    store.set(applyRequestedFavoriteAtom);
    expect(keys()).toEqual(['a']);
    await answerNext(done());
    store.set(applyRequestedFavoriteAtom);
    expect(calls).toEqual([]);
    unmount();
  });

  test('[WAY-02] is not saved once it was given up', async () => {
    const unmount = await pressed();
    removeRequestedFavorite();
    store.set(applyRequestedFavoriteAtom);
    expect(keys()).toEqual([]);
    unmount();
  });

  test('[WAY-02] needs no call where it is saved already', async () => {
    const unmount = await pressed();
    await load(['a']);
    store.set(applyRequestedFavoriteAtom);
    expect(keys()).toEqual(['a']);
    expect(calls).toEqual([]);
    unmount();
  });
});

test('[FAV-03] an auctioneer reads that favourites are for customers', async () => {
  const unmount = openStore('auctioneer');
  await expect(store.set(toggleFavoriteAtom, 'a')).resolves.toBe(false);
  expect(showToast).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ tone: 'caution' }));
  expect(store.get(loginPromptAtom)).toBeNull();
  expect(calls).toEqual([]);
  unmount();
});
