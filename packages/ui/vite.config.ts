import { copyFileSync, globSync, writeFileSync } from 'node:fs';
import { basename, dirname, relative } from 'node:path';

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

import manifest from './package.json' with { type: 'json' };
import { toDesignTokens } from './src/styles/design-tokens.ts';

const outside = [...Object.keys(manifest.dependencies), ...Object.keys(manifest.peerDependencies)];
const isExported = (file: string) => basename(file, '.tsx') === basename(dirname(file));
const files = [
  ...globSync('src/*/*.tsx', { cwd: import.meta.dirname }).filter(isExported),
  'src/styles/index.ts',
  'src/styles/tokens.ts',
];
const entries = files.map((file) => [relative('src', file).replace(/\.tsx?$/, ''), file] as const);

/**
 * Vite takes a module's style imports out; whoever bundles the package needs them to find each component's styles. They go
 * by `#styles/…`, which Node resolves to nothing, so that a server can import components as they are.
 */
function keepStyleImports(): Plugin {
  return {
    name: 'keep-style-imports',
    enforce: 'post',
    generateBundle(_options, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const imports = [...(chunk.viteMetadata?.importedCss ?? [])].map(
          (file) => `import '#styles/${file}';\n`,
        );
        chunk.code = imports.join('') + chunk.code.replaceAll(/^\/\* empty css +\*\/\n/gm, '');
      }
    },
  };
}

function writeExtras(): Plugin {
  return {
    name: 'write-extras',
    closeBundle() {
      const into = `${import.meta.dirname}/dist`;
      writeFileSync(`${into}/tokens.json`, `${JSON.stringify(toDesignTokens(), null, 2)}\n`);
      writeFileSync(`${into}/no-styles.js`, '');
      // The fonts go along in the package, and their licence with them.
      copyFileSync(
        `${import.meta.dirname}/node_modules/@fontsource-variable/inter/LICENSE`,
        `${into}/styles/fonts/LICENSE`,
      );
    },
  };
}

function assetName(name = ''): string {
  return name.endsWith('.css') ? name.replace('.css.ts.vanilla', '') : `styles/fonts/${basename(name)}`;
}

/** The package as it is published: one module and one style sheet for each of the sources, nothing bundled. */
export default defineConfig({
  base: './',
  publicDir: false,
  plugins: [react(), vanillaExtractPlugin({ identifiers: 'short' }), keepStyleImports(), writeExtras()],
  build: {
    target: 'es2023',
    minify: false,
    cssMinify: true,
    cssCodeSplit: true,
    assetsInlineLimit: 0,
    modulePreload: false,
    rolldownOptions: {
      input: Object.fromEntries(entries),
      preserveEntrySignatures: 'strict',
      external: (id) => outside.some((name) => id === name || id.startsWith(`${name}/`)),
      output: {
        preserveModules: true,
        preserveModulesRoot: 'src',
        entryFileNames: '[name].js',
        assetFileNames: ({ names }) => assetName(names[0]),
      },
    },
  },
});
