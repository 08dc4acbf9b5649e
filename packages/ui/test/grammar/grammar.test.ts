import { join } from 'node:path';

import { beforeAll, describe, expect, test } from 'vitest';

import { renames } from '../../codemod/renames.ts';
import { renamedRows } from '../warnings/renamed-rows.tsx';
import { offencesOf, staleExceptions } from './grammar.ts';
import { type Component, entryFiles, readComponents } from './read-props.ts';
import { silentFields } from './silent-fields.ts';

const offender = join(import.meta.dirname, 'offender.tsx');

let components: readonly Component[];
beforeAll(() => {
  components = readComponents(entryFiles());
}, 120_000);

test('[GRAM-01][GRAM-02][GRAM-05] every exported component keeps to the grammar', () => {
  expect(components.length).toBeGreaterThan(100);
  expect(components.flatMap(offencesOf)).toEqual([]);
});

test('[STORY-05] every prop, and every field of a type that an entry exports, says what it is in an editor', () =>
  expect(silentFields(entryFiles())).toEqual([]));

test('no exception outlives what it is for', () => expect(staleExceptions(components)).toEqual([]));

test('[GRAM-07] every deprecated prop is tried by its old name, and the codemod knows it', () => {
  const tried = new Set(renamedRows.map(([, , , , warning]) => warning?.split(',')[0]));
  const known = Object.values(renames).flatMap((of) =>
    Object.entries(of).flatMap(([name, { props = {}, manual = {} }]) =>
      Object.keys({ ...props, ...manual }).map((prop) => `${name}.${prop}`),
    ),
  );
  const old = components.flatMap(({ name, props }) =>
    [...props.values()]
      .filter(({ own, deprecated }) => own && deprecated)
      .map((prop) => [name, prop.name] as const),
  );
  expect(old.length).toBeGreaterThan(30);
  // ErrorState is an EmptyState, PauseButton an IconButton: they warn under that name.
  const speaks: Readonly<Record<string, string>> = { ErrorState: 'EmptyState', PauseButton: 'IconButton' };
  expect(
    old
      .filter(([name, prop]) => !(prop === 'max' && name === 'PriceRangeField'))
      .map(([name, prop]) => `${speaks[name] ?? name} got ${prop}`)
      .filter((warning) => !tried.has(warning)),
  ).toEqual([]);
  expect(old.map(([name, prop]) => `${name}.${prop}`).filter((prop) => !known.includes(prop))).toEqual([]);
});

describe('what is planted is found', () => {
  let planted: readonly string[];
  beforeAll(() => {
    planted = readComponents([offender]).flatMap(offencesOf);
  }, 120_000);

  test.each([
    'OffendingField.onChange is declared anew; it is the native event and nothing else',
    'OffendingField.onValueChange takes the new value alone',
    'OffendingField.onValueChange stands without defaultValue',
    'OffendingField is a field without id',
    'OffendingField is a field without name',
    'OffendingField is a field without defaultValue',
    'OffendingWords.busy is called loading',
    'OffendingWords.favoriteBusy is called favoriteLoading',
    'OffendingWords.legend is called label',
    'OffendingWords.caption is called label',
    'OffendingWords.level is called headingLevel (or elevation)',
    'OffendingWords.delay is called debounceMs',
    'OffendingWords.dismissible is called onDismiss',
    'OffendingWords.searchDelay says its unit: searchDelayMs',
    'OffendingWords.tone knows success, which is no tone',
    'OffendingWords.tabs is called items, or options where one is chosen',
    'OffendingWords.onTextChange stands without text',
    'OffendingWords takes no className',
    'OffendingWords.tone may be left out, but not be undefined',
  ])('[GRAM-01][GRAM-02][GRAM-05] %s', (offence) => expect(planted).toContain(offence));

  test('[STORY-05] a prop without a docstring, but not an old name that says the new one', () => {
    const silent = silentFields([offender]);
    expect(silent).toContain('OffendingWords.busy');
    expect(silent).not.toContain('OffendingWords.pending');
  });

  test('[GRAM-07] and what is deprecated is left alone', () =>
    expect(planted.filter((offence) => offence.includes('pending'))).toEqual([]));
});
