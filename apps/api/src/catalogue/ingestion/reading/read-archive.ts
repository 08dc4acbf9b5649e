import { createReadStream, createWriteStream } from 'node:fs';
import { join } from 'node:path';
import { PassThrough, pipeline, Transform } from 'node:stream';
import { pipeline as finished } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';

import { extract } from 'tar-stream';

import type { InputFile } from './input-file.ts';
import { type Limits, formatSize } from './limits.ts';
import { isListName } from './list-name.ts';
import { readChunks, refuseLarger } from './unpack.ts';
import { UnreadableInput } from './unreadable-input.ts';

/** Stops a stream past this many bytes: an archive may unpack to far more than its size. */
function limitSize(name: string, { archive }: Limits): Transform {
  let passed = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      passed += chunk.length;
      if (passed > archive)
        done(new UnreadableInput(name, `tem mais de ${formatSize(archive)} ao ser descompactado.`));
      else done(null, chunk);
    },
  });
}

/** The lists in a tar archive, in the archive's order, each copied into `folder`, from where it can be read again. */
export async function* readArchive(
  path: string,
  name: string,
  limits: Limits,
  folder: () => string,
): AsyncGenerator<InputFile> {
  const entries = extract();
  const gunzip = path.toLowerCase().endsWith('.tar') ? new PassThrough() : createGunzip();
  const unpacked = pipeline(createReadStream(path), gunzip, limitSize(name, limits), (error) => {
    if (error) entries.destroy(error);
  });
  unpacked.pipe(entries);
  try {
    for await (const entry of entries) {
      const { type, size } = entry.header;
      if (type !== 'file' || !isListName(entry.header.name)) {
        entry.resume();
        continue;
      }
      const inside = `${name}/${entry.header.name}`;
      refuseLarger(inside, size, limits);
      const copy = join(folder(), crypto.randomUUID());
      await finished(entry, createWriteStream(copy));
      yield { name: inside, chunks: () => readChunks(copy, inside, limits) };
    }
  } finally {
    unpacked.destroy();
  }
}
