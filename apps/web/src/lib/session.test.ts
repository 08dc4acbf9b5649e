import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type * as session from './session.ts';

const ana = { id: '', name: '', email: 'ana@exemplo.com.br' };
const customer = { token: 'a', userType: 'customer', user: ana } as const;
const other = { token: 'b', userType: 'customer', user: { ...ana, email: 'bia@exemplo.com.br' } } as const;

type Module = typeof session;
let tab: Storage;
let browser: Storage;
let emitStorage: (event: { key: string | null }) => void;
const channels = new Set<BroadcastChannel>();

function storage() {
  const entries = new Map<string, string>();
  const methods = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, text: string) => void entries.set(key, text),
    removeItem: (key: string) => void entries.delete(key),
  };
  const handler: ProxyHandler<typeof methods> = {
    ownKeys: () => [...entries.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  };
  return new Proxy(methods, handler) as unknown as Storage;
}

afterAll(() => void vi.resetModules());

/** A tab: a module of its own with a session storage of its own; the browser's storage is everybody's. */
async function openTab(): Promise<Module> {
  vi.resetModules();
  tab = storage();
  vi.stubGlobal('sessionStorage', tab);
  return import('./session.ts');
}

/** The other tab, as the channel shows it. */
function otherTab() {
  const channel = new BroadcastChannel('martelo-session');
  channels.add(channel);
  return channel;
}

beforeEach(() => {
  browser = storage();
  vi.stubGlobal('document', {});
  vi.stubGlobal('localStorage', browser);
  vi.stubGlobal('addEventListener', (_type: string, listener: typeof emitStorage) => {
    emitStorage = listener;
  });
  vi.stubGlobal('removeEventListener', () => {});
});
afterEach(() => {
  for (const channel of channels) channel.close();
  channels.clear();
  vi.unstubAllGlobals();
});

describe('where a session is stored', () => {
  test.each([
    ['remembered', true],
    ['not remembered', false],
  ])('[AUTH-05] %s', async (_case, remember) => {
    const session = await openTab();
    session.startSession(customer, remember);
    const [here, there] = remember ? [browser, tab] : [tab, browser];
    expect(here.getItem('auth_token')).toBe('a');
    expect(here.getItem('user_type')).toBe('customer');
    expect(JSON.parse(here.getItem('user_data')!)).toEqual(ana);
    expect(there.getItem('auth_token')).toBeNull();
  });

  test.each([
    ['token and type', { auth_token: 'a', user_type: 'customer', user_data: JSON.stringify(ana) }, customer],
    [
      'no data',
      { auth_token: 'a', user_type: 'admin' },
      { token: 'a', userType: 'admin', user: { id: '', name: '', email: '' } },
    ],
    ['data that are no JSON', { auth_token: 'a', user_type: 'admin', user_data: '{' }, { userType: 'admin' }],
    ['no token', { user_type: 'customer' }, null],
    ['no type', { auth_token: 'a' }, null],
    ['an unknown type', { auth_token: 'a', user_type: 'robot' }, null],
  ])('[AUTH-05] restored at the start: %s', async (_case, entries, expected) => {
    const session = await openTab();
    for (const [key, text] of Object.entries(entries)) browser.setItem(key, text);
    if (expected) expect(session.sessionNow()).toMatchObject(expected);
    else expect(session.sessionNow()).toBeNull();
  });

  test('on the server there is none', async () => {
    const session = await openTab();
    browser.setItem('auth_token', 'a');
    browser.setItem('user_type', 'customer');
    vi.stubGlobal('document', undefined);
    expect(session.sessionNow()).toBeNull();
  });
});

describe('what stays at its end', () => {
  test.each([
    ['signed-out', false],
    ['expired', true],
    ['refused', true],
  ] as const)('[AUTH-04][AUTH-07][AUTH-08] %s: drafts stay: %s', async (end, stay) => {
    const session = await openTab();
    session.startSession(customer, true);
    tab.setItem('draft:alert', '{"min":"1"}');
    browser.setItem('last_list_address', '/leiloes?keyword=casa');
    session.endSession(end);
    expect(browser.getItem('auth_token')).toBeNull();
    expect(browser.getItem('user_data')).toBeNull();
    expect(tab.getItem('draft:alert') !== null).toBe(stay);
    if (end === 'signed-out') expect([...Object.keys(tab), ...Object.keys(browser)]).toEqual([]);
  });

  test('[AUTH-08] drafts are for the person who wrote them', async () => {
    const session = await openTab();
    session.startSession(customer, false);
    tab.setItem('draft:alert', '{"min":"1"}');
    session.endSession('expired');
    session.startSession({ ...customer, token: 'a2', user: { ...ana, email: 'Ana@Exemplo.com.br' } }, false);
    expect(tab.getItem('draft:alert')).not.toBeNull();
    session.endSession('expired');
    session.startSession(other, false);
    expect(tab.getItem('draft:alert')).toBeNull();
  });
});

