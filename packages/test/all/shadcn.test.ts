import { mkdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { expect, test } from 'vitest';

import { makeRegistry } from '../../../scripts/storybook/tools.mjs';
import { openPage, serveFolder } from '../use-page.ts';
import { ownApp } from './own-app.ts';

interface Item {
  name: string;
  files: { path: string; content: string }[];
}

const registry = makeRegistry();
const items = registry.slice(1).map(({ file, text }) => ({ file, item: JSON.parse(text) as Item }));
const nameOf = (name: string) =>
  name.replaceAll(/(?:^|-)(.)/g, (_all, letter: string) => letter.toUpperCase());

/** As `shadcn init` writes it, without Tailwind: for its colours the tool would ask its own site. */
const components = {
  $schema: 'https://ui.shadcn.com/schema.json',
  style: 'new-york',
  rsc: false,
  tsx: true,
  tailwind: { config: '', css: 'src/index.css', baseColor: '', cssVariables: true },
  aliases: { components: '@/components', utils: '@/lib/utils' },
};

const compilerOptions = {
  target: 'es2023',
  module: 'esnext',
  moduleResolution: 'bundler',
  jsx: 'react-jsx',
  strict: true,
  noEmit: true,
  types: ['vite/client'],
  paths: { '@/*': ['./src/*'] },
};

const main = `
  import '@martelo/ui/styles';
  import { createRoot } from 'react-dom/client';
  ${items.map(({ item: { name } }) => `import { ${nameOf(name)} } from '@/components/${name}';`).join('\n')}
  Object.assign(globalThis, { blocks: [${items.map(({ item: { name } }) => nameOf(name)).join(', ')}] });
  createRoot(document.getElementById('root')!).render(<AlertForm onSave={async () => undefined} />);
`;

test('[STORY-08] shadcn’s own tool builds the registry and adds each block to a new app, which people use', async () => {
  const own = ownApp({ shadcn: '4.23.0', typescript: '6.0.3', vite: '8.3.8' });
  const write = (file: string, content: object | string) => {
    mkdirSync(dirname(join(own.root, file)), { recursive: true });
    own.write(file, content);
  };
  const read = (file: string) => readFileSync(join(own.root, file), 'utf8');
  try {
    for (const { file, text } of registry) write(file, text);
    for (const { item } of items) for (const { path, content } of item.files) write(join('r', path), content);
    own.run('shadcn', 'registry', 'validate', '--cwd', 'r');
    own.run('shadcn', 'build', '--cwd', 'r', '--output', '../built');
    for (const { file, item } of items) expect(JSON.parse(read(join('built', basename(file))))).toEqual(item);

    // The tool itself brings what the blocks need.
    const { dependencies, ...app } = JSON.parse(read('package.json'));
    const others = Object.entries(dependencies).filter(([name]) => !name.startsWith('@martelo/'));
    write('package.json', { ...app, dependencies: Object.fromEntries(others) });
    write('components.json', components);
    write('src/index.css', '');
    write('tsconfig.json', { compilerOptions, include: ['src'] });
    own.run('shadcn', 'add', '--yes', ...items.map(({ file }) => `./${file}`));
    expect(Object.keys(JSON.parse(read('package.json')).dependencies)).toEqual(
      expect.arrayContaining(['@martelo/domain', '@martelo/ui']),
    );
    for (const { item } of items)
      for (const { path, content } of item.files)
        expect(read(join('src/components', basename(path))).trim()).toBe(content.trim());

    write('src/main.tsx', main);
    write('vite.config.mjs', `export default { resolve: { alias: { '@': import.meta.dirname + '/src' } } };`);
    write('index.html', '<div id="root"></div><script type="module" src="/src/main.tsx"></script>');
    own.run('tsc', '-p', '.');
    own.run('vite', 'build', '--logLevel', 'error');
    const { origin, stop } = await serveFolder(join(own.root, 'dist'));
    try {
      await openPage(`${origin}/index.html`, async (page) => {
        await page.getByRole('textbox', { name: 'Nome do alerta' }).fill('Casas em Campinas');
        await page.getByRole('button', { name: 'Salvar alerta' }).click();
        await page.getByText('Alerta salvo.').waitFor();
      });
    } finally {
      await stop();
    }
  } finally {
    own.remove();
  }
});
