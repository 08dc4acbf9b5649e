import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  file: string;
  css?: string[];
  imports?: string[];
}

/**
 * Inlined in the page: on a slow connection a file of its own would delay the first paint by a round trip.
 */
export interface Inline {
  text: string;
  /** What the page's policy lets through: `sha256-…` of the text. */
  hash: string;
}

export interface PageStyles extends Inline {
  /** Addresses of the files that hold the same. */
  files: readonly string[];
}

export interface Assets {
  /** The first script, or its address. */
  entry: Inline | string;
  /**
   * Styles and script addresses of the app and of these routes, so that a lazy route's styles come with its page. A
   * script stands after what it imports, the app's own last.
   */
  filesOf: (routeIds: readonly string[]) => { styles: PageStyles | null; modules: string[] };
  /** Addresses of the fonts that every page uses: preloaded, they arrive before the first paint. */
  fonts: readonly string[];
}

const everyPagesFont = 'inter-usual-wght-normal.woff2';
const firstModule = 'src/bootstrap/start.ts';
const appModule = 'src/bootstrap/entry-client.tsx';

/** Reads Vite's manifest of the browser build in `folder`. */
export function readAssets(folder: string): Assets {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8')) as Record<
    string,
    Chunk
  >;

  const collect = (key: string, seen: Set<string>, styles: Set<string>, modules: Set<string>) => {
    const chunk = manifest[key];
    if (!chunk || seen.has(key)) return;
    seen.add(key);
    for (const imported of chunk.imports ?? []) collect(imported, seen, styles, modules);
    modules.add(`/${chunk.file}`);
    for (const style of chunk.css ?? []) styles.add(`/${style}`);
  };

  const inline = (files: readonly string[]): Inline => {
    const text = files.map((file) => readFileSync(join(folder, file), 'utf8').trim()).join('\n');
    return { text, hash: `sha256-${createHash('sha256').update(text).digest('base64')}` };
  };

  const known = new Map<string, PageStyles>();
  const stylesOf = (files: readonly string[]): PageStyles => {
    const key = files.join(' ');
    const found = known.get(key);
    if (found) return found;
    const styles = { files, ...inline(files) };
    known.set(key, styles);
    return styles;
  };

  const fonts = Object.entries(manifest).filter(([key]) => key.endsWith(everyPagesFont));

  return {
    entry: inline([manifest[firstModule]!.file]),
    fonts: fonts.map(([, { file }]) => `/${file}`),
    filesOf(routeIds) {
      const [seen, styles, modules] = [new Set<string>(), new Set<string>(), new Set<string>()];
      for (const key of [appModule, ...routeIds.map((id) => `src/${id.split('#')[0]}.tsx`)])
        collect(key, seen, styles, modules);
      const app = `/${manifest[appModule]!.file}`;
      return {
        styles: stylesOf([...styles]),
        modules: [...[...modules].filter((file) => file !== app), app],
      };
    },
  };
}
