import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { app, bundle, resolutions, typeCheck, write } from './app.ts';
import { run } from './run.ts';

const installed = (...parts: string[]) => join(app.root, 'node_modules/@martelo/ui', ...parts);
const componentOf = (file: string) => /@martelo\/ui\/dist\/([^/]+)\//.exec(file)?.[1];

/** What `exports` offers through its wildcard. */
const entries = globSync('dist/*/*.js', { cwd: installed() }).flatMap(
  (file) => /^dist[\\/]([^\\/]+)[\\/]\1\.js$/.exec(file)?.[1] ?? [],
);

function firstClass(sheet: string): string {
  const name = /[{}]\.([a-z_][\w-]+)/i.exec(readFileSync(installed('dist', sheet), 'utf8'))?.[1];
  if (name === undefined) throw new Error(`${sheet} has no class.`);
  return name;
}

const readme = readFileSync(installed('README.md'), 'utf8');
const examples = [...readme.matchAll(/^```tsx\n(.*?)^```$/gms)].map(([, code = '']) => code);

/** What the README's examples take as there: the reader's own router. */
const reader = `
  declare module 'react-router' {
    import type { ComponentProps, ReactNode } from 'react';
    export function Link(props: Omit<ComponentProps<'a'>, 'href'> & { to: string }): ReactNode;
  }`;

test.each(resolutions)('the examples of the README compile with %s resolution', (...resolution) => {
  expect(examples.length).toBeGreaterThan(4);
  write('router.d.ts', reader);
  const files = examples.map((code, at) => {
    const file = `readme-${at}.tsx`;
    write(file, code);
    return file;
  });
  typeCheck(['router.d.ts', ...files], resolution);
});

test('holds a style sheet for each component, and the tokens', () => {
  expect(existsSync(installed('dist/button/button.css'))).toBe(true);
  expect(existsSync(installed('dist/tokens.json'))).toBe(true);
});

test('an app that imports one button gets no other component, in scripts or styles', () => {
  write(
    'button.tsx',
    `import '@martelo/ui/styles';
     import { Button } from '@martelo/ui/button';
     import { createRoot } from 'react-dom/client';
     const root = document.getElementById('root');
     if (root) createRoot(root).render(<Button tone="accent">Salvar</Button>);`,
  );
  const { sources, css } = bundle('button.tsx');

  const components = new Set(sources.map(componentOf).filter((name) => name && name !== 'internal'));
  expect(components).toEqual(new Set(['button', 'spinner', 'messages']));

  expect(css).toContain(`.${firstClass('button/button.css')}{`);
  for (const other of ['dialog/modal.css', 'auction-card/auction-card.css', 'table/table.css'])
    expect(css).not.toContain(`.${firstClass(other)}`);
});

test('plain Node renders every component that it can import, without a bundler', () => {
  write(
    'server.mjs',
    `import { createElement as h } from 'react';
     import { renderToString } from 'react-dom/server';
     for (const name of ${JSON.stringify(entries)}) await import('@martelo/ui/' + name);
     const { Button } = await import('@martelo/ui/button');
     process.stdout.write(renderToString(h(Button, { tone: 'accent' }, 'Salvar')));`,
  );
  expect(run(app.root, process.execPath, 'server.mjs')).toMatch(
    /^<button type="button" class="[^"]+">Salvar<\/button>$/,
  );
});

test.each(resolutions)('a strict consumer type-checks with %s resolution', (...resolution) => {
  write(
    'types.tsx',
    `import { Button, type ButtonProps } from '@martelo/ui/button';
     import { AuctionCard } from '@martelo/ui/auction-card';
     import { vars } from '@martelo/ui/styles';
     import type { Auction } from '@martelo/domain/auction';
     ${entries
       .map((name, at) => `import * as entry${at} from '@martelo/ui/${name}'; export { entry${at} };`)
       .join('\n')}
     export const gap: string = vars.space.medium;
     export const one = (props: ButtonProps) => <Button {...props} />;
     export const card = (auction: Auction) => <AuctionCard auction={auction} href="/" />;
     // @ts-expect-error a tone is one of five
     export const wrong = <Button tone="loud" />;`,
  );
  typeCheck(['types.tsx'], resolution);
});

test('[GRAM-08] the codemod comes with the package and needs nothing else', () => {
  const old = `import { TextField as Input } from '@martelo/ui/text-field';
export const Name = (props: object) => <Input {...props} label="Nome" value="" onChange={save} />;
`;
  write('before.tsx', old);
  const codemod = join(app.root, 'node_modules/.bin/martelo-ui');

  expect(run(app.root, codemod, 'codemod', '--dry', 'before.tsx')).toContain('would change before.tsx (1)');
  expect(readFileSync(join(app.root, 'before.tsx'), 'utf8')).toBe(old);

  const said = run(app.root, codemod, 'codemod', 'before.tsx');
  expect(said).toContain('? before.tsx:2  TextField: props are spread in');
  expect(said).toContain('1 files changed, 1 places for a person');
  expect(readFileSync(join(app.root, 'before.tsx'), 'utf8')).toBe(old.replace('onChange', 'onValueChange'));
});
