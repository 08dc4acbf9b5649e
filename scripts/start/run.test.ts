import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const run = (command: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  spawnSync(process.execPath, ['scripts/run.mjs', ...command], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
const echo = ['node', '-e', 'console.log(JSON.stringify(process.argv.slice(1)))', '--'];
const odd = ['a b', '$HOME', '"quoted"', "it's", '*', '--json', ';', ''];

test('a program gets its arguments as they are, and has the standard output for itself', () => {
  const { stdout, status } = run([...echo, ...odd], { npm_config_user_agent: 'npm/11.0.0' });
  expect([status, JSON.parse(stdout)]).toEqual([0, odd]);
});

test('brought along by npx, it gets them too', () => {
  const { stdout, status } = run([], { MARTELO_COMMAND_LINE: JSON.stringify([...echo, ...odd]) });
  expect([status, JSON.parse(stdout)]).toEqual([0, odd]);
});

test('what the program ends with is what is ended with', () => {
  expect(run(['node', '-e', 'process.exit(3)']).status).toBe(3);
});

test('each command of the README needs npm alone', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const named = [...readme.matchAll(/(?:^|`|off )npm (?:run )?(?:--silent )?([a-z:]+)/gm)].map(
    ([, name]) => name,
  );
  const commands = [...new Set(named)].filter((name) => !['install', 'run'].includes(name));
  expect(commands).toEqual(expect.arrayContaining(['start', 'test']));
  for (const name of commands) expect(scripts[name], name).toMatch(/^node scripts\/run\.mjs /);
  expect(readme).not.toMatch(/`pnpm (?!exec|--filter)/);
});

test('the README names the benchmarks that `npm run bench` runs, and those that it leaves out', () => {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const [, stated = '', leftOut = ''] =
    /^\| `npm run bench` (.*); ([^;]*) are no part of it/m.exec(readme) ?? [];
  const namesIn = (text: string | undefined) => text?.match(/bench:[a-z]+/g)?.toSorted() ?? [];
  const each = namesIn(scripts['bench:each']);
  const others = Object.keys(scripts).filter((name) => /^bench:(?!each$)/.test(name) && !each.includes(name));
  expect([namesIn(stated), namesIn(leftOut)]).toEqual([each, others.toSorted()]);
});
