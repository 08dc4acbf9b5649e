import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');

interface Fact {
  what: string;
  /** Where the file with the fault stands. */
  path: string;
  bad: string;
  /** The same file without the fault, in the same folder; `goodName` where the name is the fault. */
  good: string;
  goodName?: string;
  rule: string;
}

const imports = (name: string) => `import { value } from '${name}';\n\nexport const same = value;\n`;
const style = (declaration: string) =>
  `import { style } from '@vanilla-extract/css';\n\nexport const base = style({ ${declaration} });\n`;

/** The same, in the kit's layer of components. */
const layered = (declaration: string) =>
  style(declaration).replace('@vanilla-extract/css', '../styles/layered.ts');

const restricted = (folder: string, ...names: readonly [allowed: string, ...forbidden: string[]]): Fact[] => {
  const [allowed, ...forbidden] = names;
  return forbidden.map((name, place) => ({
    what: `${folder} imports ${name}`,
    path: `${folder}/import-${place}.ts`,
    bad: imports(name),
    good: imports(allowed),
    rule: 'eslint(no-restricted-imports)',
  }));
};

const global = (folder: string, name: string): Fact => ({
  what: `${folder} uses ${name}`,
  path: `${folder}/uses-${name.toLowerCase()}.ts`,
  bad: `export const used = () => ${name};\n`,
  good: 'export const used = (given: unknown) => given;\n',
  rule: 'eslint(no-restricted-globals)',
});

const clock = (folder: string, name: string, call: string): Fact => ({
  what: `${folder} reads ${call}`,
  path: `${folder}/clock-${name}.ts`,
  bad: `export const at = () => ${call};\n`,
  good: 'export const at = (time: number) => new Date(time);\n',
  rule: 'martelo(clock)',
});

const rawStyle = (name: string, bad: string, good: string): Fact => ({
  what: `a component's style has ${bad}`,
  path: `packages/ui/src/badge/${name}.css.ts`,
  bad: layered(bad),
  good: layered(good),
  rule: 'martelo(tokens-only)',
});

const domain = 'packages/domain/src';
const ui = 'packages/ui/src/badge';
const client = 'packages/api-client/src';
const illustrations = 'packages/illustrations/src';
const web = 'apps/web/src';
const feature = `${web}/features/alerts`;
const api = 'apps/api/src/members/alerts';

const arrows: Fact[] = [
  ...restricted(
    domain,
    './money.ts',
    'react',
    'react-dom/server',
    'jotai',
    '@martelo/ui/badge',
    '@martelo/openapi/schema',
    'node:fs',
    'node:fs/promises',
    'fs',
    'lodash',
    '../../ui/src/badge/badge.tsx',
  ),
  ...restricted(
    ui,
    '@martelo/domain/money',
    'jotai',
    'jotai/utils',
    '@martelo/api-client',
    '@martelo/openapi/schema',
    '@martelo/web',
    '@martelo/api/app',
    'react-router-dom',
    'node:fs',
    'radix-ui',
  ),
  ...restricted(
    client,
    '@martelo/openapi/schema',
    '@martelo/ui',
    '@martelo/ui/badge',
    '@martelo/web',
    '@martelo/api',
    'react',
    'react/jsx-runtime',
    'jotai',
  ),
  ...restricted(
    `${web}/routes`,
    '@martelo/api-client',
    '@martelo/api',
    '@martelo/api/app',
    '@martelo/openapi/schema',
    'fastify',
    'pg',
    'kysely',
  ),
  ...restricted(feature, '../../lib/api.ts', '@martelo/api', '@martelo/openapi/schema', 'pg'),
  ...restricted(`${web}/lib`, './links.ts', '@martelo/api', '@martelo/openapi/schema', 'pg'),
  ...restricted(
    api,
    '@martelo/domain/money',
    '@martelo/ui',
    '@martelo/ui/badge',
    '@martelo/web',
    '@martelo/api-client',
    'react',
    'react-dom/server',
  ),
  ...restricted('openapi', './build.ts', '@martelo/domain/money'),
];

