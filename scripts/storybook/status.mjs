// How far a component can be trusted, concluded from the tests' results and not typed by anybody.
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { readStoryFiles } from './story-files.mjs';

const root = join(import.meta.dirname, '../..');
/** What `npm test` writes of its stories. */
const report = join(root, 'node_modules/.cache/verify/stories.json');

/** @returns {Map<string, import('./status-meanings.ts').Status>} by title; what is no component has no status */
export function readStatuses() {
  const passed = readPassedFiles();
  const released = readReleasedFolders();
  const components = readStoryFiles().filter(
    ({ file, title }) => file.startsWith('packages/ui/src/') && !/^(?:Foundations|Recipes)\//.test(title),
  );
  return new Map(
    components.map(({ file, title }) => [
      title,
      statusOf({
        isDeprecated: isDeprecated(dirname(join(root, file))),
        hasPassed: passed.has(file),
        isReleased: !released || released.has(dirname(file)),
      }),
    ]),
  );
}

/** @returns {import('./status-meanings.ts').Status} */
export function statusOf({ isDeprecated, hasPassed, isReleased }) {
  if (isDeprecated) return 'deprecated';
  if (!hasPassed) return 'untested';
  return isReleased ? 'stable' : 'new';
}

function isDeprecated(folder) {
  const file = join(folder, `${folder.split(/[\\/]/).at(-1)}.tsx`);
  // Of the component itself, not of one of its props.
  return (
    existsSync(file) &&
    /^\/\*\*(?:(?!\*\/)[\s\S])*@deprecated(?:(?!\*\/)[\s\S])*\*\/\nexport function/m.test(
      readFileSync(file, 'utf8'),
    )
  );
}

/** The story files whose tests all passed, and whose folders have not changed since. */
function readPassedFiles() {
  if (!existsSync(report)) return new Set();
  const { startTime, testResults } = JSON.parse(readFileSync(report, 'utf8'));
  return passedFiles(testResults, startTime);
}

export function passedFiles(testResults, startTime, changedAt = newestIn) {
  return new Set(
    testResults
      .filter(({ assertionResults }) => assertionResults.length > 0)
      .filter(({ assertionResults }) => assertionResults.every(({ status }) => status === 'passed'))
      .filter(({ name }) => changedAt(dirname(name)) < startTime)
      .map(({ name }) => name.replace(`${root}/`, '')),
  );
}

const newestIn = (folder) =>
  Math.max(...readdirSync(folder).map((file) => statSync(join(folder, file)).mtimeMs));

/** The folders that the last release had: its commit is the one that wrote the changelog. */
function readReleasedFolders() {
  const git = (...args) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  try {
    const commit = git('log', '-1', '--format=%H', '--', 'packages/ui/CHANGELOG.md').trim();
    return new Set(git('ls-tree', '-d', '--name-only', commit, 'packages/ui/src/').split('\n'));
  } catch {
    // Without the history nothing can be called new.
    return undefined;
  }
}
