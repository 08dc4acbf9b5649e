import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';

import type { Limits } from './limits.ts';
import { printSize } from './limits.ts';
import { UnreadableInput } from './unreadable-input.ts';

const inflate = promisify(gunzip);

/** The bytes as they were before gzip, told by the first two bytes and not by the name; others come back as they are. */
export async function unpack(name: string, bytes: Uint8Array, limits: Limits): Promise<Uint8Array> {
  refuseLarger(name, bytes.length, limits);
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  return inflate(bytes, { maxOutputLength: limits.file });
}

/** Throws UnreadableInput for a file larger than the limit. */
export function refuseLarger(name: string, size: number, limits: Limits): void {
  if (size > limits.file) throw new UnreadableInput(name, `tem mais de ${printSize(limits.file)}.`);
}
