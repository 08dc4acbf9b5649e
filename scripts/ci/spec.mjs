// Prints the requirement ids that no test names. With --check it fails where a test names an id that does not exist, or
// where an id stands for two requirements.

import { globSync, readFileSync } from 'node:fs';

const requirements = 'docs/requirements.md';
const tests = '{packages,apps,openapi,scripts}/**/*.{test.ts,test.tsx,stories.tsx,e2e.ts,spec.ts}';

/** A test's title: the text that opens a call's arguments. */
const title = /\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;
const idInTitle = /\[([A-Z]+-\d+)\]/g;
/** A story names its ids by its tags. */
const storyTags = /\btags:\s*\[([^\]]*)\]/g;
const idInTags = /'([A-Z]+-\d+)'/g;

/** @returns {Map<string, string[]>} the ids of each group, in the document's order */
function readGroups() {
  const groups = new Map();
  let ids = [];
  for (const line of readFileSync(requirements, 'utf8').split('\n')) {
    if (line.startsWith('## ')) groups.set(line.slice(3), (ids = []));
    const id = /^\| ([A-Z]+-\d+) +\|/.exec(line)?.[1];
    if (id) ids.push(id);
  }
  return groups;
}

const exclude = (path) => /(^|\/)(node_modules|dist)$/.test(path);

/** @returns {Map<string, string[]>} the files that name each id */
function readNames() {
  const names = new Map();
  for (const file of globSync(tests, { exclude }).sort()) {
    const source = readFileSync(file, 'utf8');
    const found = file.endsWith('.stories.tsx')
      ? [...source.matchAll(storyTags)].flatMap(([, tags]) => [...tags.matchAll(idInTags)])
      : [...source.matchAll(title)].flatMap(([, , text]) => [...text.matchAll(idInTitle)]);
    for (const [, id] of found) names.set(id, [...(names.get(id) ?? []), file]);
  }
  return names;
}

const groups = readGroups();
const names = readNames();
const all = [...groups.values()].flat();
const known = new Set(all);

for (const [group, ids] of groups) {
  const unnamed = ids.filter((id) => !names.has(id));
  if (unnamed.length > 0) console.log(`${group}\n  ${unnamed.join(' ')}`);
}
const named = [...known].filter((id) => names.has(id)).length;
console.log(`${named} of ${known.size} requirements are named by a test, ${known.size - named} by none.`);

const unknown = [...names].filter(([id]) => !known.has(id));
for (const [id, files] of unknown)
  console.error(`${id} does not exist in ${requirements}: ${[...new Set(files)].join(', ')}`);
const repeated = new Set(all.filter((id, place) => all.indexOf(id) < place));
for (const id of repeated) console.error(`${id} stands for several requirements in ${requirements}`);
if (unknown.length + repeated.size > 0 && process.argv.includes('--check')) process.exitCode = 1;
