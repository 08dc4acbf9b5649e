// Everything that must hold before a change lands, each step timed, all that is red told at once; `fast` leaves out
// browsers, builds, the server's tests, which want databases, and what takes long and seldom finds anything: the proofs
// of regular expressions, and the second and third opinion of the contract.
import { spawn } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

const root = join(import.meta.dirname, '../..');
const results = join(root, 'node_modules/.cache/verify');
const failedHooks = join(results, 'failed-hooks.jsonl');
const fast = process.argv[2] === 'fast';
// Tests of the server and of stories wait for processes and pages of their own: with a worker for each core one core in
// ten would rest.
const workers = Math.ceil(availableParallelism() * (fast ? 1 : 1.5));
const onNode = ['--config', 'vitest.node.config.ts'];
const vitest = (name, ...args) => [
  'pnpm',
  'exec',
  'vitest',
  'run',
  ...args,
  `--maxWorkers=${workers}`,
  '--reporter=default',
  '--reporter=json',
  '--reporter=./scripts/ci/failed-hooks.ts',
  `--outputFile.json=${join(results, `${name}.json`)}`,
];

/** @typedef {[name: string, command: string[]]} Step */

/** @type {Step[]} */
const opinions = [
  [
    'contract, Spectral and OWASP',
    [
      'pnpm',
      '--filter',
      '@martelo/openapi',
      'exec',
      'spectral',
      'lint',
      'document.json',
      '--ruleset',
      'spectral.yaml',
      '--fail-severity',
      'warn',
    ],
  ],
  ['contract, IBM', ['node', 'scripts/contract/score-contract.mjs']],
];

/** Two rows of steps that want one core each, done side by side; what they say comes whole at the end of each. */
/** @type {Step[][]} */
const beside = [
  [
    ['format', ['pnpm', 'exec', 'oxfmt', '--check', '.']],
    ['lint', ['pnpm', 'exec', 'oxlint']],
    ['types', ['node', 'scripts/ci/types.mjs', ...(fast ? [] : ['--whole'])]],
  ],
  [
    ['contract', ['pnpm', '--filter', '@martelo/openapi', 'exec', 'redocly', 'lint', 'document.json']],
    ['contract is current', ['node', 'openapi/generate.ts', '--check']],
    ['requirement ids', ['node', 'scripts/ci/spec.mjs', '--check']],
    ...(fast ? [] : opinions),
  ],
];

/** What uses every core. */
/** @type {Step} */
const unit = [
  fast ? 'unit' : 'unit and server',
  vitest(
    'unit',
    ...onNode,
    '--project',
    '!packages*',
    ...(fast ? ['--project', '!api', '--exclude', '**/redos.test.ts'] : []),
  ),
];

/** Rows done side by side as above, before the two that use every core again. */
/** @type {Step[][]} */
const made = [
  [
    ['flows through Prism', ['node', 'scripts/contract/flows.mjs', '--prism']],
    ['build', ['node', 'scripts/ci/build-if-stale.mjs']],
  ],
  [['packages', vitest('packages', ...onNode, '--project', 'packages')]],
];
/** @type {Step[]} */
const inBrowser = [
  ['stories', vitest('stories', '--project', 'stories*')],
  ['end to end', ['pnpm', '--filter', '@martelo/web', 'exec', 'playwright', 'test']],
];

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const env = {
  ...process.env,
  FAILED_HOOKS: failedHooks,
  // Servers and commands are started by the dozen: what one has compiled the next one reads.
  NODE_COMPILE_CACHE: join(root, 'node_modules/.cache/compile'),
  PLAYWRIGHT_JSON_OUTPUT_NAME: join(results, 'e2e.json'),
  TZ: 'America/Sao_Paulo',
};
/** @type {[name: string, seconds: number, ok: boolean][]} */
const timed = [];
let failed = false;

