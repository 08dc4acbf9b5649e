// Type checks every package with the native compiler.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const compiler = join(root, 'node_modules/typescript-7/bin/tsc');
const projects = [
  'packages/domain',
  'packages/illustrations',
  'packages/api-client',
  'packages/ui',
  'apps/web',
  'apps/web/service-worker',
  'apps/api',
];

const failed = projects.filter(
  (project) =>
    spawnSync(process.execPath, [compiler, '-p', project], { cwd: root, stdio: 'inherit' }).status !== 0,
);
if (failed.length > 0) console.error(`Type errors in ${failed.join(', ')}.`);
process.exit(failed.length > 0 ? 1 : 0);
