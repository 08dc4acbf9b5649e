import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, beforeAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const ui = join(root, 'packages/ui');
let place: string;

const node = (...args: readonly string[]) =>
  spawnSync(process.execPath, args, {
    encoding: 'utf8',
    env: { ...process.env, MARTELO_UI_SOURCE: join(place, 'src') },
  });
const make = (...args: readonly string[]) => node(join(root, 'scripts/start/new.mjs'), ...args);

beforeAll(() => {
  place = mkdtempSync(join(tmpdir(), 'martelo-new-'));
  mkdirSync(join(place, 'src'));
  for (const folder of ['styles', 'internal'])
    symlinkSync(join(ui, 'src', folder), join(place, 'src', folder));
  symlinkSync(join(ui, 'node_modules'), join(place, 'node_modules'));
});
afterAll(() => rmSync(place, { recursive: true, force: true }));

test('a new component type-checks, and all its files are formatted as the rest', () => {
  expect(make('component', 'note-card', '--in', 'Auction').status).toBe(0);
  expect(readdirSync(join(place, 'src/note-card')).toSorted()).toEqual([
    'note-card.css.ts',
    'note-card.stories.tsx',
    'note-card.tsx',
  ]);

  const config = {
    extends: join(ui, 'tsconfig.json'),
    compilerOptions: {
      preserveSymlinks: true,
      types: ['node'],
      typeRoots: [join(root, 'node_modules/@types')],
    },
    include: ['src/note-card/note-card.tsx'],
  };
  writeFileSync(join(place, 'tsconfig.json'), JSON.stringify(config));
  const types = node(join(root, 'node_modules/typescript-7/bin/tsc'), '-p', place);
  expect(types.stdout).toBe('');

  const format = spawnSync(
    join(root, 'node_modules/.bin/oxfmt'),
    ['-c', join(root, '.oxfmtrc.json'), '--check', join(place, 'src/note-card')],
    { encoding: 'utf8' },
  );
  expect(format.status, format.stdout + format.stderr).toBe(0);
});

const guide = readFileSync(join(root, 'docs/how-to-add-a-component.md'), 'utf8');
const examples = [...guide.matchAll(/^npm run new -- (component \S+ --in \S+)/gm)].map(
  ([, args = '']) => args,
);

test.each(examples)('the guide\'s example "%s" works, and no component has its name', (example) => {
  const [, name = ''] = example.split(' ');
  expect(existsSync(join(ui, 'src', name))).toBe(false);
  expect(make(...example.split(' ')).status).toBe(0);
});

test('what the documents tell to type is what the program asks for', () => {
  const form = 'npm run new -- component <name> --in <group>';
  expect(examples.length).toBeGreaterThan(0);
  expect(make().stderr).toContain(form);
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  expect(readme.match(/npm run new\b[^`]*/g)).toEqual([form, form]);
});

test.each([
  ['a name with capitals', ['component', 'NoteCard'], 'is no name'],
  ['a path', ['component', '../badge'], 'is no name'],
  ['no name', ['component'], 'is no name'],
  ['one that is there', ['component', 'internal'], 'is there already'],
  ['another thing', ['page', 'home'], 'There is no "npm run new -- page"'],
  ['no group', ['component', 'other-card'], 'one of the groups'],
  ['a group that is not there', ['component', 'other-card', '--in', 'General'], 'one of the groups'],
  ['an unknown option', ['component', 'other-card', '--loud'], 'Unknown option --loud'],
])('%s is refused in a sentence', (_case, args, text) => {
  const { status, stderr } = make(...args);
  expect(status).toBe(1);
  expect(stderr).toContain(text);
  expect(stderr).not.toContain('    at ');
});
