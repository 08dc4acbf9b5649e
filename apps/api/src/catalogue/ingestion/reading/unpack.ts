import { createReadStream } from 'node:fs';
import { promisify } from 'node:util';
import { createGunzip, gunzip } from 'node:zlib';

import type { Limits } from './limits.ts';
import { formatSize } from './limits.ts';
import { toUnreadable, UnreadableInput } from './unreadable-input.ts';

const inflate = promisify(gunzip);

const isPacked = (bytes: Uint8Array) => bytes[0] === 0x1f && bytes[1] === 0x8b;

/**
 * The bytes as they were before gzip, recognised by the first two bytes and not by the name; others come back as they
 * are.
 */
export async function unpack(name: string, bytes: Uint8Array, limits: Limits): Promise<Uint8Array> {
  refuseLarger(name, bytes.length, limits);
  return isPacked(bytes) ? inflate(bytes, { maxOutputLength: limits.file }) : bytes;
}

/** Throws UnreadableInput for a file larger than the limit. */
export function refuseLarger(name: string, size: number, limits: Limits): void {
  if (size > limits.file) throw new UnreadableInput(name, `tem mais de ${formatSize(limits.file)}.`);
}

async function* inflateChunks(path: string): AsyncGenerator<Uint8Array> {
  const packed = createReadStream(path);
  const unpacked = packed.pipe(createGunzip());
  packed.once('error', (error) => unpacked.destroy(error));
  try {
    yield* unpacked as AsyncIterable<Buffer>;
  } finally {
    packed.destroy();
    unpacked.destroy();
  }
}

/**
 * The content of a file a chunk at a time, before gzip, as {@link unpack}. Throws UnreadableInput under the file's
 * `name`.
 */
export async function* readChunks(path: string, name: string, limits: Limits): AsyncGenerator<Uint8Array> {
  try {
    let read = 0;
    let packed: boolean | undefined;
    const plain = createReadStream(path);
    for await (const chunk of plain as AsyncIterable<Buffer>) {
      packed ??= isPacked(chunk);
      if (packed) break;
      refuseLarger(name, (read += chunk.length), limits);
      yield chunk;
    }
    if (!packed) return;
    for await (const chunk of inflateChunks(path)) {
      read += chunk.length;
      if (read > limits.file) throw new UnreadableInput(name, 'fica grande demais ao ser descompactado.');
      yield chunk;
    }
  } catch (error) {
    throw toUnreadable(name, error);
  }
}
