import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const isRead = /(stories|\.test)\.tsx?$|\.d\.ts$|\.css\.ts$/;
const declared = /^export (?:async )?(?:const|function|class|interface|type)\*? ([\w$]+)/gm;
const skipped = /(^|\/)(node_modules|dist)(\/|$)/;

/** Names that a file of `folders` exports and no other file below `root` names: `path: name`, sorted. */
export function unusedExports(root: string, folders: readonly string[]): string[] {
  // A star takes no folder whose name begins with a point.
  const places = ['**/*.{ts,tsx,mjs}', '.storybook/**/*.{ts,tsx,mjs}'];
  const paths = globSync(places, { cwd: root, exclude: (path) => skipped.test(path) });
  const texts = new Map(
    paths.filter((path) => !skipped.test(path)).map((path) => [path, readFileSync(join(root, path), 'utf8')]),
  );
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
