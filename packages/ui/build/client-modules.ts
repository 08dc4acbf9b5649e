/** A module of the package: its name, its code, and the modules of the package that it imports names from. */
export interface BuiltModule {
  file: string;
  code: string;
  imports: readonly { from: string; names: readonly string[] }[];
}

/** Hooks that React has for server components too. */
const serverHooks = new Set(['useCallback', 'useDebugValue', 'useId', 'useMemo']);

const needsBrowser = (code: string) =>
  /\bcreateContext\(|\buse\(|\bextends (?:\w+\.)?(?:Pure)?Component\b/.test(code) ||
  /\bon[A-Z]\w*: /.test(code) ||
  [...code.matchAll(/\b(use[A-Z]\w*)\(/g)].some(([, hook = '']) => !serverHooks.has(hook));

const isComponent = (name: string) => /^[A-Z][a-z]/.test(name) && !name.endsWith('Context');

/**
 * The modules that a framework with server components has to run in the browser too: they hold hooks, context or
 * handlers, or they take something other than a component from one that does. A server component gets a mere reference
 * for whatever such a module exports, which it can render and not call.
 */
export function clientModules(modules: readonly BuiltModule[]): ReadonlySet<string> {
  const client = new Set(modules.filter(({ code }) => needsBrowser(code)).map(({ file }) => file));
  let before = -1;
  while (before !== client.size) {
    before = client.size;
    for (const { file, imports } of modules)
      if (imports.some(({ from, names }) => client.has(from) && !names.every(isComponent))) client.add(file);
  }
  return client;
}

/** What a module's text imports by relative address. */
export function importsOf(file: string, code: string): BuiltModule['imports'] {
  const base = new URL(file, 'file:///');
  return [...code.matchAll(/^(?:import|export) \{([^}]*)\} from "(\.[^"]+)"/gm)].map(
    ([, names = '', from = '']) => ({
      from: new URL(from, base).pathname.slice(1),
      names: names.split(',').map((name) => name.trim().split(' as ')[0]!),
    }),
  );
}
