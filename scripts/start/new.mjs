// Lays out a component's folder: `npm run new -- component <name> --in <group>`.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { groups } from '../storybook/groups.mjs';

const usage =
  'Usage: npm run new -- component <name> --in <group>. The name is kebab-case: print-button. ' +
  `The group is one of Storybook's: ${groups.join(', ')}.`;
const [kind, name = '', option, group] = process.argv.slice(2);
const source = process.env['MARTELO_UI_SOURCE'] ?? join(import.meta.dirname, '../../packages/ui/src');

function refuse(reason) {
  console.error(`${reason} ${usage}`);
  process.exit(1);
}

if (kind !== 'component') refuse(`There is no "npm run new -- ${kind ?? ''}".`);
if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) refuse(`"${name}" is no name for a folder.`);
if (option !== undefined && option !== '--in') refuse(`Unknown option ${option}.`);
const folder = join(source, name);
if (existsSync(folder)) refuse(`${folder} is there already.`);
if (!groups.includes(group)) refuse('It stands in one of the groups of Storybook.');

const camel = name.replaceAll(/-(.)/g, (_match, letter) => letter.toUpperCase());
const Pascal = camel[0].toUpperCase() + camel.slice(1);

const files = {
  [`${name}.tsx`]: `import type { ComponentProps } from 'react';

import { variants } from '../internal/variants.ts';

import * as styles from './${name}.css.ts';

const ${camel} = variants(styles.base, {
  variants: { tone: styles.tone },
  defaultVariants: { tone: 'neutral' },
});

export interface ${Pascal}Props extends ComponentProps<'div'> {
  /** What it means, never how it looks. */
  tone?: 'neutral' | 'accent';
}

/** What it is for, in a sentence, and what to use instead where it does not fit. */
export function ${Pascal}({ tone, className, ...props }: ${Pascal}Props) {
  return <div {...props} className={${camel}({ tone, className })} />;
}
`,
  [`${name}.css.ts`]: `import { style, styleVariants } from '@vanilla-extract/css';

import { vars } from '../styles/theme.css.ts';

export const base = style({
  padding: vars.space.medium,
  border: \`\${vars.line.thin} solid \${vars.color.border}\`,
  borderRadius: vars.radius.large,
});

export const tone = styleVariants({
  neutral: { background: vars.color.surface, color: vars.color.text },
  accent: { background: vars.color.accentSoft, color: vars.color.accentText },
});
`,
  [`${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ${Pascal} } from './${name}.tsx';

const meta = {
  title: '${group}/${Pascal}',
  component: ${Pascal},
  args: { children: 'Apartamento na Moóca' },
  parameters: {
    guide: {
      do: ['Say when to use it.'],
      dont: ['Say when not to, and what to use instead.'],
      accessibility: ['Say what a screen reader hears.'],
    },
  },
} satisfies Meta<typeof ${Pascal}>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Apartamento na Moóca')).toBeVisible();
  },
};

export const Accent: Story = { args: { tone: 'accent' } };

export const LongText: Story = {
  args: { children: 'Apartamento com três quartos, duas vagas e depósito privativo na Rua Conselheiro Nébias' },
};
`,
};

mkdirSync(folder);
for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
const root = join(import.meta.dirname, '../..');
const format = [join(root, 'node_modules/oxfmt/bin/oxfmt'), '-c', join(root, '.oxfmtrc.json'), folder];
spawnSync(process.execPath, format, { stdio: 'ignore' });
console.log(`${Object.keys(files)
  .map((file) => join(folder, file))
  .join('\n')}

Next: docs/how-to-add-a-component.md, and
pnpm exec vitest run --project 'stories*' packages/ui/src/${name} -u`);
