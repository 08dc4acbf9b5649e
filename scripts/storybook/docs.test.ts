import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

import { withPageLinks } from '../../.storybook/guide-links.ts';
import { capsOf } from '../../.storybook/key-caps.ts';
import { completePayload, grammarOf } from './arg-types.mjs';
import { completeEntries, completeIndex } from './index-entries.mjs';
import { readKit } from './kit.mjs';
import { passedFiles, statusOf } from './status.mjs';
import { toExample } from './story-docs.mjs';
import { readStoryFiles } from './story-files.mjs';
import { synonyms } from './synonyms.mjs';
import { makeLlmsText, makeRegistry } from './tools.mjs';

const root = join(import.meta.dirname, '../..');
const kit = readKit();

test('[STORY-04] whatever opens over the page has a frame of its own on its docs page', () => {
  const modal =
    /from '\.\.?\/(?:[\w-]+\/)?(?:dialog|sheet|confirm-dialog|login-dialog|mobile-menu|password-dialog)\.tsx'/;
  const holders = readStoryFiles().filter(({ source }) => modal.test(source));
  expect(holders.length).toBeGreaterThanOrEqual(8);
  expect(holders.filter(({ source }) => !source.includes('inline: false')).map(({ file }) => file)).toEqual(
    [],
  );
});

test('[STORY-05] a component stands in its stories by its name alone: with type arguments nobody reads its props', () => {
  const stories = readStoryFiles();
  expect(stories.length).toBeGreaterThan(100);
  expect(
    stories.filter(({ source }) => /^ {2}component: \w+</m.test(source)).map(({ file }) => file),
  ).toEqual([]);
});

test('[STORY-08] whatever a docs page shows beside its component comes from the same address', () => {
  const shown = readStoryFiles()
    .filter(({ file }) => file.startsWith('packages/ui/src/'))
    .flatMap(({ file, source }) => {
      const names = /^ {2}subcomponents: \{([^}]*)\}/m.exec(source)?.[1]?.match(/\w+/g) ?? [];
      return names.map((name) => ({ name, folder: file.split('/').at(-2) }));
    });
  expect(shown.length).toBeGreaterThan(5);
  const exportsOf = (of: string | undefined) => kit.find(({ folder }) => folder === of)?.exports ?? [];
  expect(shown.filter(({ name, folder }) => !exportsOf(folder).includes(name))).toEqual([]);
});

const argTypeOf = (value: string, required = false) => {
  const argTypes = {
    it: { name: 'it', type: { name: 'other', value, required }, table: { type: { summary: value } } },
  };
  return completePayload({ name: 'Any', argTypes }, undefined).argTypes.it;
};

test.each([
  ['string | null', { type: { name: 'string', required: false }, control: { type: 'text' } }],
  ['number | null | undefined', { type: { name: 'number', required: false }, control: { type: 'number' } }],
  ['true', { type: { name: 'boolean', required: false }, control: { type: 'boolean' } }],
  ['"center"', { control: { type: 'radio' }, options: ['center'] }],
  ['3 | 1 | GridColumns | 2', { control: { type: 'radio' }, options: [1, 2, 3] }],
  ['Date', { control: { type: 'date' } }],
  ['ReactNode', { control: { type: 'text' } }],
  ['Ref<HTMLElement>', { control: false }],
  // The bars within are no choice.
  ['ReactElement<unknown, string | JSXElementConstructor<any>>', { control: false }],
])('[STORY-05] %s has the control that fits it', (value, control) => {
  expect(argTypeOf(value)).toMatchObject(control);
});

test('[STORY-05] a list keeps its readable type', () => {
  expect(argTypeOf('readonly TabItem[]').table.type.summary).toBe('readonly TabItem[]');
});

