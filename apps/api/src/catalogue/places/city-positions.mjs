// Writes city-positions.txt: node city-positions.mjs municipios.csv (see city-positions.md).
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [source] = process.argv.slice(2);
const hundredths = (text) => Math.round(Number(text) * 100);

const rows = readFileSync(source, 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(','))
  .map(([id, , latitude, longitude]) => [Number(id), hundredths(latitude), hundredths(longitude)])
  .sort(([one], [other]) => one - other);

const lines = rows.map(
  ([id, latitude, longitude], at) => `${id - (rows[at - 1]?.[0] ?? 0)} ${latitude} ${longitude}`,
);
writeFileSync(join(import.meta.dirname, 'city-positions.txt'), `${lines.join('\n')}\n`);
