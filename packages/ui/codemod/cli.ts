#!/usr/bin/env node
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';

import { transform } from './transform.ts';

const usage = `Moves an application to the present props of @martelo/ui.

  npx @martelo/ui codemod [--dry] <file or folder> …

It changes .tsx, .ts, .jsx and .js files, prints which, and lists the places that want a person.
--dry   changes nothing
--help  says this
`;

const isLeftOut = (folder: string) =>
  folder === 'node_modules' || folder === 'dist' || folder.startsWith('.');

/** Folder by folder, so that those that are left out are not even read. */
const sourcesIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (isLeftOut(entry.name)) return [];
    if (entry.isDirectory()) return sourcesIn(path);
    return /\.[jt]sx?$/.test(entry.name) ? [path] : [];
  });

const sources = (path: string): string[] => (statSync(path).isDirectory() ? sourcesIn(path) : [path]);

function run(paths: readonly string[], dry: boolean): void {
  let files = 0;
  let remarks = 0;
  for (const file of new Set(paths.flatMap(sources))) {
    const before = readFileSync(file, 'utf8');
    if (!before.includes('@martelo/ui')) continue;
    try {
      const after = transform(before);
      for (const { line, text } of after.remarks)
        process.stdout.write(`? ${relative('.', file)}:${line}  ${text}\n`);
      remarks += after.remarks.length;
      if (after.changed === 0) continue;
      files += 1;
      process.stdout.write(`${dry ? 'would change' : 'changed'} ${relative('.', file)} (${after.changed})\n`);
      if (!dry) writeFileSync(file, after.code);
    } catch (reason) {
      remarks += 1;
      process.stdout.write(`? ${relative('.', file)}  could not be read: ${String(reason)}\n`);
    }
  }
  process.stdout.write(`${files} files changed, ${remarks} places for a person\n`);
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: { dry: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
    });
  } catch (reason) {
    process.stderr.write(`${reason instanceof Error ? reason.message : String(reason)}\n\n`);
    return null;
  }
}

const read = readArguments();
const [command, ...paths] = read?.positionals ?? [];
const missing = paths.filter((path) => !existsSync(path));
if (read?.values.help) process.stdout.write(usage);
else if (!read || command !== 'codemod' || paths.length === 0) {
  process.stderr.write(usage);
  process.exitCode = 2;
} else if (missing.length > 0) {
  process.stderr.write(`Not found: ${missing.join(', ')}\n`);
  process.exitCode = 1;
} else run(paths, read.values.dry);