const pastExports: Fact[] = [
  ...restricted(
    ui.replace('badge', 'card'),
    '@martelo/domain/money',
    '@martelo/domain/src/money.ts',
    '../../../domain/src/money.ts',
    '../../../../packages/domain/src/money.ts',
  ),
  ...restricted(
    illustrations,
    '@martelo/domain/codes',
    'react',
    'node:fs',
    '@martelo/ui/badge',
    '@martelo/openapi/document',
    '../../api-client/src/index.ts',
  ),
  ...restricted(
    `${client}/wire`,
    '@martelo/domain/money',
    '@martelo/domain/src/money.ts',
    '../../../domain/src/money.ts',
  ),
  ...restricted(
    `${web}/shell`,
    '@martelo/ui/badge',
    '@martelo/ui/src/badge/badge.tsx',
    '../../../../packages/ui/src/badge/badge.tsx',
  ),
  ...restricted(`${web}/features/home`, '@martelo/ui/badge', '@martelo/ui/src/badge/badge.tsx'),
  ...restricted(
    `${api}/rows`,
    '@martelo/domain/money',
    '@martelo/domain/src/money.ts',
    '../../../../../../packages/domain/src/money.ts',
  ),
];

/** With `// ` before it 121 characters. */
const aLine = 'so much '.repeat(15).slice(0, 118);

const house: Fact[] = [
  clock(domain, 'date', 'new Date()'),
  clock(domain, 'now', 'Date.now()'),
  clock(ui, 'date', 'new Date()'),
  clock(ui, 'performance', 'performance.now()'),
  global(ui, 'fetch'),
  global(ui, 'localStorage'),
  global(ui, 'sessionStorage'),
  global(`${web}/routes`, 'fetch'),
  global(`${web}/routes`, 'location'),
  global(feature, 'localStorage'),
  rawStyle('hex', "color: '#1f2937'", 'color: vars.color.text'),
  rawStyle('rgb', "color: 'rgb(0 0 0 / 0.5)'", "color: 'currentcolor'"),
  rawStyle('length', "paddingInline: '12px'", 'paddingInline: vars.space.small'),
  rawStyle('part', "margin: '0 1.5rem'", "margin: '0 auto'"),
  rawStyle('negative', "marginBlockStart: '-2px'", "marginBlockStart: '-1em'"),
  rawStyle('template', 'width: `calc(100% - 2rem)`', 'width: `calc(100% - 2em)`'),
  rawStyle('number', 'height: 400', 'height: 0'),
  rawStyle('layer', 'zIndex: 10', 'zIndex: vars.layer.header'),
  {
    what: "an application's style has a raw length",
    path: `${feature}/raw.css.ts`,
    bad: style("padding: '7px'"),
    good: style("padding: '50%'"),
    rule: 'martelo(tokens-only)',
  },
  {
    what: "a component's style stands outside of the kit's layers",
    path: 'packages/ui/src/badge/loose.css.ts',
    bad: style("margin: '0 auto'"),
    good: layered("margin: '0 auto'"),
    rule: 'martelo(layered-styles)',
  },
  {
    what: "an application's own style is not its last import",
    path: `${feature}/style-first.ts`,
    bad: "import * as styles from './badge.css.ts';\nimport { value } from './value.ts';\n\nexport const both = [styles, value];\n",
    good: "import { value } from './value.ts';\nimport * as styles from './badge.css.ts';\n\nexport const both = [styles, value];\n",
    rule: 'martelo(style-import-last)',
  },
  {
    what: "a component's own style is not its last import",
    path: `${ui}/style-first.ts`,
    bad: "import * as styles from './badge.css.ts';\nimport { value } from './value.ts';\n\nexport const both = [styles, value];\n",
    good: "import { value } from './value.ts';\nimport * as styles from './badge.css.ts';\n\nexport const both = [styles, value];\n",
    rule: 'martelo(style-import-last)',
  },
  ...[domain, ui, client].map((folder): Fact => ({
    what: `${folder} exports a function without a docstring`,
    path: `${folder}/undocumented.ts`,
    bad: 'export function twice(n: number) {\n  return n * 2;\n}\n',
    good: '/** Twice as much. */\nexport function twice(n: number) {\n  return n * 2;\n}\n',
    rule: 'martelo(exported-docstring)',
  })),
  ...[ui, feature, `${web}/lib`, `${web}/shell`].map((folder): Fact => ({
    what: `${folder} takes forwardRef`,
    path: `${folder}/forwards.ts`,
    bad: "import { forwardRef } from 'react';\n\nexport const same = forwardRef;\n",
    good: "import { createElement } from 'react';\n\nexport const same = createElement;\n",
    rule: 'eslint(no-restricted-imports)',
  })),
  {
    what: 'a default export',
    path: `${api}/default-export.ts`,
    bad: 'const one = 1;\n\nexport default one;\n',
    good: 'export const one = 1;\n',
    rule: 'import(no-default-export)',
  },
  {
    what: 'a file name in camel case',
    path: `${api}/camelCase.ts`,
    bad: 'export const one = 1;\n',
    good: 'export const one = 1;\n',
    goodName: 'kebab-case.ts',
    rule: 'unicorn(filename-case)',
  },
  ...(
    [
      ['a comment', `// ${aLine}`, `// ${aLine.slice(1)}`],
      ['a docstring', `/** ${aLine.slice(4)} */`, `/**\n * ${aLine.slice(1)}\n */`],
      [
        'a comment after code',
        `export const two = 2; // ${aLine.slice(22)}`,
        `export const two = 2; // ${aLine.slice(23)}`,
      ],
    ] as const
  ).map(([what, bad, good], place): Fact => ({
    what: `${what} has a line of 121 characters`,
    path: `${api}/long-comment-${place}.ts`,
    bad: `${bad}\nexport const one = 1;\n`,
    good: `${good}\nexport const one = 1;\n`,
    rule: 'martelo(comment-length)',
  })),
  ...(
    [
      ['a variable', 'export const askedPage = 1;', 'export const requestedPage = 1;'],
      ['a function', 'export function keptRows() {}', 'export function storedRows() {}'],
      ['a type', 'export interface TownRow { id: number }', 'export interface CityRow { id: number }'],
      [
        'a parameter',
        'export const same = (kept: number) => kept;',
        'export const same = (stored: number) => stored;',
      ],
      [
        'a part of an object',
        'export const { id: [wanted] } = { id: [1] };',
        'export const { id: [required] } = { id: [1] };',
      ],
      ['a field', 'export interface Row { toldAt: number }', 'export interface Row { notifiedAt: number }'],
    ] as const
  ).map(([what, bad, good], place): Fact => ({
    what: `${what} has a word that is not the field's`,
    path: `${api}/own-word-${place}.ts`,
    bad: `${bad}\n`,
    good: `${good}\n`,
    rule: 'martelo(terms)',
  })),
  {
    what: "a file has a word that is not the field's",
    path: `${api}/told-no-more.ts`,
    goodName: 'withdrawn.ts',
    bad: 'export const same = 1;\n',
    good: 'export const same = 1;\n',
    rule: 'martelo(terms)',
  },
];

