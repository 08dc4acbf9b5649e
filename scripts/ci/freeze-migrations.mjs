// Adds the migrations that are not yet in apps/api/migrations/landed.sha256. What is in it stays: a landed file is
// never edited, since databases that ran it do not run it again.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = process.argv[2] ?? join(import.meta.dirname, '../../apps/api/migrations');
const list = join(folder, 'landed.sha256');
const hashOf = (name) =>
  createHash('sha256')
    .update(readFileSync(join(folder, name)))
    .digest('hex');

const lines = readFileSync(list, 'utf8').split('\n').filter(Boolean);
const landed = new Map(lines.map((line) => line.split('  ').toReversed()));
const files = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .sort();

const changed = files.filter((name) => landed.has(name) && landed.get(name) !== hashOf(name));
const gone = [...landed.keys()].filter((name) => !files.includes(name));
if (changed.length + gone.length > 0) {
  console.error(
    `Landed migrations are never edited or removed; bring these back and add a new file: ${[...changed, ...gone].join(', ')}`,
  );
  process.exit(1);
}

const added = files.filter((name) => !landed.has(name));
for (const name of added) landed.set(name, hashOf(name));
const sorted = [...landed].toSorted(([a], [b]) => (a < b ? -1 : 1));
writeFileSync(list, sorted.map(([name, hash]) => `${hash}  ${name}\n`).join(''));
console.log(added.length > 0 ? `Added: ${added.join(', ')}` : 'All migrations are in the list.');