/** @param {Step} step */
async function take([name, [command, ...args]], isBeside) {
  if (!isBeside) console.log(`\n— ${name}`);
  const start = performance.now();
  const child = spawn(command, args, {
    cwd: root,
    stdio: isBeside ? ['ignore', 'pipe', 'pipe'] : 'inherit',
    env,
    shell: process.platform === 'win32',
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (chunk) => (said += chunk));
  const ok = await new Promise((resolve) => {
    child.once('error', () => resolve(false));
    child.once('close', (code) => resolve(code === 0));
  });
  if (isBeside) console.log(`\n— ${name}\n${said}`);
  timed.push([name, (performance.now() - start) / 1000, ok]);
  failed ||= !ok;
}

/** @param {Step[][]} rows */
const takeBeside = (rows) =>
  Promise.all(
    rows.map(async (row) => {
      for (const step of row) await take(step, true);
    }),
  );
await takeBeside(beside);
await take(unit, false);
if (!fast) {
  await takeBeside(made);
  for (const step of inBrowser) await take(step, false);
}

const read = (name) => {
  try {
    return JSON.parse(readFileSync(join(results, `${name}.json`), 'utf8'));
  } catch {
    return null;
  }
};
const total = { passed: 0, failed: 0, skipped: 0 };
for (const report of [read('unit'), read('packages'), read('stories')]) {
  if (!report) continue;
  total.passed += report.numPassedTests;
  total.failed += report.numFailedTests;
  total.skipped += report.numPendingTests + report.numTodoTests;
}
const flows = read('e2e')?.stats;
if (flows) {
  total.passed += flows.expected + flows.flaky;
  total.failed += flows.unexpected;
  total.skipped += flows.skipped;
}

/** What passed only at a second try: told by name, for whoever looks into it. */
function* flakyTests(report) {
  for (const { name, assertionResults } of report?.testResults ?? [])
    for (const { status, fullName, failureMessages } of assertionResults)
      if (status === 'passed' && failureMessages.length > 0)
        yield `${relative(root, name)}: ${fullName}: ${firstWords(failureMessages[0])}`;
}
function* flakyFlows(suite) {
  for (const spec of suite.specs ?? [])
    if (spec.tests.some(({ status }) => status === 'flaky')) yield `${spec.file}: ${spec.title}`;
  for (const inner of suite.suites ?? []) yield* flakyFlows(inner);
}

/** What failed, by file, name and the first words of its message: read where only the end of the output is kept. */
const firstWords = (message) =>
  stripVTControlCharacters(message ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .slice(0, 4)
    .join(' | ');
function* failedTests(report) {
  for (const { name, message, status, assertionResults } of report?.testResults ?? []) {
    const file = relative(root, name);
    const tests = assertionResults.filter((test) => test.status === 'failed');
    if (status === 'failed' && tests.length === 0) yield `${file}: ${firstWords(message)}`;
    for (const test of tests) yield `${file}: ${test.fullName}: ${firstWords(test.failureMessages[0])}`;
  }
}
function* failedFlows(suite) {
  for (const spec of suite.specs ?? [])
    for (const { status, projectName, results: tries } of spec.tests)
      if (status === 'unexpected')
        yield `${projectName} ${spec.file}: ${spec.title}: ${firstWords(tries.at(-1)?.error?.message)}`;
  for (const inner of suite.suites ?? []) yield* failedFlows(inner);
}

function* hooks() {
  if (!existsSync(failedHooks)) return;
  for (const line of readFileSync(failedHooks, 'utf8').trim().split('\n')) {
    const { file, name, message } = JSON.parse(line);
    yield `${relative(root, file)}: before or after ${name}: ${firstWords(message)}`;
  }
}

console.log();
for (const hook of hooks()) console.log(`failed: ${hook}`);
for (const report of ['unit', 'packages', 'stories'])
  for (const test of failedTests(read(report))) console.log(`failed: ${test}`);
for (const suite of read('e2e')?.suites ?? [])
  for (const flow of failedFlows(suite)) console.log(`failed: ${flow}`);
for (const report of ['unit', 'packages', 'stories'])
  for (const test of flakyTests(read(report))) console.log(`passed at a second try: ${test}`);
for (const suite of read('e2e')?.suites ?? [])
  for (const flow of flakyFlows(suite)) console.log(`passed at a second try: ${flow}`);
for (const [name, seconds, ok] of timed)
  console.log(`${ok ? 'ok  ' : 'FAIL'} ${name} (${seconds.toFixed(1)} s)`);
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exit(failed || total.failed > 0 ? 1 : 0);
