// Runs a package script with Node ≥ 24 and pnpm ≥ 12, brought through npx when the machine lacks them.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const task = process.argv[2];
const root = join(import.meta.dirname, '..');
const shell = process.platform === 'win32';
const pnpm = spawnSync('pnpm', ['--version'], { encoding: 'utf8', shell, timeout: 10_000 });
const ready =
  Number(process.versions.node.split('.')[0]) >= 24 &&
  pnpm.status === 0 &&
  /^(1[2-9]|[2-9]\d)\./.test(pnpm.stdout.trim());

const inner = `pnpm install --frozen-lockfile && pnpm run ${task}`;
const { status } = spawnSync(ready ? inner : `npx -y -p node@24 -p pnpm@12 -c "${inner}"`, {
  cwd: root,
  stdio: 'inherit',
  shell: true,
});
process.exit(status ?? 1);
