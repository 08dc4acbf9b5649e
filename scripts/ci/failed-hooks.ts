import { appendFileSync, mkdirSync } from 'node:fs';
import { dirname } from 'node:path';

import type { Reporter, TestSuite } from 'vitest/node';

/**
 * Writes what fails before or after a suite's tests, one JSON line each with `file`, `name` and `message`, to the file
 * that FAILED_HOOKS names. The JSON reporter says only that such a file failed, not why.
 */
export default class FailedHooks implements Reporter {
  readonly #file = process.env['FAILED_HOOKS'];

  onTestSuiteResult(suite: TestSuite): void {
    if (!this.#file) return;
    for (const { message } of suite.errors()) {
      mkdirSync(dirname(this.#file), { recursive: true });
      const line = { file: suite.module.moduleId, name: suite.fullName, message };
      appendFileSync(this.#file, `${JSON.stringify(line)}\n`);
    }
  }
}
