// Makes the demonstration's bonus files anew from their sources: `npm run demo-content`. What it makes is committed.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { buildFiles } from './build-files.ts';
import { contentFolder } from './read-guide.ts';

for (const [file, content] of buildFiles()) {
  writeFileSync(join(contentFolder, 'files', file), content);
  console.log(`${file}: ${Math.ceil(content.length / 1000)} kB`);
}
