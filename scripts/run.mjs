// Runs a program with Node ≥ 24 and pnpm ≥ 12, brought through npx when the machine lacks them, and with what the
// lockfile names installed: `node scripts/run.mjs node apps/api/src/commands/ingest.ts …`. What the program says on its
// standard output stays alone there.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');
const shell = process.platform === 'win32';
const commandLine = 'MARTELO_COMMAND_LINE';
const nodeIsNew = Number(process.versions.node.split('.')[0]) >= 24;

/** Runs it and ends with its status; arguments pass as they are. */
function runAndEnd([program, ...args], options = {}) {
  const { status } = spawnSync(program, args, { cwd: process.cwd(), stdio: 'inherit', ...options });
  process.exit(status ?? 1);
}

function install() {
  const stdio = ['ignore', process.stderr, process.stderr];
  const { status } = spawnSync('pnpm', ['install', '--frozen-lockfile'], { cwd: root, stdio, shell });
  if (status !== 0) process.exit(status ?? 1);
}

function hasPnpm() {
  const { status, stdout } = spawnSync('pnpm', ['--version'], { encoding: 'utf8', shell, timeout: 10_000 });
  return status === 0 && /^(1[2-9]|[2-9]\d)\./.test(stdout.trim());
}

const brought = process.env[commandLine];
if (brought !== undefined) {
  const { [commandLine]: _, ...env } = process.env;
  install();
  runAndEnd(JSON.parse(brought), { env, shell });
}

const command = process.argv.slice(2);
// pnpm installs by itself what is missing before it runs a script.
if (nodeIsNew && /^pnpm\/(1[2-9]|[2-9]\d)\./.test(process.env['npm_config_user_agent'] ?? ''))
  runAndEnd(command, { shell });
if (nodeIsNew && hasPnpm()) {
  install();
  runAndEnd(command, { shell });
}
// A shell would read the arguments anew: they go around it.
runAndEnd(['npx', '-y', '-p', 'node@24', '-p', 'pnpm@12', '-c', 'node scripts/run.mjs'], {
  cwd: root,
  shell,
  env: { ...process.env, [commandLine]: JSON.stringify(command) },
});
