import { sampleNow } from '@martelo/domain/testing';
import { createElement, type ElementType } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { resetWarnings } from '../../src/internal/warn-dev.ts';
import { NowProvider } from '../../src/now-provider/now-provider.tsx';
import { auctionRows } from './auction-rows.tsx';
import { formRows } from './form-rows.tsx';
import { layoutRows } from './layout-rows.tsx';
import { pageRows } from './page-rows.tsx';
import { renamedRows } from './renamed-rows.tsx';
import { nothing } from './row.ts';

const rows = [...auctionRows, ...formRows, ...layoutRows, ...pageRows, ...renamedRows];

/** Within another provider one may do without an instant. */
const render = (component: ElementType, props: object) => {
  const element = createElement(component, props);
  if (component === NowProvider) return renderToString(element);
  return renderToString(
    <NowProvider now={sampleNow} fixed>
      {element}
    </NowProvider>,
  );
};

const nameOf = (component: ElementType): string =>
  Object.entries(exported).find(([, own]) => own === component)?.[0] ?? String(component);

const isComponent = (name: string, value: unknown) =>
  /^[A-Z][a-z]/.test(name) && (typeof value === 'function' || (typeof value === 'object' && value !== null));

const modules = import.meta.glob<Record<string, unknown>>(
  ['../../src/*/*.tsx', '!../../src/**/*.stories.tsx', '!../../src/**/*.test.tsx'],
  {
    eager: true,
  },
);
const exported = Object.fromEntries(
  Object.entries(modules)
    .filter(([path]) => /\/([^/]+)\/\1\.tsx$/.test(path))
    .flatMap(([, module]) => Object.entries(module))
    .filter(([name, value]) => isComponent(name, value)),
);

const errors = vi.spyOn(console, 'error');

beforeEach(() => {
  resetWarnings();
  errors.mockReset().mockReturnValue(undefined);
});

afterEach(() => vi.unstubAllEnvs());

const sources = import.meta.glob<string>(['../../src/*/*.tsx', '!../../src/**/*.{stories,test}.tsx'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

test('every component that warns has its row of wrong props', () => {
  const tried = new Set<unknown>(rows.map(([component]) => component));
  const untried = Object.entries(sources)
    .filter(([path, source]) => /\/([^/]+)\/\1\.tsx$/.test(path) && source.includes('/internal/warn-'))
    .filter(([path]) => !Object.values(modules[path] ?? {}).some((component) => tried.has(component)));
  expect(untried.map(([path]) => path)).toEqual([]);
});

describe.each(rows.map((row) => [nameOf(row[0]), row[1], row] as const))('%s, %s', (_name, _wrong, row) => {
  const [component, , props, says, warning] = row;

  test('is rendered all the same, and said to the developer once in three parts', () => {
    const html = render(component, props);
    if (says === nothing) expect(html).toBe('');
    else {
      expect(html).not.toBe('');
      expect(html).toContain(says);
    }
    expect(html).not.toMatch(/\b(undefined|NaN|null|Invalid Date)\b|\[object/);
    expect(errors.mock.calls.map(([text]) => String(text))).toEqual(
      warning === null
        ? []
        : [expect.stringMatching(new RegExp(`^${escape(warning)}.*\\. .*\\. (Pass|Parse|Give) .*\\.$`))],
    );
  });

  test('says nothing in production', () => {
    vi.stubEnv('NODE_ENV', 'production');
    expect(() => render(component, props)).not.toThrow();
    expect(errors).not.toHaveBeenCalled();
  });
});

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