test('[STORY-05] a union stands in order, an older name under its heading, and nothing that each component has', () => {
  const argTypes = {
    size: { name: 'size', type: { name: 'other', value: '2 | 10 | 1 | undefined' }, table: {} },
    hint: { name: 'hint', description: '', type: { name: 'string' }, table: {} },
    error: { name: 'error', description: '', type: { name: 'string' }, table: {} },
    value: { name: 'value', description: '', type: { name: 'string' }, table: {} },
    loading: { name: 'loading', table: { defaultValue: { summary: 'busy ?? false' } } },
    busy: { name: 'busy', type: { name: 'boolean' }, table: {} },
    ref: { name: 'ref', type: { name: 'other', value: 'Ref<HTMLElement>' }, table: {} },
  };
  const module = {
    folder: 'any',
    exports: ['Any'],
    defaults: {},
    deprecated: { busy: 'It is called `loading`.' },
  };
  const shown = completePayload({ name: 'Any', argTypes }, module).argTypes;
  expect(shown.size.table.type.summary).toBe('1 | 2 | 10');
  expect(shown.hint.description).toMatch(/describes the control/);
  // Without `onValueChange` it is no field's value.
  expect(shown.value.description).toBeUndefined();
  expect(shown.loading.table.defaultValue.summary).toBe('false');
  expect(shown.busy).toMatchObject({
    description: 'It is called `loading`.',
    table: { category: 'Deprecated' },
  });
  expect(shown.ref).toBeUndefined();
  expect(kit.find(({ folder }) => folder === 'button')?.deprecated).toEqual({
    busy: 'It is called `loading`.',
  });
});

test('[STORY-05] the defaults of variants are shown, and no path of the machine', () => {
  const button = kit.find(({ folder }) => folder === 'button');
  const payload = completePayload(
    {
      name: 'Button',
      path: join(root, 'packages/ui/src/button/button.tsx'),
      argTypes: { size: { name: 'size', type: { name: 'enum', value: ['small', 'medium'] }, table: {} } },
    },
    button,
  );
  expect(payload.argTypes.size.table.defaultValue).toEqual({ summary: '"medium"' });
  expect(payload.import).toBe("import { Button } from '@martelo/ui/button';");
  expect(JSON.stringify(payload)).not.toContain(root);
});

test.each([
  [`"'top'"`, false, '"top"'],
  ['busy ?? false', false, 'false'],
  ['{    from: null,    to: null }', false, '{ from: null, to: null }'],
  // An older name of the prop, or what is reckoned: nobody can leave that out.
  ['"tone"', false, undefined],
  ['items.length', false, undefined],
  ['null }', false, undefined],
  // What has to be given.
  ['[]', true, undefined],
])('[STORY-05] of the default %s (required: %s) the table says %s', (summary, required, shown) => {
  const argTypes = {
    it: { name: 'it', type: { name: 'string', required }, table: { defaultValue: { summary } } },
  };
  const { table } = completePayload({ name: 'Any', argTypes }, undefined).argTypes.it;
  expect(table.defaultValue?.summary).toBe(shown);
});

test('[STORY-05] what a control takes of its native element stands below its own props', () => {
  const nativesOf = (name: string) => kit.find(({ exports }) => exports.includes(name))?.natives[name];
  const field = ['disabled', 'required', 'name', 'autoComplete', 'form', 'readOnly', 'placeholder'];
  expect(nativesOf('TextField')).toEqual(field);
  expect(nativesOf('PasswordField')).not.toContain('autoComplete');
  expect(nativesOf('MultiCombobox')).toEqual(field.filter((name) => name !== 'name'));
  expect(nativesOf('SortSelect')).toContain('required');
  expect(nativesOf('ViewToggle')).toEqual(['disabled', 'name', 'form']);
  expect(nativesOf('Button')).toEqual(['disabled', 'name', 'type', 'form']);
  expect(nativesOf('ButtonLink')).toEqual([]);
  expect(nativesOf('Card')).toEqual([]);

  const own = { name: 'disabled', type: { name: 'boolean' }, table: {} };
  const module = { folder: 'any', exports: ['Any'], defaults: {}, deprecated: {}, natives: { Any: field } };
  const shown = completePayload({ name: 'Any', argTypes: { disabled: own } }, module).argTypes;
  expect(Object.keys(shown)).toEqual(field);
  expect(shown.disabled.table.category).toBeUndefined();
  for (const name of field.slice(1)) {
    expect(shown[name].table.category).toBe('Native attributes');
    expect(shown[name].description).toMatch(/\.$/);
  }
  expect(shown.required.control).toEqual({ type: 'boolean' });
  expect(shown.placeholder.control).toEqual({ type: 'text' });
});

