import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { build, type Rolldown } from 'vite';

const web = join(import.meta.dirname, '../../../apps/web/src');
const pageFiles = ['shell/shell.tsx', 'routes/auction-list.tsx'];
const importLine = /^import (?!type\b)(?:\{([^}]*)\} from )?'([^']+)';/gm;

/**
 * What the auction list's page and its shell import from this package, following their own files; not what loads later.
 */
function importedComponents(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const seen = new Set<string>();
  const read = (file: string) => {
    if (seen.has(file) || file.endsWith('.css.ts')) return;
    seen.add(file);
    for (const [, names = '', from = ''] of readFileSync(file, 'utf8').matchAll(importLine)) {
      if (from.startsWith('.')) read(join(dirname(file), from));
      if (!from.startsWith('@martelo/ui')) continue;
      const values = names.split(',').map((name) => name.trim());
      const known = found.get(from) ?? new Set();
      for (const name of values) if (name && !name.startsWith('type ')) known.add(name);
      found.set(from, known);
    }
  };
  for (const file of pageFiles) read(join(web, file));
  return found;
}

/** Brotli bytes of the components that the auction list loads first, React itself left out. */
export async function measureFirstLoad() {
  const components = importedComponents();
  const code = [...components].map(([from, names]) => `export { ${[...names].join(', ')} } from '${from}';`);
  const entry = 'virtual:components';
  const { output } = (await build({
    configFile: false,
    root: import.meta.dirname,
    logLevel: 'error',
    plugins: [
      react(),
      vanillaExtractPlugin(),
      {
        name: 'components',
        enforce: 'pre',
        resolveId: (id) => (id === entry ? id : null),
        load: (id) => (id === entry ? `import '@martelo/ui/styles';\n${code.join('\n')}` : null),
      },
    ],
    build: {
      write: false,
      target: 'es2023',
      cssCodeSplit: false,
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        external: /^react(-dom)?(\/|$)/,
        output: { format: 'es' },
      },
    },
  })) as Rolldown.RolldownOutput;

  const js = output.flatMap((file) => (file.type === 'chunk' ? [file.code] : []));
  const css = output.flatMap((file) =>
    file.fileName.endsWith('.css') && file.type === 'asset' ? [String(file.source)] : [],
  );
  const brotli = (files: readonly string[]) =>
    files.reduce((sum, file) => sum + brotliCompressSync(file).length, 0);
  return { components: components.size, jsBytes: brotli(js), cssBytes: brotli(css) };
}