describe('two tabs', () => {
  test('[AUTH-14] a session of another tab is taken over, and ends with it', async () => {
    const session = await openTab();
    const listener = vi.fn();
    session.subscribeSession(listener);
    const channel = otherTab();
    channel.postMessage({ kind: 'started', session: customer, remembered: false });
    await expect.poll(() => session.sessionNow()).toEqual(customer);
    expect(tab.getItem('auth_token')).toBe('a');
    expect(browser.getItem('auth_token')).toBeNull();

    tab.setItem('draft:alert', '{}');
    channel.postMessage({ kind: 'ended', token: 'of somebody else', end: 'signed-out' });
    channel.postMessage({ kind: 'ended', token: 'a', end: 'signed-out' });
    await expect.poll(() => session.sessionNow()).toBeNull();
    expect(listener.mock.calls).toEqual([
      [customer, null],
      [null, 'elsewhere'],
    ]);
    expect(Object.keys(tab)).toEqual([]);
  });

  test('[AUTH-14] a remembered session that reaches another tab’s storage entry by entry stays', async () => {
    const written: [key: string, text: string][] = [];
    Object.defineProperty(browser, 'setItem', { value: (...entry: [string, string]) => written.push(entry) });
    (await openTab()).startSession(customer, true);

    browser = storage();
    vi.stubGlobal('localStorage', browser);
    const { sessionNow, subscribeSession } = await openTab();
    const stop = subscribeSession(() => {});
    otherTab().postMessage({ kind: 'started', session: customer, remembered: true });
    await expect.poll(sessionNow).toEqual(customer);
    for (const [key, text] of written) {
      browser.setItem(key, text);
      emitStorage({ key });
      expect(sessionNow()).toEqual(customer);
    }
    expect(written).toHaveLength(3);
    stop();
  });

  test('[AUTH-14] the reason may come after the storage’s own word: a logout takes the drafts, an expiry does not', async () => {
    for (const end of ['signed-out', 'expired'] as const) {
      const session = await openTab();
      const listener = vi.fn();
      session.subscribeSession(listener);
      session.startSession(customer, true);
      tab.setItem('draft:alert', '{}');
      browser.removeItem('auth_token');
      emitStorage({ key: 'auth_token' });
      expect(listener).toHaveBeenLastCalledWith(null, 'elsewhere');
      expect(tab.getItem('draft:alert')).not.toBeNull();

      const channel = otherTab();
      channel.postMessage({ kind: 'ended', token: 'a', end });
      channel.postMessage({ kind: 'started', session: other, remembered: false });
      await expect.poll(() => session.sessionNow()?.token).toBe('b');
      session.endSession('signed-out');
    }
  });

  test('[AUTH-14] what another tab does before anything listens here counts', async () => {
    browser.setItem('auth_token', 'a');
    browser.setItem('user_type', 'customer');
    const session = await openTab();
    expect(session.sessionNow()?.token).toBe('a');
    otherTab().postMessage({ kind: 'ended', token: 'a', end: 'signed-out' });
    await expect.poll(() => session.sessionNow()).toBeNull();
  });

  test('[AUTH-08][AUTH-14] a refused session that another tab took out of the storage has not expired', async () => {
    const session = await openTab();
    const listener = vi.fn();
    session.subscribeSession(listener);
    session.startSession(customer, true);
    browser.removeItem('auth_token');
    session.expireSession();
    expect(listener).toHaveBeenLastCalledWith(null, 'elsewhere');

    session.startSession(other, true);
    session.expireSession();
    expect(listener).toHaveBeenLastCalledWith(null, 'expired');
  });

  test('[AUTH-08] in a browser without storage a refused session has expired', async () => {
    const session = await openTab();
    const listener = vi.fn();
    session.subscribeSession(listener);
    vi.stubGlobal('localStorage', undefined);
    vi.stubGlobal('sessionStorage', undefined);
    session.startSession(customer, true);
    session.expireSession();
    expect(listener).toHaveBeenLastCalledWith(null, 'expired');
  });

  test('[AUTH-05] in a browser without storage a page that comes back keeps its session', async () => {
    const session = await openTab();
    vi.stubGlobal('localStorage', undefined);
    vi.stubGlobal('sessionStorage', undefined);
    session.startSession(customer, true);
    session.recallSession();
    expect(session.sessionNow()).toEqual(customer);
    session.endSession('signed-out');
  });

  test('[AUTH-14] a tab that was just opened gets the session of the others, else goes on without', async () => {
    const channel = otherTab();
    channel.addEventListener('message', ({ data }: MessageEvent<{ kind: string }>) => {
      if (data.kind === 'asked')
        channel.postMessage({ kind: 'started', session: customer, remembered: false });
    });
    const session = await openTab();
    const { joinOpenTabs } = await import('./join-open-tabs.ts');
    await joinOpenTabs();
    expect(session.sessionNow()).toEqual(customer);
    session.endSession('signed-out');
    channel.close();
    await joinOpenTabs();
    expect(session.sessionNow()).toBeNull();
  });
});