test('[STORY-05] every prop that a component names says what it is', () => {
  const silent = kit.flatMap(({ folder }) => {
    const source = readFileSync(join(root, `packages/ui/src/${folder}/${folder}.tsx`), 'utf8');
    return [...source.matchAll(/^export interface (\w+Props)[\s\S]*?\{\n([\s\S]*?)^\}/gm)].flatMap(
      ([, name, body = '']) => {
        const props = [...body.matchAll(/(\*\/\n)?^ {2}(?:'([\w-]+)'|(\w+))\??:/gm)].map(
          ([, documented, quoted, plain = quoted ?? '']) => ({ prop: plain, documented }),
        );
        const all = props.map(({ prop }) => prop);
        return props
          .filter(
            ({ prop, documented }) =>
              !documented && !grammarOf(prop, all) && !/^(?:className|style|ref)$/.test(prop),
          )
          .map(({ prop }) => `${name}.${prop}`);
      },
    );
  });
  expect(silent).toEqual([]);
});

test.each([
  ['← → ↑ ↓', ['←', '→', '↑', '↓']],
  ['↑ ↓, Home, End', ['↑', '↓', 'Home', 'End']],
  ['Page Up, Shift+Tab', ['Page Up', 'Shift+Tab']],
  ['Alt+↓, Alt+↑', ['Alt+↓', 'Alt+↑']],
])('[STORY-06] each key of “%s” has a cap of its own', (keys, caps) => {
  expect(capsOf(keys)).toBe(caps.map((cap) => `<kbd>${cap}</kbd>`).join(' '));
});

test('[STORY-06] a guide leads to pages of Storybook, never to files that it has not', () => {
  expect(
    withPageLinks('The [grammar](../packages/ui/README.md#grammar-of-props), a [site](https://a.example).'),
  ).toBe(
    'The [grammar](?path=/docs/guides-in-an-application--docs#grammar-of-props), a [site](https://a.example).',
  );
  expect(withPageLinks('Why: [a decision](./decisions/0042-x.md).')).toBe('Why: a decision.');
});

test('[STORY-06] the code of a story is its imports and plain JSX', () => {
  expect(toExample('const Default = () => <Button onClick={fn()} tone="accent">Salvar</Button>;', kit)).toBe(
    `import { Button } from '@martelo/ui/button';\n\n<Button tone="accent">Salvar</Button>`,
  );
  expect(
    toExample(
      'const A = () => <AuctionCard auction={anAuction({ images: [{ url: "a" }] })} href="#" />;',
      kit,
    ),
  ).toContain('// Your own: auction.\n\n<AuctionCard auction={auction} href="#" />');
});

