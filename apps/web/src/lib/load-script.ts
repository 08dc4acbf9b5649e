import { renewStyles } from './lost-styles.ts';

/** A script of the site that could not be had, twice. */
export class ScriptUnavailable extends Error {
  override readonly name = 'ScriptUnavailable';
  /** Whether it failed because there was no connection. */
  readonly offline = !navigator.onLine;
}

const pause = 1000;

/** Second tries so far. */
let again = 0;
/** What came at a second try, or is on its way, by the script's own address: one copy for everybody. */
const copies = new Map<string, Promise<unknown>>();

/** The script's own address, which browsers name where they can. */
const addressIn = (error: unknown) => /https?:\S+\.js/.exec((error as Error).message)?.[0];

/**
 * Imports part of the site, once more where that fails: a line that broke may be back in a moment (SHELL-10). `load` is
 * an import and nothing else: a browser keeps in mind that an address failed, so that each further try takes another
 * for the same script.
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

/** Without those that failed on the way a part would be text at the end of the page. */
async function withStyles<Module>(loading: Promise<Module>): Promise<Module> {
  const module = await loading;
  await renewStyles();
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

/** The same routes, whose screens are asked for once more where their scripts fail. */
export const withRetries = <Route extends LazyRoute>(routes: Route[]): Route[] =>
  routes.map((route) => ({
    ...route,
    ...(typeof route.lazy === 'function' && {
      lazy: () => loadScript(route.lazy as () => Promise<unknown>),
    }),
    ...(route.children && { children: withRetries(route.children) }),
  }));
