import { reloadFailedStylesheets } from './failed-stylesheets.ts';

/** A script of the site that failed to load twice. */
export class ScriptUnavailable extends Error {
  override readonly name = 'ScriptUnavailable';
  /** Whether it failed because there was no connection. */
  readonly offline = !navigator.onLine;
}

const pause = 1000;

/** Second tries so far. */
let again = 0;
/** Second tries, done or under way, by the script's own address: one copy for all callers. */
const copies = new Map<string, Promise<unknown>>();

/** The script's own address, which browsers name where they can. */
const addressIn = (error: unknown) => /https?:\S+\.js/.exec((error as Error).message)?.[0];

/**
 * Imports part of the site, with one retry: a lost connection may be back in a moment (SHELL-10). `load` must be an
 * import and nothing else: browsers cache a failed import by address, so each retry uses another address for the same
 * script.
 */
export async function loadScript<Module>(load: () => Promise<Module>): Promise<Module> {
  let address: string | undefined;
  try {
    return await withStyles(load());
  } catch (error) {
    address = addressIn(error);
    if (!address || !copies.has(address)) await new Promise((resolve) => setTimeout(resolve, pause));
  }
  try {
    return await withStyles(address ? (copyOf(address) as Promise<Module>) : load());
  } catch (cause) {
    throw new ScriptUnavailable((cause as Error).message, { cause });
  }
}

/** Without its stylesheets a part would be unstyled text at the end of the page. */
async function withStyles<Module>(loading: Promise<Module>): Promise<Module> {
  const module = await loading;
  await reloadFailedStylesheets();
  return module;
}

function copyOf(address: string): Promise<unknown> {
  const known = copies.get(address);
  if (known) return known;
  again += 1;
  const copy = import(/* @vite-ignore */ `${address}?again=${again}`).catch((error: unknown) => {
    copies.delete(address);
    throw error;
  });
  copies.set(address, copy);
  return copy;
}

interface LazyRoute {
  lazy?: unknown;
  children?: LazyRoute[] | undefined;
}

/** The same routes; a screen whose script fails is requested once more. */
export const withRetries = <Route extends LazyRoute>(routes: Route[]): Route[] =>
  routes.map((route) => ({
    ...route,
    ...(typeof route.lazy === 'function' && {
      lazy: () => loadScript(route.lazy as () => Promise<unknown>),
    }),
    ...(route.children && { children: withRetries(route.children) }),
  }));
