// The score of the contract by IBM's validator, 0 to 100; fails below the bar. Good public documents have 31 to 48.
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const bar = 60;
const folder = join(import.meta.dirname, '../../openapi');
const cli = join(folder, 'node_modules/ibm-openapi-validator/src/cli-validator/index.js');

/** The validator's exit code tells of findings; the score alone is asked for here. */
function run() {
  const options = { cwd: folder, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 };
  try {
    return execFileSync(process.execPath, [cli, '-q', '--json', '-r', 'default', 'document.json'], options);
  } catch (error) {
    if (error.stdout) return error.stdout;
    throw error;
  }
}

const { overall, ...parts } = JSON.parse(run()).impactScore.categorizedSummary;
const detail = Object.entries(parts).map(([name, score]) => `${name} ${score}`);
console.log(`${overall} of 100 (${detail.join(', ')}); at least ${bar} are wanted.`);
process.exit(overall >= bar ? 0 : 1);