test('[STORY-06] the code of a story holds all that it names', () => {
  const source = `
    import { Bell } from 'lucide-react';
    import { expect, fn } from 'storybook/test';
    import { Select, type SelectOption } from './select.tsx';
    const frequencies: readonly SelectOption[] = [{ value: 'daily', label: 'Diário' }];
    function Held({ icon: Icon }: { icon: typeof Bell }) { return <Icon onClick={fn(() => '(')} />; }
    export const Default = {};`;
  const code = toExample(
    `const Default = (args) => <><Held icon={Bell} /><Select options={frequencies} /><Pagination page={1} onPageChange={fn()} lastPage={9} /></>;`,
    kit,
    source,
  );
  for (const line of [
    `import { Pagination } from '@martelo/ui/pagination';`,
    `import { Select, type SelectOption } from '@martelo/ui/select';`,
    `import { Bell } from 'lucide-react';`,
    `const frequencies: readonly SelectOption[] = [{ value: 'daily', label: 'Diário' }];`,
    `function Held({ icon: Icon }: { icon: typeof Bell }) { return <Icon />; }`,
    `<Select options={frequencies} />`,
  ])
    expect(code).toContain(line);
  expect(code).not.toMatch(/\bfn\(|storybook|Your own/);
});

test('[STORY-06] long data stands before the JSX, what nobody may leave out stays', () => {
  const options = `[${['Sul', 'Norte', 'Leste', 'Oeste'].map((zone) => `{ value: '${zone}', label: 'Zona ${zone}' }`).join(', ')}]`;
  expect(toExample(`const A = () => <Select options={${options}} />;`, kit)).toBe(
    `import { Select } from '@martelo/ui/select';\n\nconst options = ${options};\n\n<Select options={options} />`,
  );
  expect(
    toExample('const A = () => <ConfirmDialog open onConfirm={fn()} onOpenChange={fn()} />;', kit),
  ).toContain('<ConfirmDialog open onConfirm={() => {}} onOpenChange={() => {}} />');
});

test('[STORY-07] a status follows from the results: nobody types it', () => {
  const component = { isDeprecated: false, hasPassed: true, isReleased: true };
  expect(statusOf(component)).toBe('stable');
  expect(statusOf({ ...component, isReleased: false })).toBe('new');
  expect(statusOf({ ...component, hasPassed: false })).toBe('untested');
  expect(statusOf({ ...component, isDeprecated: true })).toBe('deprecated');

  const results = (status: string) => [
    { name: join(root, 'a/a.stories.tsx'), assertionResults: [{ status }] },
  ];
  expect([...passedFiles(results('passed'), 10, () => 5)]).toEqual(['a/a.stories.tsx']);
  expect([...passedFiles(results('failed'), 10, () => 5)]).toEqual([]);
  // Changed since the tests ran.
  expect([...passedFiles(results('passed'), 10, () => 15)]).toEqual([]);
});

test('[STORY-07] no story types a status', () => {
  const typed = readStoryFiles().filter(({ source }) =>
    /tags: \[[^\]]*'(?:stable|new|untested)'/.test(source),
  );
  expect(typed.map(({ file }) => file)).toEqual([]);
});

test('[STORY-09] other names lead to a component, which exists', () => {
  const names = readStoryFiles().map(({ title }) => title.split('/').at(-1));
  expect(Object.keys(synonyms).filter((name) => !names.includes(name))).toEqual([]);

  const entry = { type: 'docs', title: 'Overlays/Dialog', tags: ['dev'] };
  const { entries } = completeEntries(
    { entries: { 'overlays-dialog--docs': entry } },
    new Map([[entry.title, 'new']]),
  );
  expect(entries['overlays-dialog--docs'].anchors).toContainEqual({ id: 'modal', title: 'modal' });
  expect(entries['overlays-dialog--docs'].tags).toEqual(['dev', 'new']);
});

test('[STORY-07] an index that several parts of Storybook ask for bears its status once', async () => {
  const title = 'Overlays/Dialog';
  const storyIndex = { entries: { 'overlays-dialog--docs': { type: 'docs', title, tags: [] } } };
  const generator = { getIndexAndStats: async () => ({ storyIndex, stats: {} }) };
  const { storyIndex: complete } = await completeIndex(completeIndex(generator)).getIndexAndStats();
  const { entries } = complete as { entries: Record<string, { tags: string[] }> };
  expect(entries['overlays-dialog--docs']?.tags).toHaveLength(1);
});

test.each([
  ['date picker', 'DateField'],
  ['datepicker', 'DateField'],
  ['date range picker', 'DateRangeField'],
  ['multi select', 'MultiCombobox'],
  ['tags input', 'MultiCombobox'],
  ['number input', 'NumberField'],
  ['spinbutton', 'NumberField'],
  ['data grid', 'DataTable'],
  ['command palette', 'CommandMenu'],
  ['navbar', 'Header'],
  ['pricing card', 'PlanCard'],
  ['hover card', 'Popover'],
])('[STORY-09] “%s” leads to %s', (word, name) => {
  expect(synonyms[name as keyof typeof synonyms]).toContain(word);
});

test('[STORY-08] each recipe is an item of the registry, with the packages that it needs', () => {
  const [registry, ...items] = makeRegistry().map(({ text }) => JSON.parse(text));
  expect(registry.items.map(({ name }: { name: string }) => name)).toEqual([
    'alert-form',
    'calculator',
    'filter-sheet',
    'list-page',
    'property-summary',
  ]);
  for (const item of items) {
    expect(item).toMatchObject({
      type: 'registry:block',
      dependencies: expect.arrayContaining(['@martelo/ui']),
    });
    expect(item.description).not.toBe('');
    expect(item.files[0].content).toContain('export function');
    // Next takes what has no mark for the server's.
    expect(item.files[0].content.startsWith("'use client';")).toBe(
      /\buseState\b/.test(item.files[0].content),
    );
    // In an app there is neither Storybook nor this repository.
    expect(item.files[0].content).not.toMatch(/storybook|from '\.\.?\//);
  }
});

test('[STORY-08] the index for language models names every component’s address', () => {
  const text = makeLlmsText();
  for (const { folder } of kit.filter(({ exports }) => exports.length > 0))
    if (readStoryFiles().some(({ file }) => file.includes(`/src/${folder}/`)))
      expect(text).toContain(`@martelo/ui/${folder}\``);
});
