// Weighs every entry of the packed kit and writes packages/ui/sizes.json, which the docs pages print.
import { spawnSync } from 'node:child_process';

const { status } = spawnSync(
  'pnpm',
  ['exec', 'vitest', 'run', '--project', 'packages', 'packages/test/sizes.test.ts', '--testTimeout=900000'],
  { stdio: 'inherit', env: { ...process.env, SIZES: 'write' }, shell: process.platform === 'win32' },
);
process.exitCode = status ?? 1;
