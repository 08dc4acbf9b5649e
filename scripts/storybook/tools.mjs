// What other tools read of the built Storybook: `llms.txt`, and the recipes as a registry that `npx shadcn add` takes.
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { readKit } from './kit.mjs';
import { readStoryFiles } from './story-files.mjs';

const root = join(import.meta.dirname, '../..');
const read = (file) => readFileSync(join(root, file), 'utf8');
const json = (value) => `${JSON.stringify(value, null, 2)}\n`;

/** The first sentence of a component's own documentation. */
const saysOf = (source) =>
  (
    /\/\*\*\s*((?:(?!\*\/)[\s\S])*?)\s*\*\/\nexport (?:async )?(?:function|const) [A-Z]/.exec(source)?.[1] ??
    ''
  )
    .replaceAll(/\s*\n\s*\*\s?/g, ' ')
    .replace(/^\*\s*/, '')
    .trim();

/** An index for language models: every component, how it is imported, what it is for, where its page is. */
export function makeLlmsText() {
  const kit = new Map(readKit().map((entry) => [entry.folder, entry]));
  const lines = readStoryFiles()
    .filter(({ file }) => file.startsWith('packages/ui/src/'))
    .flatMap(({ file, title }) => {
      const folder = file.split('/').at(-2);
      const entry = kit.get(folder);
      if (!entry) return [];
      const id = title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
      const says = saysOf(read(`packages/ui/src/${folder}/${folder}.tsx`));
      return [
        `- [${title}](./?path=/docs/${id}--docs): \`@martelo/ui/${folder}\` exports ${entry.exports.join(', ')}. ${says}`,
      ];
    });
  return `# Martelo's design system

> React components for a Brazilian site of property auctions. Texts are Portuguese, money is integer centavos, times are São Paulo's.
> Import \`@martelo/ui/styles\` once, then each component from its own address; there is no index.

Props, defaults and examples of each component: [components.json](./manifests/components.json). Tokens: \`@martelo/ui/tokens.json\`.
Whole parts to copy: [registry.json](./r/registry.json).

## Components

${lines.join('\n')}
`;
}

/** What keeps a state is marked for the browser, where there are server components; elsewhere the mark says nothing. */
const forBrowsers = (content) =>
  /\bimport \{[^}]*\buse[A-Z][^}]*\} from 'react'/.test(content) ? `'use client';\n\n${content}` : content;

const homepage = 'https://martelo.example';

/** @returns {{ file: string, text: string }[]} `r/registry.json` and an item for each recipe */
export function makeRegistry() {
  const recipes = globSync('.storybook/recipes/*.tsx', { cwd: root })
    .filter((file) => !file.endsWith('.stories.tsx'))
    .sort();
  const items = recipes.map((file) => {
    const name = basename(file, '.tsx');
    const content = read(file);
    return {
      name,
      type: 'registry:block',
      title: name.replace(/^./, (letter) => letter.toUpperCase()).replaceAll('-', ' '),
      description: saysOf(content),
      dependencies: ['@martelo/ui', '@martelo/domain'].filter((id) => content.includes(`'${id}/`)),
      files: [{ path: `recipes/${name}.tsx`, type: 'registry:component', content: forBrowsers(content) }],
    };
  });
  const schema = (kind) => ({ $schema: `https://ui.shadcn.com/schema/${kind}.json` });
  const withoutContent = ({ files, ...item }) => ({
    ...item,
    files: files.map(({ content: _content, ...file }) => file),
  });
  return [
    {
      file: 'r/registry.json',
      text: json({ ...schema('registry'), name: 'martelo', homepage, items: items.map(withoutContent) }),
    },
    ...items.map((item) => ({
      file: `r/${item.name}.json`,
      text: json({ ...schema('registry-item'), ...item }),
    })),
  ];
}

/** Puts both beside the built Storybook. */
export function toolsPlugin() {
  const files = () => [{ file: 'llms.txt', text: makeLlmsText() }, ...makeRegistry()];
  return {
    name: 'martelo:tools',
    generateBundle() {
      for (const { file, text } of files()) this.emitFile({ type: 'asset', fileName: file, source: text });
    },
  };
}
