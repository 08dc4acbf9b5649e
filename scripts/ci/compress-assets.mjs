// Writes a brotli and a gzip twin beside each built text file, at their best quality, so that no request pays for it.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const folder = join(import.meta.dirname, '../../apps/web/dist/client/assets');
const smallest = 512;

for (const name of globSync('**/*.{js,css}', { cwd: folder })) {
  const file = join(folder, name);
  const bytes = readFileSync(file);
  if (bytes.length < smallest) continue;
  writeFileSync(
    `${file}.br`,
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  );
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}
