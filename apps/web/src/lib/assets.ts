import { readFileSync } from 'node:fs';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

export interface Assets {
  /** The first script's address. */
  entry: string;
  /** Style and script addresses of the entry and of these routes, so that a lazy route's styles come with its page. */
  filesOf: (routeIds: readonly string[]) => { styles: string[]; modules: string[] };
  /** Addresses of the fonts of every page's letters: asked for early, they are there before the first picture. */
  fonts: readonly string[];
}

const everyPagesFont = 'inter-latin-wght-normal.woff2';
const entryModule = 'src/entry-client.tsx';

/** Reads Vite's manifest of the browser build. */
export function readAssets(manifestPath: string): Assets {
  const manifest = JSON.parse(readFileSync(manifestPath, 'utf8')) as Record<string, Chunk>;

  const collect = (key: string, seen: Set<string>, styles: Set<string>, modules: Set<string>) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    modules.add(`/${chunk.file}`);
    for (const imported of chunk.imports ?? []) collect(imported, seen, styles, modules);
    for (const style of chunk.css ?? []) styles.add(`/${style}`);
  };

  const fonts = Object.entries(manifest).filter(([key]) => key.endsWith(everyPagesFont));

  return {
    entry: `/${manifest[entryModule]!.file}`,
    fonts: fonts.map(([, { file }]) => `/${file}`),
    filesOf(routeIds) {
      const [seen, styles, modules] = [new Set<string>(), new Set<string>(), new Set<string>()];
      for (const key of [entryModule, ...routeIds.map((id) => `src/${id.split('#')[0]}.tsx`)])
        collect(key, seen, styles, modules);
      return { styles: [...styles], modules: [...modules] };
    },
  };
}