const floor = (what: string, path: string, bad: string, good: string, root = 'apps/api/src'): Fact => ({
  what,
  path: `${root}/${path}`,
  bad,
  good,
  rule: 'martelo(floors)',
});
const typeOf = (name: string) => `import type { Value } from '${name}';\n\nexport type Same = Value;\n`;
const order = [
  'platform',
  'identity',
  'catalogue',
  'billing',
  'accounts',
  'members',
  'public',
  'backoffice',
  'site',
];

const webOrder = ['lib', 'features', 'shell', 'routes', 'bootstrap'];

const floors: Fact[] = [
  ...webOrder
    .slice(1)
    .map((above, place) =>
      floor(
        `${webOrder[place]} imports ${above}`,
        `${webOrder[place]}/room/up.tsx`,
        imports(`../../${above}/room/value.ts`),
        imports('../../lib/value.ts'),
        web,
      ),
    ),
  floor(
    'a screen imports the router',
    'routes/router-up.tsx',
    imports('../router.tsx'),
    imports('../paths.ts'),
    web,
  ),
  ...order
    .slice(1)
    .map((above, place) =>
      floor(
        `${order[place]} imports ${above}`,
        `${order[place]}/room/up-${place}.ts`,
        imports(`../../${above}/room/value.ts`),
        imports(`../../${order[0]}/room/value.ts`),
      ),
    ),
  floor(
    'a floor imports a type of a later one',
    'platform/jobs/type-up.ts',
    typeOf('../../accounts/passwords/send-recovery.ts'),
    typeOf('../database/connection.ts'),
  ),
  floor(
    'a floor imports what stands on top',
    'site/on-top.ts',
    imports('../workers.ts'),
    imports('../members/value.ts'),
  ),
  floor(
    'a floor imports the demonstration',
    'catalogue/map/sample.ts',
    imports('../../demo/rounds.ts'),
    imports('../places/places.ts'),
  ),
  floor(
    'a floor hands on what is of a later one',
    'billing/hand-on.ts',
    "export { value } from '../members/bonus/value.ts';\n",
    "export { value } from '../catalogue/value.ts';\n",
  ),
  floor(
    'a floor loads a later one when it is needed',
    'identity/late.ts',
    "export const load = () => import('../site/value.ts');\n",
    "export const load = () => import('../platform/value.ts');\n",
  ),
];

