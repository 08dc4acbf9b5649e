import type { RenderPage } from './render-page.ts';

interface Inline {
  text: string;
  hash: string;
}

/** The script and style files of the web app that a page names. */
export interface Assets {
  entry: string | Inline;
  filesOf: (routeIds: readonly string[]) => {
    styles: (Inline & { files: readonly string[] }) | null;
    modules: string[];
  };
  fonts: readonly string[];
}

/** The web app's server entry. It is loaded by its path: the server imports nothing of the web app. */
export interface ServerEntry {
  createRenderer: (options: { clock: () => Date; assets: Assets }) => RenderPage;
  readAssets: (folder: string) => Assets;
  varyKey: (cookie: string) => string;
}
