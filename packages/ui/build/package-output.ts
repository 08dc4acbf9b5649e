import { copyFileSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';

import type { Plugin } from 'vite';

import { toDesignTokens } from '../src/styles/design-tokens.ts';
import { clientModules, importsOf } from './client-modules.ts';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');

/** Lines in front of a module; its map moves down with it. */
function prepend(lines: readonly string[], code: string, map: { source: string | Uint8Array } | undefined) {
  if (map) {
    const text = typeof map.source === 'string' ? map.source : new TextDecoder().decode(map.source);
    const parsed = JSON.parse(text) as { mappings: string };
    map.source = JSON.stringify({ ...parsed, mappings: ';'.repeat(lines.length) + parsed.mappings });
  }
  return lines.map((line) => `${line}\n`).join('') + code;
}

/**
 * What an app needs of the modules beyond what the build makes of them. Vite takes style imports out: they go by
 * `#styles/…`, which plain Node resolves to nothing, so that a server can import components as they are. Modules for
 * the browser say so.
 */
export function packageOutput(): Plugin {
  /** The sheets in the order in which an app that imports everything gets them. */
  const sheets = new Set<string>();
  return {
    name: 'package-output',
    enforce: 'post',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
      const client = clientModules(
        chunks.map(({ fileName: file, code }) => ({ file, code, imports: importsOf(file, code) })),
      );
      for (const chunk of chunks) {
        const map = bundle[`${chunk.fileName}.map`];
        const lines = [
          ...(client.has(chunk.fileName) ? [`'use client';`] : []),
          ...[...(chunk.viteMetadata?.importedCss ?? [])].map((file) => `import '#styles/${file}';`),
        ];
        const code = chunk.code.replaceAll(/^\/\* empty css +\*\/$/gm, '');
        chunk.code = prepend(lines, code, map?.type === 'asset' ? map : undefined);
      }
      const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      const walked = new Set<string>();
      const walk = (file: string) => {
        const chunk = byName.get(file);
        if (!chunk || walked.has(file)) return;
        walked.add(file);
        for (const imported of [...chunk.imports, ...chunk.dynamicImports]) walk(imported);
        for (const sheet of chunk.viteMetadata?.importedCss ?? []) sheets.add(sheet);
      };
      for (const file of ['styles/index.js', ...byName.keys()]) walk(file);
    },
    closeBundle() {
      const whole = [...sheets].map((sheet) =>
        readFileSync(join(dist, sheet), 'utf8').replaceAll(
          /url\((['"]?)(\.{1,2}\/[^'")]+)\1\)/g,
          (_url, _quote, path: string) => `url(./${posix.join(dirname(sheet), path)})`,
        ),
      );
      writeFileSync(join(dist, 'styles.css'), whole.join(''));
      writeFileSync(join(dist, 'tokens.json'), `${JSON.stringify(toDesignTokens(), null, 2)}\n`);
      writeFileSync(join(dist, 'no-styles.js'), '');
      // The fonts go along in the package, and their licence with them.
      copyFileSync(
        join(root, 'node_modules/@fontsource-variable/inter/LICENSE'),
        join(dist, 'styles/fonts/LICENSE'),
      );
    },
  };
}
