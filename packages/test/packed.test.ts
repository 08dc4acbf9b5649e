import { globSync } from 'node:fs';
import { join } from 'node:path';

import { describe, expect, test } from 'vitest';

import { app, tool } from './app.ts';
import { run } from './run.ts';

/** What `exports` offers through its wildcard; the other packages name each entry. */
const wildcards: Record<string, RegExp> = {
  domain: /^dist[\\/]([^\\/]+)\.js$/,
  ui: /^dist[\\/]([^\\/]+)[\\/]\1\.js$/,
};

function entriesOf(name: string): string[] {
  const cwd = join(app.root, 'node_modules/@martelo', name);
  return globSync(['dist/*.js', 'dist/*/*.js'], { cwd }).flatMap(
    (file) => wildcards[name]?.exec(file)?.[1] ?? [],
  );
}

describe.each(['openapi', 'domain', 'ui', 'api-client'])('@martelo/%s', (name) => {
  const tarball = app.tarballs[`@martelo/${name}`] ?? '';

  test('publint finds nothing', () => {
    run(app.root, tool('publint'), '--strict', tarball);
  });

  test('attw finds the types of every entry', () => {
    const entries = entriesOf(name);
    if (name in wildcards) expect(entries.length).toBeGreaterThan(15);
    const more = entries.length > 0 ? ['--include-entrypoints', ...entries] : [];
    // A sheet has no types.
    if (name === 'ui') more.push('--exclude-entrypoints', 'styles.css');
    run(app.root, tool('attw'), tarball, '--profile', 'esm-only', '--quiet', ...more);
  });

  test('holds no source, story or test', () => {
    const cwd = join(app.root, 'node_modules/@martelo', name);
    expect(globSync(['**/*.{stories,test}.*', 'src/**'], { cwd })).toEqual([]);
  });
});
