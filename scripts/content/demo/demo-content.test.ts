import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterEach, expect, test } from 'vitest';

import { buildFiles } from './build-files.ts';
import { contentFolder } from './read-guide.ts';

const files = join(contentFolder, 'files');
const zone = process.env['TZ'];
afterEach(() => {
  if (zone === undefined) delete process.env['TZ'];
  else process.env['TZ'] = zone;
});

test.each(['UTC', 'America/Sao_Paulo', 'Pacific/Kiritimati'])(
  '[WAY-15] building the bonus files again gives the committed bytes (%s)',
  (timeZone) => {
    process.env['TZ'] = timeZone;
    const built = buildFiles();
    expect(built.size).toBe(9);
    for (const [name, content] of built)
      expect(content.equals(readFileSync(join(files, name))), `${name}: run npm run demo-content`).toBe(true);
  },
);

test('[WAY-15] every committed file has a source', () => {
  const sources = [...buildFiles().keys(), 'como-ler-a-matricula.mp4', 'arrematei-e-agora.mp4'];
  expect(readdirSync(files).toSorted()).toEqual(sources.toSorted());
});
