import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const isRead = /(stories|\.test)\.tsx?$|\.d\.ts$|\.css\.ts$/;
const declared = /^export (?:async )?(?:const|function|class|interface|type)\*? ([\w$]+)/gm;
const skipped = /(^|\/)(node_modules|dist)(\/|$)/;

// A star takes no folder whose name begins with a point.
const code = ['**/*.{ts,tsx,mjs}', '.storybook/**/*.{ts,tsx,mjs}'];

function readTexts(root: string, places: readonly string[]): Map<string, string> {
  const paths = globSync([...places], { cwd: root, exclude: (path) => skipped.test(path) });
  return new Map(
    paths.filter((path) => !skipped.test(path)).map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  );
}

/** Names that a file of `folders` exports and no other file below `root` names: `path: name`, sorted. */
export function unusedExports(root: string, folders: readonly string[]): string[] {
  const texts = readTexts(root, code);
  const files = new Map<string, number>();
  for (const text of texts.values())
    for (const word of new Set(text.match(/[\w$]+/g))) files.set(word, (files.get(word) ?? 0) + 1);
  return [...texts]
    .filter(([path]) => folders.some((folder) => path.startsWith(`${folder}/`)) && !isRead.test(path))
    .flatMap(([path, text]) =>
      [...text.matchAll(declared)]
        .map(([, name = '']) => name)
        .filter((name) => files.get(name) === 1)
        .map((name) => `${path}: ${name}`),
    )
    .toSorted();
}

const isTest = /(\.test|\.e2e|\.table)\.tsx?$|(^|\/)(test|testing|e2e|bench)\//;
const comment = /^\s*(\/\*\*[^]*?\*\/|\/\/.*$)/gm;
const deprecated = /^\/\*\*[^\n]*@deprecated[^\n]*\*\/\n.*$/gm;

/**
 * Names that a file of `folders` exports and nothing but tests says again, its own file and the examples of READMEs
 * included: `path: name`, sorted. What is deprecated stays for those who upgrade.
 */
export function deadExports(root: string, folders: readonly string[]): string[] {
  const texts = [...readTexts(root, [...code, 'packages/*/README.md'])].filter(
    ([path]) => !isTest.test(path),
  );
  const words = new Map<string, number>();
  for (const [, text] of texts)
    for (const word of text.replace(comment, '').match(/[\w$]+/g) ?? [])
      words.set(word, (words.get(word) ?? 0) + 1);
  return texts
    .filter(([path]) => folders.some((folder) => path.startsWith(`${folder}/`)) && !isRead.test(path))
    .flatMap(([path, text]) =>
      [...text.replace(deprecated, '').matchAll(declared)]
        .map(([, name = '']) => name)
        .filter((name) => words.get(name) === 1)
        .map((name) => `${path}: ${name}`),
    )
    .toSorted();
}
