import { createReadStream } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { PassThrough, pipeline, Transform } from 'node:stream';
import { createGunzip } from 'node:zlib';

import { extract } from 'tar-stream';

import { type Limits, printSize } from './limits.ts';
import { isListName } from './list-name.ts';
import { refuseLarger, unpack } from './unpack.ts';
import { UnreadableInput } from './unreadable-input.ts';

/** Stops a stream past so many bytes: what an archive unpacks to is not what it weighs. */
function atMost(name: string, { archive }: Limits): Transform {
  let passed = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      passed += chunk.length;
      if (passed > archive)
        done(new UnreadableInput(name, `tem mais de ${printSize(archive)} ao ser descompactado.`));
      else done(null, chunk);
    },
  });
}

/** The lists in a tar archive, one in memory at a time, in the archive's order. */
export async function* readArchive(path: string, name: string, limits: Limits) {
  const entries = extract();
  const gunzip = path.toLowerCase().endsWith('.tar') ? new PassThrough() : createGunzip();
  const unpacked = pipeline(createReadStream(path), gunzip, atMost(name, limits), (error) => {
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
      yield { name: inside, bytes: await unpack(inside, await buffer(entry), limits) };
    }
  } finally {
    unpacked.destroy();
  }
}
