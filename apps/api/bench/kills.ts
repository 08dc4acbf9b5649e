// What is lost when the server is killed, by SIGKILL, again and again: `npm run bench:kills`. Expected: no acknowledged
// write lost, no run left unfinished, no list imported by half. PostgreSQL is needed.
import { parseArgs } from 'node:util';

import { openPostgres } from '../src/catalogue/open-database.ts';
import { killInsideFeeds, killWhileWriting } from '../test/kills.ts';
import { startEngines } from './engines.ts';
import { machine, formatTable, writeReport } from './report.ts';

const { values } = parseArgs({
  args: process.argv.slice(2).filter((word) => word !== '--'),
  options: {
    lists: { type: 'string', default: '9' },
    lots: { type: 'string', default: '3000' },
    writes: { type: 'string', default: '100' },
  },
});
const [lists, lots, writes] = [values.lists, values.lots, values.writes].map(Number) as [
  number,
  number,
  number,
];

const engines = await startEngines(['postgres']);
try {
  const [engine] = engines.all;
  if (engine) {
    const { DATABASE_URL = '' } = await engine.environment();
    const opened = await openPostgres(DATABASE_URL);
    const inFeeds = await killInsideFeeds(DATABASE_URL, opened, { count: lists, size: lots }, console.log);
    const inWrites = await killWhileWriting(DATABASE_URL, opened, writes, console.log);
    await opened.close();
    const { acknowledged, lost, refused } = inWrites;
    formatTable(`Killed inside a list of ${lots} lots`, [{ ...inFeeds }]);
    formatTable('Killed while clients write, acknowledged writes by kind', [
      { kills: inWrites.kills, ...acknowledged, lost: lost.length, refused: refused.length },
    ]);
    for (const what of [...lost, ...new Set(refused)]) console.log(what);
    writeReport('kills', { machine: machine(), inFeeds, inWrites });
    if (lost.length + inFeeds.left + inFeeds.half > 0) process.exitCode = 1;
  }
} finally {
  engines.stop();
}