/** What the rules leave alone on purpose. */
const exempt: (readonly [what: string, path: string, text: string])[] = [
  [
    'a raw value in styles/',
    'packages/ui/src/styles/scale.css.ts',
    style("color: '#1f2937', margin: '4px', zIndex: 10"),
  ],
  [
    'the order of styles in styles/',
    'packages/ui/src/styles/all.ts',
    "import './layers.css.ts';\nimport './reset.css.ts';\n",
  ],
  ['the clock in clock', 'packages/ui/src/internal/clock.ts', 'export const at = () => Date.now();\n'],
  ['the clock in a test', `${domain}/late.test.ts`, 'export const at = () => new Date();\n'],
  ["a package in domain's test", `${domain}/table.test.ts`, imports('vitest')],
  ['storage in lib/', `${web}/lib/keep.ts`, 'export const used = () => localStorage;\n'],
  ['the whole server in a test', 'apps/api/src/platform/http/whole.test.ts', imports('../../app.ts')],
  ['the whole server for tests', 'apps/api/src/members/alerts/testing/whole.ts', imports('../../../app.ts')],
  [
    'an address in a comment',
    `${api}/long-address.ts`,
    `// https://example.com/${'a'.repeat(120)}\nexport const one = 1;\n`,
  ],
  ['every floor on top', 'apps/api/src/on-top.ts', imports('./site/value.ts')],
  ['a default export in a story', `${ui}/badge.stories.tsx`, 'const meta = {};\n\nexport default meta;\n'],
];

const facts = [...arrows, ...pastExports, ...floors, ...house];
const goodPath = ({ path, goodName }: Fact) =>
  goodName ? join(dirname(path), goodName) : path.replace(/\/([^/]+)$/, '/good-$1');

let folder: string;
let reports: Map<string, string[]>;

function plant(path: string, text: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'martelo-lint-'));
  // Types need an installed workspace and none of these rules asks for them.
  const { options: _typeAware, ...config } = JSON.parse(readFileSync(join(root, '.oxlintrc.json'), 'utf8'));
  plant('.oxlintrc.json', JSON.stringify(config));
  cpSync(join(root, 'scripts/lint'), join(folder, 'scripts/lint'), { recursive: true });
  for (const fact of facts) {
    plant(fact.path, fact.bad);
    plant(goodPath(fact), fact.good);
  }
  for (const [, path, text] of exempt) plant(path, text);

  const oxlint = join(root, 'node_modules/oxlint/bin/oxlint');
  const { stdout } = spawnSync(process.execPath, [oxlint, '-c', '.oxlintrc.json', '--format', 'json'], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const { diagnostics }: { diagnostics: { filename: string; code: string }[] } = JSON.parse(stdout);
  reports = new Map();
  for (const { filename, code } of diagnostics)
    reports.set(filename, [...(reports.get(filename) ?? []), code]);
});
afterAll(() => rmSync(folder, { recursive: true }));

const rulesOn = (path: string) => reports.get(path) ?? [];

test('no two facts share a file', () => {
  const paths = [...facts.flatMap((fact) => [fact.path, goodPath(fact)]), ...exempt.map(([, path]) => path)];
  expect(new Set(paths).size).toBe(paths.length);
});

describe.each([
  ['imports go one way', arrows],
  ['packages are imported by their exports', pastExports],
  ['the server stands on floors', floors],
  ['the house', house],
])('%s', (_name, rows) => {
  test.each(rows)('$what: $rule reports it, and nothing without it', (fact) => {
    expect(new Set(rulesOn(fact.path))).toEqual(new Set([fact.rule]));
    expect(rulesOn(goodPath(fact))).toEqual([]);
  });
});

test.each(exempt)('%s is allowed', (_what, path) => {
  expect(rulesOn(path)).toEqual([]);
});
